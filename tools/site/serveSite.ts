import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RemoteName, remoteNames } from 'shared/contract';
import { buildAll } from '../build/build.ts';
import { freePorts } from './freePorts.ts';
import { publishSite } from './publishSite.ts';
import { serve } from './serve.ts';
import { type BackendReady, configFor } from './site.ts';

/** The published site on one origin per artefact, each of which can be stopped alone. */
export interface ServedSite {
  url: string;
  folder: string;
  backend: BackendReady;
  /** The site's own address for the backend, if it has one. */
  edge: string | undefined;
  /** The origins of buckets that hold files. */
  fileOrigins: readonly string[];
  origins: ReadonlyMap<'shell' | RemoteName, string>;
  stopServer: (name: 'shell' | RemoteName) => Promise<void>;
  startServer: (name: 'shell' | RemoteName) => Promise<void>;
  stop: () => Promise<void>;
}

interface ServeSiteOptions {
  /** Whether pages reach the backend at the site's own address, as with `npm start`. */
  hasEdge?: boolean;
  /** The origins of buckets that hold files. */
  fileOrigins?: string[];
  /** The share of pages that report their health; none by default, so that journeys see their own requests. */
  healthShare?: number;
  /** The port of the shell, where the backend must know it before. */
  shellPort?: number;
  /** The renderer's origin; without it, pages are the published frames. */
  renderer?: string;
  attempts?: number;
}

/** Publishes the production builds to a temporary folder and serves them. */
export async function serveSite(
  backend: BackendReady,
  {
    hasEdge = false,
    fileOrigins = [],
    healthShare = 0,
    shellPort,
    renderer,
    attempts = 3,
  }: ServeSiteOptions = {},
): Promise<ServedSite> {
  const names = ['shell', ...remoteNames] as const;
  const ports = await freePorts(names.length);
  if (shellPort) ports[0] = shellPort;
  const portOf = (name: 'shell' | RemoteName) => ports[names.indexOf(name)] ?? 0;
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const config = configFor(backend, `http://localhost:${portOf('shell')}`, {
    hasEdge,
    fileOrigins,
    healthShare,
  });
  const edge = hasEdge ? config.supabase.url : undefined;
  publishSite({
    folder,
    built: await buildAll(() => {}),
    config,
    originOf: (remote) => `http://localhost:${portOf(remote)}`,
    commit: 'journeys',
  });

  const servers = new Map<string, Server>();
  const startServer = async (name: 'shell' | RemoteName) => {
    const kind = name === 'shell' ? 'shell' : 'remote';
    servers.set(
      name,
      await serve({
        folder: `${folder}/${name}`,
        port: portOf(name),
        kind,
        backend: backend.url,
        ...(name === 'shell' ? { edge, renderer } : {}),
        fileOrigins,
      }),
    );
  };
  const stopServer = async (name: 'shell' | RemoteName) => {
    const server = servers.get(name);
    servers.delete(name);
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  };
  const stop = async () => {
    await Promise.all([...servers.keys()].map((name) => stopServer(name as RemoteName)));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (const name of names) await startServer(name);
  } catch (error) {
    await stop();
    // Another process may have taken a port meanwhile.
    const isTaken = error instanceof Error && Reflect.get(error, 'code') === 'EADDRINUSE';
    if (isTaken && attempts > 1 && !shellPort) {
      return serveSite(backend, {
        hasEdge,
        fileOrigins,
        healthShare,
        attempts: attempts - 1,
        ...(renderer && { renderer }),
      });
    }
    throw error;
  }

  return {
    url: `http://localhost:${portOf('shell')}`,
    folder,
    backend,
    edge,
    fileOrigins,
    origins: new Map(names.map((name) => [name, `http://localhost:${portOf(name)}`])),
    startServer,
    stopServer,
    stop,
  };
}
