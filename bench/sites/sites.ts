import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type RemoteName, remoteNames } from 'shared/contract';
import { publishShell } from '../../tools/prerender/publishShell.ts';
import { publishSite } from '../../tools/site/publishSite.ts';
import { type BackendReady, configFor } from '../../tools/site/site.ts';
import { buildOneBundle } from './oneBundle/build.ts';
import type { ReverseProxy } from './reverseProxy.ts';
import type { Testbed } from './testbed.ts';

/** Publishes and serves one of the sites that are compared; resolves with its address. */
type OpenSite = (testbed: Testbed, backend: BackendReady) => Promise<string>;

/** The shell and its remotes, as they are published. */
const federated: OpenSite = async (testbed, backend) => {
  const folder = `${testbed.folder}/federated`;
  const shell = await testbed.openProxy();
  const remotes = new Map<RemoteName, ReverseProxy>();
  for (const name of remoteNames) remotes.set(name, await testbed.openProxy());
  publishSite({
    folder,
    built: await testbed.built(),
    config: configFor(backend, shell.url),
    originOf: (remote) => remotes.get(remote)?.url ?? '',
    commit: 'bench',
  });
  for (const [name, proxy] of remotes) {
    await testbed.serveFolder(proxy, `${folder}/${name}`, 'remote', backend.url);
  }
  await testbed.serveFolder(shell, `${folder}/shell`, 'shell', backend.url);
  return shell.url;
};

/** The same sources without Module Federation; nothing is preloaded from an origin of a remote. */
const oneBundle: OpenSite = async (testbed, backend) => {
  await testbed.built();
  const build = { artefact: 'shell', folder: await buildOneBundle(), version: 'bundle' } as const;
  const folder = `${testbed.folder}/one-bundle`;
  const proxy = await testbed.openProxy();
  publishShell(folder, build, configFor(backend, proxy.url), 'bench');
  writeFileSync(`${folder}/registry.json`, JSON.stringify({ schema: 1, remotes: {} }));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.html')) rewriteFile(`${folder}/${name}`, withoutPreloadScript);
  }
  await testbed.serveFolder(proxy, folder, 'shell', backend.url);
  return proxy.url;
};

/** The federated home page with its text, styles, fonts and pictures, without scripts. */
const noScript: OpenSite = async (testbed, backend) => {
  const folder = `${testbed.folder}/no-script`;
  const proxy = await testbed.openProxy();
  cpSync(`${testbed.folder}/federated/shell`, folder, { recursive: true });
  rewriteFile(`${folder}/index.html`, (html) =>
    html.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '').replaceAll(fetchPreloads, ''),
  );
  await testbed.serveFolder(proxy, folder, 'shell', backend.url);
  return proxy.url;
};

/** Later ones use what earlier ones published. */
const open = {
  'this site': federated,
  'one bundle': oneBundle,
  'no script': noScript,
} as const satisfies Record<string, OpenSite>;

export type SiteName = keyof typeof open;

/** Serves the sites that a scenario compares. */
export async function openSites(
  testbed: Testbed,
  backend: BackendReady,
  names: readonly SiteName[],
): Promise<(site: SiteName) => string> {
  const urls = new Map<SiteName, string>();
  for (const name of names) urls.set(name, await open[name](testbed, backend));
  return (site) => {
    const url = urls.get(site);
    if (url === undefined) throw new Error(`"${site}" is not served.`);
    return url;
  };
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
