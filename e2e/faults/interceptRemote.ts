import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import type { RemoteName } from 'shared/contract';
import type { RegistryEntry } from 'shared/registry';
import { integrityOf } from '../../tools/registry/sectionRecord.ts';
import type { ServedSite } from '../../tools/site/serveSite.ts';

/** The remote whose requests a fault intercepts. */
export interface RemoteUnderTest {
  page: Page;
  site: ServedSite;
  remote: RemoteName;
}

/** Without it the browser would report a CORS error instead of the fault. */
const corsHeaders = { 'Access-Control-Allow-Origin': '*' };

const filePatterns = {
  all: /./,
  entry: /\/remoteEntry\.js$/,
  chunks: /\/static\/js\/.+\.js$/,
  styles: /\.css$/,
};

/** Handles every request for these files of the remote. */
export async function interceptFiles(
  { page, site, remote }: RemoteUnderTest,
  files: keyof typeof filePatterns,
  handle: (route: Route) => Promise<void> | void,
): Promise<void> {
  const origin = site.origins.get(remote);
  await page.route(
    (url) => url.origin === origin && filePatterns[files].test(url.pathname),
    handle,
  );
}

export const refuseConnection = (route: Route) => route.abort('connectionrefused');

export const neverRespond = () => {};

export const respond = (status: number, body: string, contentType: string) => (route: Route) =>
  route.fulfill({ status, body, contentType, headers: corsHeaders });

/** Responds with the first half of the file. */
export async function truncate(route: Route): Promise<void> {
  const response = await route.fetch();
  const whole = await response.text();
  await route.fulfill({ response, body: whole.slice(0, whole.length / 2) });
}

type EntryChange = readonly [RemoteName, (entry: RegistryEntry) => unknown];

/** The changes to each page's registry. One route makes them all: it would not see what another responds. */
const registryChanges = new WeakMap<Page, EntryChange[]>();

/** Changes the remote's entry in the registry that the page fetches. */
export async function alterRegistryEntry(
  { page, remote }: RemoteUnderTest,
  change: (entry: RegistryEntry) => unknown,
): Promise<void> {
  const changes = registryChanges.get(page);
  if (changes) {
    changes.push([remote, change]);
    return;
  }
  const all: EntryChange[] = [[remote, change]];
  registryChanges.set(page, all);
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry = await response.json();
    for (const [name, changeEntry] of all) {
      registry.remotes[name] = changeEntry(registry.remotes[name]);
    }
    await route.fulfill({ response, json: registry });
  });
}

/**
 * Replaces each exposed module by the result of `change`, the source of a function that receives the
 * real module. The registry gets the new entry's hash, so that the page runs it like any version.
 */
export async function alterExposes(target: RemoteUnderTest, change: string): Promise<void> {
  const { site, remote } = target;
  const name = `mf_${remote.replaceAll('-', '_')}`;
  const altered = (path: string) =>
    `${readFileSync(`${site.folder}/${remote}${path}`, 'utf8')}
;globalThis.${name} = (({ init, get }) => ({ init, get: async (module) => {
  const run = await get(module);
  return () => (${change})(run());
} }))(globalThis.${name});`;
  await alterRegistryEntry(target, (entry) => {
    const body = altered(new URL(entry.entry.url).pathname);
    return { ...entry, entry: { ...entry.entry, integrity: integrityOf(Buffer.from(body)) } };
  });
  await interceptFiles(target, 'entry', async (route) => {
    const body = altered(new URL(route.request().url()).pathname);
    await route.fulfill({ body, contentType: 'text/javascript', headers: corsHeaders });
  });
}
