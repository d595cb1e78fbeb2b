import type { Registry } from 'shared/registry';
import { withTimeout } from '../src/federation/withTimeout.ts';
import type { Answer, AnswerRequest } from './hostContract.ts';
import type { LiveFile } from './liveFile.ts';
import type { LiveSections } from './liveSections.ts';
import type { Pool } from './pool.ts';
import { ProcessExited } from './renderProcess.ts';

/** Below nginx's `proxy_read_timeout`, and above any section's own timeout. */
const limitMs = 2500;

/** Each attempt may fail because of another section. */
const maximumAttempts = 3;

export interface RenderOptions extends Pick<AnswerRequest, 'address' | 'versions'> {
  live: LiveSections;
  pool: Pick<Pool, 'run'>;
  registry: LiveFile<Registry<string>>;
}

/**
 * Answers for an address with the live sections, and again without those that blocked its process.
 *
 * @throws RemoteError `timed-out` after 2.5 s; PoolBusy at once when every process is full.
 */
export function renderSections(
  { live, pool, registry: { content: registry, text }, address, versions }: RenderOptions,
  timeoutMs = limitMs,
): Promise<Answer> {
  return withTimeout(attempt(1), timeoutMs, 'page');

  async function attempt(count: number): Promise<Answer> {
    try {
      const { remotes, hasChosenInput } = await pool.run('plan', { address });
      const sections = await live.of(registry, remotes);
      const request = { address, sections, registry: text, versions, now: Date.now() };
      const answer = await pool.run('page', request);
      live.record(sections, answer.failures, hasChosenInput);
      return answer;
    } catch (error) {
      if (!(error instanceof ProcessExited) || count === maximumAttempts) throw error;
      return attempt(count + 1);
    }
  }
}
