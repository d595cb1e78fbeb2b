import type { ArtefactName } from 'shared/contract';
import type { FailureClass } from 'shared/failure-classes';

export interface Vital {
  metric: 'LCP' | 'INP' | 'CLS';
  /** The pattern of the page's path: never an address. */
  route: string;
  value: number;
}

/** What a page saw of one version, as `supabase/functions/section-health/beacon.ts` parses it. */
export interface ArtefactReport {
  name: ArtefactName;
  version: string;
  failures: FailureClass[];
  errors: { failure: FailureClass; summary: string }[];
  vitals: Vital[];
}
