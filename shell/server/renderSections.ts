import type { RemoteName } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { withTimeout } from '../src/federation/withTimeout.ts';
import type { LiveSections } from './liveSections.ts';
import type { SectionFile } from './loadSection.ts';
import type { Pool } from './pool.ts';
import { ThreadExited } from './renderThread.ts';
import type { TaskKind, Tasks } from './tasks.ts';

/** Below the time for which nginx waits (`proxy_read_timeout`), and above that of any section's data. */
const limitMs = 2500;

/** Each may lose its thread because of another section. */
const maximumAttempts = 3;

export interface SectionTask<Kind extends TaskKind> {
  kind: Kind;
  registry: Registry;
  remotes: readonly RemoteName[];
  /** The task with the sections that can be rendered now. */
  requestFor: (sections: readonly SectionFile[]) => Tasks[Kind]['request'];
}

/**
 * Runs a task with the live sections; again without those that stopped its thread.
 *
 * @throws RemoteError `timed-out` after 2.5 s; PoolBusy at once when there is too much to do.
 */
export function renderSections<Kind extends TaskKind>(
  live: LiveSections,
  pool: Pick<Pool, 'run' | 'isolate'>,
  task: SectionTask<Kind>,
  timeoutMs = limitMs,
): Promise<Tasks[Kind]['result'] & { sections: readonly SectionFile[] }> {
  return withTimeout(attempt(1), timeoutMs, 'page');

  async function attempt(count: number) {
    const { kind, registry, remotes, requestFor } = task;
    const sections = await live.of(registry, remotes);
    const request = requestFor(sections);
    try {
      const result = await pool.run(kind, request);
      live.record(sections, result.failures);
      return { ...result, sections };
    } catch (error) {
      if (!(error instanceof ThreadExited) || count === maximumAttempts) throw error;
      // A loop after an `await` can be of any section that was being rendered.
      if (!error.failedSection && error.exitReason !== 'leak')
        await pool.isolate(kind, request, (section) => !live.isOpen(section));
      return attempt(count + 1);
    }
  }
}
