import type { ArtefactName } from 'shared/contract';
import type { ArtefactReport, Vital } from './artefactReport.ts';
import { errorSummary } from './errorSummary.ts';
import type { HealthEvent } from './healthEvents.ts';

/** The backend refuses more. */
const maxErrors = 3;

export type PageReport = ReturnType<typeof pageReport>;

/**
 * Collects what this page sees. Each version counts as one view, and each class of failure once.
 *
 * @param versionOf The version of an artefact that the page uses now, if any.
 */
export function pageReport(versionOf: (name: ArtefactName) => string | undefined) {
  const reports = new Map<string, ArtefactReport>();
  const vitals = new Map<Vital['metric'], Vital & { name: ArtefactName }>();

  function reportOf(name: ArtefactName, version: string): ArtefactReport {
    const key = `${name} ${version}`;
    const report = reports.get(key) ?? { name, version, failures: [], errors: [], vitals: [] };
    reports.set(key, report);
    return report;
  }

  return {
    addEvent({ name, version, error }: HealthEvent): void {
      // `unpublished` is no version's failure.
      if (error?.failure === 'unpublished') return;
      const { failures, errors } = reportOf(name, version);
      if (!error) return;
      const { failure, cause = error } = error;
      if (!failures.includes(failure)) failures.push(failure);
      const summary = errorSummary(cause);
      const isNew = !errors.some((one) => one.summary === summary);
      if (summary && isNew && errors.length < maxErrors) errors.push({ failure, summary });
    },
    /** Keeps a page's latest value of a metric, and which artefact it belongs to. */
    setVital(name: ArtefactName, vital: Vital): void {
      vitals.set(vital.metric, { name, ...vital });
    },
    /** One for each version that the page tried, and the shell's. */
    artefacts(): ArtefactReport[] {
      const shell = versionOf('shell');
      if (shell) reportOf('shell', shell);
      for (const { name, ...vital } of vitals.values()) {
        const version = versionOf(name);
        // Rendered HTML may belong to a version that is not loaded yet.
        if (version) reportOf(name, version).vitals.push(vital);
      }
      return [...reports.values()];
    },
  };
}
