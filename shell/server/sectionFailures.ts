import type { RemoteName } from 'shared/contract';
import { describeError } from './logging.ts';
import { runInScope } from './sectionScope.ts';

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
    message: prefix + (error instanceof Error ? error.message : String(error)),
  };
}

/**
 * Called with the section whose code starts to run, and with `undefined` when it ends.
 *
 * @param isResumed Whether the code continues what it started earlier.
 */
export type OnSection = (remote: RemoteName | undefined, isResumed?: boolean) => void;

/** The failures of one page; the first of each section counts. */
export class SectionFailures {
  readonly all: Partial<Record<RemoteName, SectionFailure>> = {};
  readonly onSection: OnSection;

  constructor(onSection: OnSection) {
    this.onSection = onSection;
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

  #marked<T>(remote: RemoteName, run: () => T): T {
    this.onSection(remote);
    try {
      return runInScope((isRunning) => this.onSection(isRunning ? remote : undefined, true), run);
    } finally {
      this.onSection(undefined);
    }
  }
}
