import { createHash } from 'node:crypto';
import { contractVersion, type RemoteName } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { isTimeout } from '../src/federation/RemoteError.ts';
import { withTimeout } from '../src/federation/withTimeout.ts';
import { fetchText } from './fetchText.ts';
import type { SectionFile } from './loadSection.ts';

/** How long a page waits for a file; later pages find it. */
const waitMs = 1000;
const fetchTimeoutMs = 5000;

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
    const { version, server, contract } = registry.remotes.get(remote) ?? {};
    if (!version || !server?.integrity || contract !== contractVersion) return undefined;
    const { url, integrity } = server;
    const known = this.#sources.get(remote);
    const source =
      known?.integrity === integrity ? known : { integrity, text: fetchChecked(url, integrity) };
    this.#sources.set(remote, source);
    try {
      return { remote, version, integrity, source: await withTimeout(source.text, waitMs, remote) };
    } catch (error) {
      if (!isTimeout(error) && this.#sources.get(remote) === source) this.#sources.delete(remote);
      throw error;
    }
  }
}

async function fetchChecked(url: string, integrity: string): Promise<string> {
  const text = await fetchText(url, fetchTimeoutMs);
  const hash = createHash('sha384').update(text).digest('base64');
  if (`sha384-${hash}` !== integrity) throw new Error('The server file has another hash.');
  return text;
}
