import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { type RemoteName, remoteNames } from 'shared/contract';
import type { RegistryFile } from 'shared/registry';
import type { Built } from '../../tools/build/build.ts';
import { filesBelow } from '../../tools/paths.ts';
import { publishShell } from '../../tools/prerender/publishShell.ts';
import { publishSite } from '../../tools/site/publishSite.ts';
import { type BackendReady, configFor } from '../../tools/site/site.ts';
import { buildOneBundle } from './oneBundle/build.ts';
import type { ReverseProxy, RewriteHeader } from './reverseProxy.ts';
import type { Testbed } from './testbed.ts';

/** Serves the shell and its remotes, as they are published; resolves with the URL. */
export async function openThisSite(testbed: Testbed, backend: BackendReady): Promise<string> {
  const folder = `${testbed.folder}/federated`;
  const shell = await testbed.openProxy();
  const remotes = new Map<RemoteName, ReverseProxy>();
  for (const name of remoteNames) remotes.set(name, await testbed.openProxy());
  publishSite({
    folder,
    built: testbed.built,
    config: configFor(backend, shell.url),
    originOf: (remote) => remotes.get(remote)?.url ?? '',
    commit: 'bench',
  });
  for (const [name, proxy] of remotes) {
    await testbed.serveFolder(proxy, `${folder}/${name}`, 'remote', backend.url);
  }
  await testbed.serveFolder(shell, `${folder}/shell`, 'shell', backend.url);
  return shell.url;
}

/**
 * Serves the same sources without Module Federation; nothing is preloaded from an origin of a remote.
 */
export async function openOneBundle(testbed: Testbed, backend: BackendReady): Promise<string> {
  const build = { artefact: 'shell', folder: await buildOneBundle(), version: 'bundle' } as const;
  const folder = `${testbed.folder}/one-bundle`;
  const url = await openShell(testbed, backend, build, folder, { schema: 1, remotes: {} });
  for (const name of filesBelow(folder)) {
    if (name.endsWith('.html')) rewriteFile(`${folder}/${name}`, withoutPreloadScript);
  }
  return url;
}

/** Serves this site's home page with its text, styles, fonts and pictures, without scripts. */
export async function openNoScript(testbed: Testbed, backend: BackendReady): Promise<string> {
  const folder = `${testbed.folder}/no-script`;
  const proxy = await testbed.openProxy();
  cpSync(`${testbed.folder}/federated/shell`, folder, { recursive: true });
  rewriteFile(`${folder}/index.html`, (html) =>
    html.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '').replaceAll(fetchPreloads, ''),
  );
  await testbed.serveFolder(proxy, folder, 'shell', backend.url);
  return proxy.url;
}

/** Publishes and serves a shell with this registry; resolves with its URL. */
export async function openShell(
  testbed: Testbed,
  backend: BackendReady,
  shell: Built,
  folder: string,
  registry: RegistryFile,
  rewriteHeader?: RewriteHeader,
): Promise<string> {
  const proxy = await testbed.openProxy();
  publishShell(folder, shell, configFor(backend, proxy.url), 'bench');
  // Formatted as publishing formats it, because its size is part of what is measured.
  writeFileSync(`${folder}/registry.json`, JSON.stringify(registry, null, 2));
  await testbed.serveFolder(proxy, folder, 'shell', backend.url, rewriteHeader);
  return proxy.url;
}

function rewriteFile(file: string, rewrite: (text: string) => string): void {
  writeFileSync(file, rewrite(readFileSync(file, 'utf8')));
}

/** The links that preload what the shell fetches. */
const fetchPreloads = /<link\b[^>]*as="fetch"[^>]*>/g;

/** One bundle has no remote's files to preload, so its scripts are in the page itself. */
function withoutPreloadScript(html: string): string {
  return html
    .replaceAll(fetchPreloads, '')
    .replace(/<script async[^>]*\/preload\.[^>]*><\/script>/, '')
    .replace(/<template id="[^"]*">(.*?)<\/template>/, '$1');
}
