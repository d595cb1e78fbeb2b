import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import type { RemoteName } from 'shared/contract';
import type { WrittenEntry } from 'shared/registry';
import { integrityOf } from '../../tools/release/artefact.ts';
import type { ServedSite } from '../../tools/site/serveSite.ts';

/** The way between the page and one section, on which a fault can be made. */
export interface Wire {
  page: Page;
  site: ServedSite;
  remote: RemoteName;
}

/** Any host may be asked by any page, also when it has nothing good to say. */
const fromAnywhere = { 'Access-Control-Allow-Origin': '*' };

/** Which of a section's files a fault is about. */
export type Files = 'all' | 'entry' | 'chunks' | 'styles';

const named: Record<Files, RegExp> = {
  all: /./,
  entry: /\/remoteEntry\.js$/,
  chunks: /\/static\/js\/.+\.js$/,
  styles: /\.css$/,
};

/** Handles every request for some files of the section, until the page's routes are taken away. */
export async function onFiles(
  { page, site, remote }: Wire,
  files: Files,
  handle: (route: Route) => Promise<void> | void,
): Promise<void> {
  const origin = site.origins.get(remote);
  await page.route((url) => url.origin === origin && named[files].test(url.pathname), handle);
}

export const refuse = (route: Route) => route.abort('connectionrefused');

/** The request is taken and never answered. */
export const hang = () => {};

export const answer = (status: number, body: string, contentType: string) => (route: Route) =>
  route.fulfill({ status, body, contentType, headers: fromAnywhere });

/** The first half of what the server really answers. */
export async function truncate(route: Route): Promise<void> {
  const response = await route.fetch();
  const whole = await response.text();
  await route.fulfill({ response, body: whole.slice(0, whole.length / 2) });
}

/** The registry says something else of the section than what was published. */
export async function registerAs(
  { page, remote }: Wire,
  change: (entry: WrittenEntry) => unknown,
): Promise<void> {
  await page.route('**/registry.json', async (route) => {
    const response = await route.fetch();
    const registry = await response.json();
    registry.remotes[remote] = change(registry.remotes[remote]);
    await route.fulfill({ response, json: registry });
  });
}

/**
 * Publishes the section with a remote entry whose container is another one: what it exposes goes
 * through `change`, a function's source, which is given the real module. The registry has the new
 * entry's hash, so that the page runs it like any other version.
 */
export async function publishChanged(wire: Wire, change: string): Promise<void> {
  const { site, remote } = wire;
  const name = `mf_${remote.replaceAll('-', '_')}`;
  const changed = (path: string) =>
    `${readFileSync(`${site.folder}/${remote}${path}`, 'utf8')}
;globalThis.${name} = (({ init, get }) => ({ init, get: async (module) => {
  const run = await get(module);
  return () => (${change})(run());
} }))(globalThis.${name});`;
  await registerAs(wire, (entry) => {
    const body = changed(new URL(entry.entry.url).pathname);
    return { ...entry, entry: { ...entry.entry, integrity: integrityOf(Buffer.from(body)) } };
  });
  await onFiles(wire, 'entry', async (route) => {
    const body = changed(new URL(route.request().url()).pathname);
    await route.fulfill({ body, contentType: 'text/javascript', headers: fromAnywhere });
  });
}
