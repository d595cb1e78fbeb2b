import { encodePath } from 'shared/registry';
import { requireReleasedPath, type Target } from './target.ts';

/** After this, a site that does not answer counts as unreachable. */
const timeoutMs = 10_000;

/** The published site, read at its public address by those who may not write it. */
export function siteTarget(site: string): Target {
  const refuse = async () => {
    throw new Error('The deployment file names no "registry": it can only be read.');
  };
  return {
    async read(path) {
      requireReleasedPath(path);
      const response = await fetch(new URL(encodePath(path), `${site.replace(/\/$/, '')}/`), {
        headers: { 'Cache-Control': 'no-cache' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.status === 404) return undefined;
      if (!response.ok) throw new Error(`${site} answered ${response.status} for ${path}.`);
      const tag = response.headers.get('etag') ?? '';
      return { body: Buffer.from(await response.arrayBuffer()), tag };
    },
    write: refuse,
    list: refuse,
    remove: refuse,
  };
}
