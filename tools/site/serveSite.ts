import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteConfig } from 'shared/config';
import { type RemoteName, remoteNames } from 'shared/contract';
import { type Built, buildAll } from '../build/build.ts';
import { freePorts } from './freePorts.ts';
import { publishSite } from './publishSite.ts';
import { serve } from './serve.ts';
import { type BackendReady, type ConfigChanges, configFor } from './site.ts';

type Origin = 'shell' | RemoteName;

/** The published site on one origin per artefact, each of which can be stopped alone. */
export interface ServedSite {
  url: string;
  folder: string;
  backend: BackendReady;
  config: SiteConfig;
  origins: ReadonlyMap<Origin, string>;
  stopServer: (name: Origin) => Promise<void>;
  startServer: (name: Origin) => Promise<void>;
  stop: () => Promise<void>;
}

interface SiteOptions extends ConfigChanges {
  /** The renderer's origin; without it, pages are the published frames. */
  renderer?: string;
}

interface Published {
  built: readonly Built[];
  folder: string;
  portOf: (name: Origin) => number;
  commit: string;
  /** Whether the folder is served as it is. */
  isPublished?: boolean;
}

/** Publishes builds into a folder unless it is published, and serves each artefact from a port. */
export async function servePublished(
  backend: BackendReady,
  { built, folder, portOf, commit, isPublished = false }: Published,
  { renderer, ...changes }: SiteOptions = {},
): Promise<ServedSite> {
  const originOf = (name: Origin) => `http://localhost:${portOf(name)}`;
  const config = configFor(backend, originOf('shell'), changes);
  if (!isPublished) publishSite({ folder, built, config, originOf, commit });

  const servers = new Map<Origin, Server>();
  const startServer = async (name: Origin) => {
    const options = { folder: `${folder}/${name}`, port: portOf(name) };
    // As in the hosting kit, also of sections that are not published yet.
    const { sections }: { sections: Record<string, { url: string }> } = JSON.parse(
      readFileSync(`${folder}/deployment.json`, 'utf8'),
    );
    const origins = Object.values(sections).map(({ url }) => new URL(url).origin);
    const shell = { ...options, config, renderer, sections: [...new Set(origins)] };
    servers.set(name, await serve(name === 'shell' ? shell : options));
  };
  const stopServer = async (name: Origin) => {
    const server = servers.get(name);
    servers.delete(name);
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  };
  const stop = async () => {
    await Promise.all([...servers.keys()].map(stopServer));
  };
  const names = ['shell', ...remoteNames] as const;
  try {
    for (const name of names) await startServer(name);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url: originOf('shell'),
    folder,
    backend,
    config,
    origins: new Map(names.map((name) => [name, originOf(name)])),
    startServer,
    stopServer,
    stop,
  };
}

/**
 * Publishes the production builds to a temporary folder and serves them from free ports.
 *
 * @param shellPort The port of the shell, where the backend must know it before.
 */
export async function serveSite(
  backend: BackendReady,
  { shellPort, ...options }: SiteOptions & { shellPort?: number } = {},
  attempts = 3,
): Promise<ServedSite> {
  const names: readonly Origin[] = ['shell', ...remoteNames];
  const ports = await freePorts(names.length);
  if (shellPort) ports[0] = shellPort;
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const portOf = (name: Origin) => ports[names.indexOf(name)] ?? 0;
  const published = { built: await buildAll(() => {}), folder, portOf, commit: 'journeys' };
  try {
    const site = await servePublished(backend, published, options);
    return { ...site, stop: () => site.stop().then(removeFolder) };
  } catch (error) {
    removeFolder();
    // Another process may have taken a port meanwhile.
    const isTaken = error instanceof Error && Reflect.get(error, 'code') === 'EADDRINUSE';
    if (!isTaken || attempts === 1 || shellPort) throw error;
    return serveSite(backend, options, attempts - 1);
  }
}
