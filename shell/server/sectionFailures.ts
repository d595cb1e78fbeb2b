import type { RemoteName } from 'shared/contract';
import { describeError, isError } from './logging.ts';
import { enterScope, runInScope, type SectionScope, SectionTimers } from './sectionScope.ts';

/** Why a page lacks a section. */
export interface SectionFailure {
  /** `code`: fails on every page. `page`: its data or their rendering failed, perhaps on this page only. */
  kind: 'code' | 'page';
  /** For logs: without the messages of errors, which may contain data. */
  reason: string;
  message: string;
}

export function sectionFailure(
  kind: SectionFailure['kind'],
  error: unknown,
  what?: string,
): SectionFailure {
  const prefix = what ? `${what}: ` : '';
  return {
    kind,
    reason: prefix + describeError(error),
    message: prefix + (isError(error) ? error.message : String(error)),
  };
}

/**
 * Called with the section whose code starts to run, and with `undefined` when it ends.
 *
 * @param isResumed Whether the code continues what it started earlier.
 */
export type OnSection = (remote: RemoteName | undefined, isResumed?: boolean) => void;

/** Runs the code of a page's sections, and records their failures; the first of each section counts. */
export class SectionFailures {
  readonly all: Partial<Record<RemoteName, SectionFailure>> = {};
  readonly #onSection: OnSection;
  readonly #timers = new SectionTimers();

  constructor(onSection: OnSection) {
    this.#onSection = onSection;
  }

  add(remote: RemoteName, kind: SectionFailure['kind'], error: unknown, what?: string): void {
    this.all[remote] ??= sectionFailure(kind, error, what);
  }

  /** Runs a section's code. @returns its result in an array; none when it threw or rejected. */
  async attempt<T>(
    remote: RemoteName,
    kind: SectionFailure['kind'],
    run: () => T,
  ): Promise<[Awaited<T>] | []> {
    try {
      return [await this.#marked(remote, run)];
    } catch (error) {
      this.add(remote, kind, error);
      return [];
    }
  }

  /** What runs next, until the next call, is this section's: a view in the render of a page. */
  enter(remote: RemoteName | undefined): void {
    this.#onSection(remote);
    enterScope(remote && this.#scopeOf(remote));
  }

  /** Stops the timers of the page's sections. */
  end(): void {
    this.#timers.end();
  }

  #marked<T>(remote: RemoteName, run: () => T): T {
    this.#onSection(remote);
    try {
      return runInScope(this.#scopeOf(remote), run);
    } finally {
      this.#onSection(undefined);
    }
  }

  #scopeOf(remote: RemoteName): SectionScope {
    return {
      onResume: () => this.#onSection(remote, true),
      timers: this.#timers,
    };
  }
}
