import type { RemoteName } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { CircuitBreaker } from './circuitBreaker.ts';
import type { SectionFile } from './loadSection.ts';
import type { ExitReason } from './renderThread.ts';
import { type SectionFailure, sectionFailure } from './sectionFailures.ts';
import { SectionFiles } from './sectionFiles.ts';
import { SectionStyles } from './sectionStyles.ts';

type Version = Pick<SectionFile, 'remote' | 'version'>;

/** The sections' live versions: which can be rendered now, and a record of their failures. */
export class LiveSections {
  readonly styles = new SectionStyles();
  readonly #files = new SectionFiles();
  readonly #breaker = new CircuitBreaker();
  readonly #onFailure: (remote: RemoteName, failure: SectionFailure) => void;

  /** @param onFailure Called each time that a page lacks a section. */
  constructor(onFailure: (remote: RemoteName, failure: SectionFailure) => void) {
    this.#onFailure = onFailure;
  }

  /** The server files of some sections, without those that are not available now. */
  async of(registry: Registry, remotes: readonly RemoteName[]): Promise<Required<SectionFile>[]> {
    const files = await Promise.all(
      remotes.map(async (remote) => {
        const { version = '' } = registry.remotes.get(remote) ?? {};
        if (this.#breaker.isOpen(remote, version)) return undefined;
        try {
          const [file] = await Promise.all([
            this.#files.of(registry, remote),
            this.styles.load(registry, remote),
          ]);
          return file;
        } catch (error) {
          this.fail({ remote, version }, sectionFailure('code', error));
          return undefined;
        }
      }),
    );
    return files.filter((file) => file !== undefined);
  }

  isOpen({ remote, version }: Version): boolean {
    return this.#breaker.isOpen(remote, version);
  }

  /** Records which sections of a page failed. */
  record(
    sections: readonly Version[],
    failures: Readonly<Partial<Record<RemoteName, SectionFailure>>>,
  ): void {
    for (const { remote, version } of sections) {
      const failure = failures[remote];
      if (failure) this.fail({ remote, version }, failure);
      else this.#breaker.succeed(remote, version);
    }
  }

  fail({ remote, version }: Version, failure: SectionFailure): void {
    this.#breaker.fail(remote, version, failure.kind);
    this.#onFailure(remote, failure);
  }

  /** Records that a section blocked its thread. */
  stop({ remote, version }: Version, exitReason: ExitReason): void {
    this.#breaker.stop(remote, version);
    const reason = `It stopped its thread: ${exitReason}`;
    this.#onFailure(remote, { kind: 'code', reason, message: reason });
  }
}
