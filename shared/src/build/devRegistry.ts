import { fileURLToPath } from 'node:url';
import type { RequestHandler } from '@rsbuild/core';
import { contractVersion, type RemoteName, remoteNames } from '../contract/remotes.ts';
import type { PublishedVersion, RegistryFile } from '../registry/index.ts';
import { originOf } from './ports.ts';

/** A development server's first module, which makes edits of sections show at once. */
export const refreshHook = fileURLToPath(new URL('./refreshHook.ts', import.meta.url));

/** The environment variable in which `tools/dev/dev.ts` lists the running remotes: `guides,chat`. */
export const devRemotesVariable = 'DEV_REMOTES';

function devVersion(remote: RemoteName): PublishedVersion {
  return {
    version: 'development',
    entry: { url: `${originOf(remote)}/remoteEntry.js` },
    preload: {},
    contract: contractVersion,
    commit: 'working tree',
    publishedAt: new Date().toISOString(),
  };
}

/** Answers `/registry.json` with the development servers instead of published versions. */
export const serveDevRegistry: RequestHandler = (request, response, next) => {
  if (request.url?.split('?')[0] !== '/registry.json') return next();
  const running = process.env[devRemotesVariable]?.split(',') ?? remoteNames;
  const registry: RegistryFile = { schema: 1, remotes: {} };
  for (const remote of remoteNames) {
    if (running.includes(remote)) {
      registry.remotes[remote] = { ...devVersion(remote), previous: null };
    }
  }
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(registry));
};
