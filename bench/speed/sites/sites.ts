import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { contractVersion, type RemoteName, remoteNames } from 'shared/contract';
import type { RegistryFile } from 'shared/registry';
import { publish, publishShell } from '../../../tools/prerender/publish.ts';
import { type BackendReady, configFor } from '../../../tools/site/site.ts';
import type { Front } from './front.ts';
import { buildPeerRemote, buildPeerShell } from './peer/build.ts';
import { buildSingle } from './single/build.ts';
import type { Stage } from './stage.ts';

/** Publishes and serves one of the sites that are compared; resolves with its address. */
type OpenSite = (stage: Stage, backend: BackendReady) => Promise<string>;

/** The shell and its six remotes, as they are published. */
const thisSite: OpenSite = async (stage, backend) => {
  const folder = `${stage.folder}/this`;
  const shell = await stage.front();
  const sections = await sectionFronts(stage);
  publish({
    folder,
    built: await stage.built(),
    config: configFor(backend, shell.url),
    originOf: (remote) => sections.get(remote)?.url ?? '',
    commit: 'bench',
  });
  for (const [name, front] of sections) {
    await stage.serve(front, `${folder}/${name}`, 'remote', backend.url);
  }
  await stage.serve(shell, `${folder}/shell`, 'shell', backend.url);
  return shell.url;
};

/** The same sources without Module Federation. */
const oneBundle: OpenSite = async (stage, backend) => {
  await stage.built();
  const shell = await buildSingle();
  return serveVariant(stage, backend, shell, { schema: 1, remotes: {} });
};

/** Federation as the guides' defaults build it. */
const defaultFederation: OpenSite = async (stage, backend) => {
  await stage.built();
  const registry: RegistryFile = { schema: 1, remotes: {} };
  for (const [remote, front] of await sectionFronts(stage)) {
    const folder = `${stage.folder}/peer/${remote}`;
    cpSync(await buildPeerRemote(remote), `${folder}/${remote}`, { recursive: true });
    registry.remotes[remote] = {
      version: 'peer',
      entry: { url: `${front.url}/${remote}/mf-manifest.json` },
      preload: {},
      contract: contractVersion,
      commit: 'bench',
      publishedAt: new Date(0).toISOString(),
    };
    await stage.serve(front, folder, 'remote', backend.url);
  }
  return serveVariant(stage, backend, await buildPeerShell(), registry);
};

/** This site's home page with its text, styles, letters and pictures, and nothing that runs. */
const noScript: OpenSite = async (stage, backend) => {
  const folder = `${stage.folder}/still`;
  const front = await stage.front();
  cpSync(`${stage.folder}/this/shell`, folder, { recursive: true });
  changeFile(`${folder}/index.html`, (html) =>
    html.replaceAll(/<script\b[^>]*>[^<]*<\/script>/g, '').replaceAll(preloads, ''),
  );
  await stage.serve(front, folder, 'shell', backend.url);
  return front.url;
};

/** The links that ask early for what the shell reads. */
const preloads = /<link\b[^>]*as="fetch"[^>]*>/g;

/** In an order in which each finds what it needs of those before. */
const open = {
  'this site': thisSite,
  'one bundle': oneBundle,
  'default federation': defaultFederation,
  'no script': noScript,
} as const satisfies Record<string, OpenSite>;

export type SiteName = keyof typeof open;

/** Serves the sites that a part of the bench compares. */
export async function openSites<Name extends SiteName>(
  stage: Stage,
  backend: BackendReady,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const urls: Partial<Record<SiteName, string>> = {};
  for (const name of names) urls[name] = await open[name](stage, backend);
  return urls as Record<Name, string>;
}

async function sectionFronts(stage: Stage): Promise<Map<RemoteName, Front>> {
  const fronts = new Map<RemoteName, Front>();
  for (const name of remoteNames) fronts.set(name, await stage.front());
  return fronts;
}

/** Publishes another build of the shell, whose pages ask for nothing early. */
async function serveVariant(
  stage: Stage,
  backend: BackendReady,
  build: string,
  registry: RegistryFile,
): Promise<string> {
  const front = await stage.front();
  const folder = `${stage.folder}/${Object.keys(registry.remotes).length}-remotes`;
  const shell = { artefact: 'shell', folder: build, version: 'variant' } as const;
  publishShell(folder, shell, configFor(backend, front.url), 'bench');
  writeFileSync(`${folder}/registry.json`, JSON.stringify(registry));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (name.endsWith('.html')) changeFile(`${folder}/${name}`, withoutEarly);
  }
  await stage.serve(front, folder, 'shell', backend.url);
  return front.url;
}

function changeFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** Where a page holds the shell's scripts for the early one. */
const heldScripts = /<template id="[^"]*">(.*?)<\/template>/;

/** Neither variant has files of a section to ask for early; their scripts are in the page. */
function withoutEarly(html: string): string {
  return html
    .replaceAll(preloads, '')
    .replace(/<script async[^>]*\/preload\.[^>]*><\/script>/, '')
    .replace(heldScripts, '$1');
}
