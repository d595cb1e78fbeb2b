import type { RemoteName } from 'shared/contract';
import type { SectionFailure } from './sectionFailures.ts';

/** How long a section whose code failed is left to the browser. */
const failedMs = 10_000;

/** A section that stops its thread costs a second and the thread: each time it is left out for longer. */
const stoppedMs = [10_000, 60_000, 600_000] as const;

/** So many pages in a row without the section's data, and it is left out as if its code had failed. */
const maximumMisses = 5;

interface State {
  version: string;
  openUntil: number;
  stops: number;
  misses: number;
}

/** Which live versions are left to the browser for a while; another version starts anew. */
export class CircuitBreaker {
  readonly #states = new Map<RemoteName, State>();

  isOpen(remote: RemoteName, version: string): boolean {
    return this.#of(remote, version).openUntil > Date.now();
  }

  /** A failure of the code is remembered; one of a page's data only when many pages in a row have one. */
  fail(remote: RemoteName, version: string, kind: SectionFailure['kind']): void {
    const state = this.#of(remote, version);
    if (kind === 'page') state.misses += 1;
    if (kind === 'code' || state.misses >= maximumMisses) state.openUntil = Date.now() + failedMs;
  }

  /** The section's code did not end, or used up the memory. */
  stop(remote: RemoteName, version: string): void {
    const state = this.#of(remote, version);
    const openMs = stoppedMs[Math.min(state.stops, stoppedMs.length - 1)] ?? failedMs;
    state.stops += 1;
    state.openUntil = Date.now() + openMs;
  }

  succeed(remote: RemoteName, version: string): void {
    this.#of(remote, version).misses = 0;
  }

  #of(remote: RemoteName, version: string): State {
    const known = this.#states.get(remote);
    if (known?.version === version) return known;
    const state = { version, openUntil: 0, stops: 0, misses: 0 };
    this.#states.set(remote, state);
    return state;
  }
}
