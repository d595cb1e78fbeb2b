import { attempt } from 'shared/data';
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
  // What a section throws may have no text.
  const described = (describe: (thrown: unknown) => string) =>
    prefix + (attempt(() => describe(error)) ?? 'a value without a text');
  return {
    kind,
    reason: described(describeError),
    message: described((thrown) => (isError(thrown) ? thrown.message : String(thrown))),
  };
}

/**
 * Called with the section whose code starts to run, and with `undefined` when it ends.
 *
 * @param isResumed Whether the code continues what it started earlier.
 */
export type OnSection = (remote: string | undefined, isResumed?: boolean) => void;

/** The failures of sections, by their names. */
export type FailuresByName = Readonly<Record<string, SectionFailure>>;

/** Runs the code of a page's sections, and records their failures; the first of each section counts. */
export class SectionFailures {
  readonly #all = new Map<string, SectionFailure>();
  readonly #onSection: OnSection;
  readonly #timers = new SectionTimers();

  constructor(onSection: OnSection) {
    this.#onSection = onSection;
  }

  get byName(): FailuresByName {
    return Object.fromEntries(this.#all);
  }

  add(remote: string, kind: SectionFailure['kind'], error: unknown, what?: string): void {
    if (!this.#all.has(remote)) this.#all.set(remote, sectionFailure(kind, error, what));
  }

  /** Runs a section's code. @returns its result in an array; none when it threw or rejected. */
  async attempt<T>(
    remote: string,
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
  enter(remote: string | undefined): void {
    this.#onSection(remote);
    enterScope(remote === undefined ? undefined : this.#scopeOf(remote));
  }

  /** Stops the timers of the page's sections. */
  end(): void {
    this.#timers.end();
  }

  #marked<T>(remote: string, run: () => T): T {
    this.#onSection(remote);
    try {
      return runInScope(this.#scopeOf(remote), run);
    } finally {
      this.#onSection(undefined);
    }
  }

  #scopeOf(remote: string): SectionScope {
    return {
      onResume: () => this.#onSection(remote, true),
      timers: this.#timers,
    };
  }
}
