import { existsSync } from 'node:fs';
import type { BrowserContext, BrowserContextOptions, Route } from '@playwright/test';
import type { RemoteName } from 'shared/contract';
import type { PublishedVersion, RegistryFile } from 'shared/registry';
import { linkedStyles } from '../../../shell/server/sectionStyles.ts';
import type { Target } from '../../registry/target/target.ts';
import { readRegistry, registryName } from '../../registry/updateRegistry.ts';

export interface UnpublishedBuild {
  /** The address of the live site. */
  site: string;
  /** Where the live shell's files are, and the registry. */
  published: Target;
  remote: RemoteName;
  /** The folder of the build. */
  dist: string;
  /** The build as the registry would name it. */
  version: PublishedVersion;
}

/** For a page's block of versions: the page stays in the live shell, whichever visitor draws its canary. */
export const liveShellAlone = { fallbacks: [], canary: undefined };

/** The live registry, with the build instead of the section's live version. */
export async function registryWith({
  published,
  remote,
  version,
}: UnpublishedBuild): Promise<RegistryFile> {
  const { remotes } = await readRegistry(published);
  // Without a previous version or a canary, the page cannot hide a failure by falling back.
  const entry = { ...version, previous: null, canary: null };
  return { schema: 1, remotes: { ...Object.fromEntries(remotes), [remote]: entry } };
}

/**
 * What a context for `mockSite` needs. Chromium does not know the network of a page with mocked HTML, and
 * would ask whether it may use a backend on this machine.
 */
export const mockedContext = {
  serviceWorkers: 'block',
  permissions: ['local-network-access'],
} satisfies BrowserContextOptions;

/**
 * Serves a registry that names the build, and the build's files at their future addresses.
 *
 * @returns HTML by address: what is added is shown instead of the live page, under its headers.
 */
export async function mockSite(
  context: BrowserContext,
  { site, dist, version }: UnpublishedBuild,
  registry: RegistryFile,
): Promise<Map<string, string>> {
  const base = version.entry.url.slice(0, version.entry.url.lastIndexOf('/') + 1);
  const documents = new Map<string, string>();
  // A page may be closed before it has its files.
  const fulfill = (route: Route, response: Parameters<Route['fulfill']>[0]) =>
    route.fulfill(response).catch(() => {});
  await context.route(new URL(`/${registryName}`, site).href, (route) =>
    fulfill(route, { json: registry }),
  );
  for (const { href, url } of linkedStyles(version)) {
    // What a renderer serves once the build is live.
    await context.route(new URL(href, site).href, (route) =>
      fulfill(route, { path: `${dist}/${url.slice(base.length)}` }),
    );
  }
  await context.route(
    ({ href }) => href.startsWith(base),
    (route) => {
      const url = new URL(route.request().url());
      const path = `${dist}/${url.pathname.slice(new URL(base).pathname.length)}`;
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return fulfill(route, existsSync(path) ? { path, headers } : { status: 404, headers });
    },
  );
  await context.route(
    ({ href }) => documents.has(href),
    async (route) => {
      const body = documents.get(route.request().url());
      await fulfill(route, { response: await route.fetch(), ...(body ? { body } : {}) });
    },
  );
  return documents;
}
