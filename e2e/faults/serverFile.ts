import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { RemoteName } from 'shared/contract';
import type { RegistryFile } from 'shared/registry';
import type { ServedSite } from '../../tools/site/serveSite.ts';

interface ServerFile {
  source: string;
  /** What the registry's hash is of; by default the source. */
  hashed?: string;
  /** Where the registry says that it is. */
  url?: string;
  contract?: number;
}

/**
 * Publishes another server file of a section, as a release would; the browser's files stay.
 *
 * @returns a function that takes it back.
 */
export function withServerFile(
  { folder, origins }: ServedSite,
  remote: RemoteName,
  { source, hashed = source, url, contract }: ServerFile,
): () => void {
  const file = `${folder}/shell/registry.json`;
  const published = readFileSync(file, 'utf8');
  const registry: RegistryFile = JSON.parse(published);
  const live = registry.remotes[remote];
  if (!live) throw new Error(`No ${remote} are published.`);
  const name = createHash('sha1').update(source).digest('hex').slice(0, 8);
  writeFileSync(`${folder}/${remote}/${name}.js`, source);
  const integrity = `sha384-${createHash('sha384').update(hashed).digest('base64')}`;
  live.server = { url: url ?? `${origins.get(remote)}/${name}.js`, integrity };
  // A version of its own, because failures are remembered by version.
  live.version = `0.1.0-${name}${url ? '-late' : ''}`;
  if (contract !== undefined) live.contract = contract;
  writeFileSync(file, JSON.stringify(registry));
  return () => writeFileSync(file, published);
}

/** A server file of the handouts' section on the home page. */
export function homeView(body: string, loader = 'async () => {}'): string {
  return `
    const texts = async () => ({ default: {} });
    exports.home = {
      views: { handouts: async () => ({ default: () => { ${body} } }) },
      loaders: { handouts: ${loader} },
      translations: { it: texts, en: texts },
    };`;
}
