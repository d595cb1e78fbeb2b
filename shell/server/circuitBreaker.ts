import type { SectionFailure } from './sectionFailures.ts';

/** How long the renderer leaves out a section whose code failed; the browser renders it. */
const failedMs = 10_000;

/** How long it leaves out a section that blocked its process, by how often it did: each time costs a second and the process. */
const stoppedMs = [10_000, 60_000, 600_000] as const;

/** After so many pages in a row without its data, a section counts as failed. */
const maximumMisses = 5;

interface State {
  version: string;
  openUntil: number;
  stops: number;
  misses: number;
}

/** Stops rendering failing versions for a while. Another version of the section starts closed. */
export class CircuitBreaker {
  readonly #states = new Map<string, State>();

  isOpen(remote: string, version: string): boolean {
    return this.#of(remote, version).openUntil > Date.now();
  }

  /** Opens at once when the code fails, and after many pages in a row when data cannot be read. */
  fail(remote: string, version: string, kind: SectionFailure['kind']): void {
    const state = this.#of(remote, version);
    if (kind === 'page') state.misses += 1;
    if (kind === 'code' || state.misses >= maximumMisses) state.openUntil = Date.now() + failedMs;
  }

  /** Opens because the section's code blocked its process or used up its memory. */
  stop(remote: string, version: string): void {
    const state = this.#of(remote, version);
    const openMs = stoppedMs[Math.min(state.stops, stoppedMs.length - 1)] ?? failedMs;
    state.stops += 1;
    state.openUntil = Date.now() + openMs;
  }

  succeed(remote: string, version: string): void {
    this.#of(remote, version).misses = 0;
  }

  #of(remote: string, version: string): State {
    const known = this.#states.get(remote);
    if (known?.version === version) return known;
    const state = { version, openUntil: 0, stops: 0, misses: 0 };
    this.#states.set(remote, state);
    return state;
  }
}
