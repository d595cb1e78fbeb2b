import type { RemoteName } from 'shared/contract';
import type { RemoteFailure } from '../federation/RemoteError.ts';

export type ArtefactName = RemoteName | 'shell';

/** Why a version failed in a page; `uncaught` is an error that nothing caught. */
export type Failure = RemoteFailure | 'uncaught';

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
  failures: Failure[];
  errors: { failure: Failure; summary: string }[];
  vitals: Vital[];
}
