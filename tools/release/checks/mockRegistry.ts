import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import type { RemoteName } from 'shared/contract';
import type { PublishedVersion } from 'shared/registry';
import { contentType } from '../contentType.ts';

interface PretendOptions {
  site: string;
  remote: RemoteName;
  dist: string;
  version: PublishedVersion;
}

/** Makes a browser find a build where it would be published, and the registry name it. */
export async function mockRegistry(
  context: BrowserContext,
  { site, remote, dist, version }: PretendOptions,
): Promise<void> {
  const base = version.entry.url.slice(0, version.entry.url.lastIndexOf('/') + 1);
  await context.route(`${new URL('/registry.json', site)}`, async (route) => {
    const registry = await (await route.fetch()).json();
    // No way back and no trial: what is seen is this build or nothing.
    registry.remotes[remote] = { ...version, previous: null, candidate: null };
    await route.fulfill({ json: registry });
  });
  await context.route(
    ({ href }) => href.startsWith(base),
    async (route) => {
      const path = new URL(route.request().url()).pathname.slice(new URL(base).pathname.length);
      const body = await readFile(`${dist}/${path}`).catch(() => undefined);
      const headers = { 'Access-Control-Allow-Origin': '*' };
      if (!body) await route.fulfill({ status: 404, headers });
      else await route.fulfill({ body, headers, contentType: contentType(path) });
    },
  );
}
