import { existsSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import type { RemoteName } from 'shared/contract';
import type { PublishedVersion } from 'shared/registry';

export interface UnpublishedBuild {
  /** The address of the live site. */
  site: string;
  remote: RemoteName;
  /** The folder of the build. */
  dist: string;
  /** The build as the registry would name it. */
  version: PublishedVersion;
}

/** Serves a registry that names the build, and the build's files at their future addresses. */
export async function mockRegistry(
  context: BrowserContext,
  { site, remote, dist, version }: UnpublishedBuild,
): Promise<void> {
  const base = version.entry.url.slice(0, version.entry.url.lastIndexOf('/') + 1);
  await context.route(`${new URL('/registry.json', site)}`, async (route) => {
    const registry = await (await route.fetch()).json();
    // Without a previous version or a canary, the page cannot hide a failure by falling back.
    registry.remotes[remote] = { ...version, previous: null, canary: null };
    await route.fulfill({ json: registry });
  });
  await context.route(
    ({ href }) => href.startsWith(base),
    (route) => {
      const url = new URL(route.request().url());
      const path = `${dist}/${url.pathname.slice(new URL(base).pathname.length)}`;
      const headers = { 'Access-Control-Allow-Origin': '*' };
      return route.fulfill(existsSync(path) ? { path, headers } : { status: 404, headers });
    },
  );
}
