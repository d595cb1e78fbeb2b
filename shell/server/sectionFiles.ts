import { acceptedContracts, type RemoteName } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { isTimeout } from '../src/federation/RemoteError.ts';
import { withTimeout } from '../src/federation/withTimeout.ts';
import { fetchChecked } from './fetchText.ts';
import type { SectionFile } from './loadSection.ts';

/** How long a page waits for a file; later pages find it. */
const waitMs = 1000;

interface Source {
  integrity: string;
  text: Promise<string>;
}

/** The server files of the live versions, fetched once each. */
export class SectionFiles {
  /** One per section: an earlier version is fetched again after a rollback. */
  readonly #sources = new Map<RemoteName, Source>();

  /**
   * A section's server file; undefined when its live version has none for this renderer.
   *
   * @throws Error when it cannot be fetched, comes too late, or has another hash than the registry says.
   */
  async of(registry: Registry, remote: RemoteName): Promise<Required<SectionFile> | undefined> {
    const live = registry.remotes.get(remote);
    if (!live?.server?.integrity || !acceptedContracts().includes(live.contract)) return undefined;
    const { version } = live;
    const { url, integrity } = live.server;
    const known = this.#sources.get(remote);
    const source =
      known?.integrity === integrity
        ? known
        : { integrity, text: fetchChecked({ url, integrity }) };
    this.#sources.set(remote, source);
    try {
      return { remote, version, integrity, source: await withTimeout(source.text, waitMs, remote) };
    } catch (error) {
      if (!isTimeout(error) && this.#sources.get(remote) === source) this.#sources.delete(remote);
      throw error;
    }
  }
}
