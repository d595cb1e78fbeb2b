import type { RemoteName } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { withTimeout } from '../src/federation/withTimeout.ts';
import type { LiveSections } from './liveSections.ts';
import type { SectionFile } from './loadSection.ts';
import type { Pool } from './pool.ts';
import { ProcessExited } from './renderProcess.ts';
import type { TaskKind, Tasks } from './tasks.ts';

/** Below nginx's `proxy_read_timeout`, and above any section's own timeout. */
const limitMs = 2500;

/** Each attempt may fail because of another section. */
const maximumAttempts = 3;

export interface SectionTask<Kind extends TaskKind> {
  kind: Kind;
  registry: Registry;
  /** Whether the address has what a visitor chose, which never counts against a section. */
  hasChosenInput: boolean;
  remotes: readonly RemoteName[];
  /** The task with the sections that can be rendered now. */
  requestFor: (sections: readonly SectionFile[]) => Tasks[Kind]['request'];
}

/**
 * Runs a task with the live sections, and again without those that blocked its process.
 *
 * @throws RemoteError `timed-out` after 2.5 s; PoolBusy at once when every process is full.
 */
export function renderSections<Kind extends TaskKind>(
  live: LiveSections,
  pool: Pick<Pool, 'run'>,
  task: SectionTask<Kind>,
  timeoutMs = limitMs,
): Promise<Tasks[Kind]['result'] & { sections: readonly SectionFile[] }> {
  return withTimeout(attempt(1), timeoutMs, 'page');

  async function attempt(count: number) {
    const { kind, registry, hasChosenInput, remotes, requestFor } = task;
    const sections = await live.of(registry, remotes);
    const request = requestFor(sections);
    try {
      const result = await pool.run(kind, request);
      live.record(sections, result.failures, hasChosenInput);
      return { ...result, sections };
    } catch (error) {
      if (!(error instanceof ProcessExited) || count === maximumAttempts) throw error;
      return attempt(count + 1);
    }
  }
}
