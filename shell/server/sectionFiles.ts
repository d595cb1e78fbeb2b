import { createHash } from 'node:crypto';
import { contractVersion, type RemoteName } from 'shared/contract';
import type { Registry } from 'shared/registry';
import type { SectionFile } from './loadSection.ts';

const fetchTimeoutMs = 2000;

/** How long a section that failed is left to the browser. */
const failureMs = 10_000;

/** The server files of the live versions, fetched once each; what failed is not tried for a while. */
export class SectionFiles {
  /** By hash: two versions may have the same server file. */
  readonly #sources = new Map<string, Promise<string>>();
  readonly #failedUntil = new Map<string, number>();
  readonly #onFailure: (remote: RemoteName, reason: string) => void;

  constructor(onFailure: (remote: RemoteName, reason: string) => void) {
    this.#onFailure = onFailure;
  }

  /** The files of some sections, without those that cannot be had now. */
  async of(registry: Registry, remotes: readonly RemoteName[]): Promise<SectionFile[]> {
    const files = await Promise.all(remotes.map((remote) => this.#fileOf(registry, remote)));
    return files.filter((file) => file !== undefined);
  }

  /** Leaves a version of a section to the browser for a while. */
  fail(remote: RemoteName, version: string, reason: string): void {
    this.#failedUntil.set(`${remote}/${version}`, Date.now() + failureMs);
    this.#onFailure(remote, reason);
  }

  async #fileOf(registry: Registry, remote: RemoteName): Promise<SectionFile | undefined> {
    const entry = registry.remotes.get(remote);
    const { version, server, contract } = entry ?? {};
    if (!version || !server?.integrity || contract !== contractVersion) return undefined;
    const key = `${remote}/${version}`;
    if ((this.#failedUntil.get(key) ?? 0) > Date.now()) return undefined;
    const { url, integrity } = server;
    const fetching = this.#sources.get(integrity) ?? fetchChecked(url, integrity);
    this.#sources.set(integrity, fetching);
    try {
      return { remote, version, integrity, source: await fetching };
    } catch (error) {
      this.#sources.delete(integrity);
      this.fail(remote, version, error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }
}

async function fetchChecked(url: string, integrity: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!response.ok) throw new Error(`Its server file answered ${response.status}.`);
  const body = Buffer.from(await response.arrayBuffer());
  const hash = createHash('sha384').update(body).digest('base64');
  if (`sha384-${hash}` !== integrity) throw new Error('Its server file has another hash.');
  return body.toString();
}
