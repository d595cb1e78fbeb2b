import type { PublishedVersion, Registry } from 'shared/registry';
import { CircuitBreaker } from './circuitBreaker.ts';
import type { SectionFile } from './hostContract.ts';
import { PublishedFiles } from './publishedFiles.ts';
import type { ExitReason } from './renderProcess.ts';
import { type FailuresByName, type SectionFailure, sectionFailure } from './sectionFailures.ts';
import { integrityIn, linkedStyles, publishedStyles } from './sectionStyles.ts';

type Version = Pick<SectionFile, 'remote' | 'version'>;

/** The sections' live versions: which can be rendered now, and a record of their failures. */
export class LiveSections {
  readonly #files = new PublishedFiles();
  readonly #breaker = new CircuitBreaker();
  readonly #onFailure: (remote: string, failure: SectionFailure) => void;

  /** @param onFailure Called each time that a page lacks a section. */
  constructor(onFailure: (remote: string, failure: SectionFailure) => void) {
    this.#onFailure = onFailure;
  }

  /** The server files of some sections, without those that are not available now. */
  async of(
    registry: Registry<string>,
    remotes: readonly string[],
  ): Promise<Required<SectionFile>[]> {
    const files = await Promise.all(
      remotes.map(async (remote) => {
        const live = registry.remotes.get(remote);
        if (!live || this.isOpen({ remote, version: live.version })) return undefined;
        try {
          return await this.#serverFile(remote, live);
        } catch (error) {
          this.fail({ remote, version: live.version }, sectionFailure('code', error));
          return undefined;
        }
      }),
    );
    return files.filter((file) => file !== undefined);
  }

  /** A stylesheet by its path, if a version in the registry has it, or a page linked it lately. */
  styleAt(path: string, registry: Registry<string>): Promise<string> | undefined {
    const style = publishedStyles(registry).find(({ href }) => href === path);
    return style ? this.#files.read(style) : this.#files.known(integrityIn(path));
  }

  /** The server file, with the stylesheets at hand that its pages link; undefined without one. */
  async #serverFile(
    remote: string,
    live: PublishedVersion,
  ): Promise<Required<SectionFile> | undefined> {
    const { version, server, contract } = live;
    if (!server?.integrity) return undefined;
    const { url, integrity } = server;
    const [source] = await Promise.all([
      this.#files.read({ url, integrity }),
      ...linkedStyles(live).map((style) => this.#files.read(style)),
    ]);
    return { remote, version, integrity, contract, source };
  }

  isOpen({ remote, version }: Version): boolean {
    return this.#breaker.isOpen(remote, version);
  }

  /** Whether sections have server files, and all of those are left out now. */
  areAllOpen({ remotes }: Registry<string>): boolean {
    const rendered = [...remotes].filter(([, { server }]) => server);
    return (
      rendered.length > 1 &&
      rendered.every(([remote, { version }]) => this.isOpen({ remote, version }))
    );
  }

  /**
   * Records which sections of a page failed.
   *
   * @param hasChosenInput Whether the failure of one page may be due to what a visitor put into its address: a read
   *   that the backend refuses for it is reported, but is no failure of the section.
   */
  record(sections: readonly Version[], failures: FailuresByName, hasChosenInput = false): void {
    const failed = new Map(Object.entries(failures));
    for (const { remote, version } of sections) {
      const failure = failed.get(remote);
      if (failure?.kind === 'page' && hasChosenInput) this.#onFailure(remote, failure);
      else if (failure) this.fail({ remote, version }, failure);
      else this.#breaker.succeed(remote, version);
    }
  }

  fail({ remote, version }: Version, failure: SectionFailure): void {
    this.#breaker.fail(remote, version, failure.kind);
    this.#onFailure(remote, failure);
  }

  /** Records that a section blocked its process. */
  stop({ remote, version }: Version, exitReason: ExitReason): void {
    this.#breaker.stop(remote, version);
    const reason = `It stopped its process: ${exitReason}`;
    this.#onFailure(remote, { kind: 'code', reason, message: reason });
  }
}
