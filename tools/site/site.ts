import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { SiteConfig } from 'shared/config';
import { type RemoteName, remoteNames } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import type { Service } from 'shared/ports';
import { buildAll } from '../build/build.ts';
import { root } from '../paths.ts';
import { type RunningProcess, runProcess } from './childProcess.ts';
import { publishSite } from './publishSite.ts';

export type Ports = Record<Service, number>;

/** The whole site, running on this machine. */
export interface Site {
  url: string;
  backendUrl: string;
  ports: Ports;
  /** The folder that the servers serve: `<folder>/shell`, `<folder>/guides`, … */
  folder: string;
  /** Stops one static server; the others do not notice. */
  stopServer: (service: Exclude<Service, 'backend'>) => Promise<void>;
  startServer: (service: Exclude<Service, 'backend'>) => Promise<void>;
  stop: () => Promise<void>;
}

interface StartOptions {
  ports: Ports;
  /** Where to lay out what is served; it is made anew. */
  folder: string;
  log?: (line: string) => void;
  /** Told when a server ends that nobody stopped, with its last words. */
  onLost?: (service: Service, complaints: string) => void;
  /** Gives up the start; what was started is stopped. */
  signal?: AbortSignal;
}

export interface BackendReady {
  url: string;
  publishableKey: string;
}

/**
 * Builds what is not built, starts the backend and the seven static servers, and resolves when all
 * of it answers.
 *
 * @throws Error in one sentence when something cannot be built or started; nothing is left running.
 */
export async function startSite(options: StartOptions): Promise<Site> {
  const { ports, folder, log = () => {}, onLost = () => {} } = options;
  const running = new Map<Service, RunningProcess<unknown>>();
  const failed = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failed.signal]) : failed.signal;
  let stopping = false;

  const keep = (service: Service, started: RunningProcess<unknown>) => {
    running.set(service, started);
    started.onExit(() => {
      if (running.get(service) !== started) return;
      running.delete(service);
      if (!stopping) onLost(service, started.complaints());
    });
  };
  const stop = async () => {
    stopping = true;
    await Promise.all([...running.values()].map((started) => started.stop()));
  };

  try {
    const [built, backend] = await together(failed, [
      buildAll(log, signal),
      startBackend(ports.backend, { signal, readPdfs: true }).then((started) => {
        keep('backend', started);
        log(`backend ready at ${started.ready.url}`);
        return started.ready;
      }),
    ]);
    publishSite({
      folder,
      built,
      config: configFor(backend, `http://localhost:${ports.shell}`),
      originOf: (remote) => `http://localhost:${ports[remote]}`,
      commit: currentCommit(),
    });
    const startServer = async (service: Exclude<Service, 'backend'>) =>
      keep(service, await startStatic(service, ports[service], folder, backend.url, signal));
    await together(failed, (['shell', ...remoteNames] as const).map(startServer));
    return {
      url: `http://localhost:${ports.shell}`,
      backendUrl: backend.url,
      ports,
      folder,
      startServer,
      stopServer: async (service) => {
        const started = running.get(service);
        running.delete(service);
        await started?.stop();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** All of it or nothing: the first failure gives up the others, and all have ended when it is told. */
async function together<T extends readonly unknown[]>(
  failed: AbortController,
  works: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  for (const work of works) work.catch((reason: unknown) => failed.abort(reason));
  await Promise.allSettled(works);
  failed.signal.throwIfAborted();
  return Promise.all(works) as Promise<T>;
}

interface BackendOptions {
  signal?: AbortSignal;
  /** A folder with `migrations` and `seed` that stands for the project's own. */
  installation?: string;
  /** Whether the text of all PDFs is read at once, in the background, as after many visits. */
  readPdfs?: boolean;
}

/**
 * Starts the backend as a process of its own.
 *
 * @param port 0 for any that is free.
 */
export function startBackend(
  port: number,
  { signal, installation, readPdfs = false }: BackendOptions = {},
): Promise<RunningProcess<BackendReady>> {
  return runProcess<BackendReady>({
    name: 'The backend',
    program: `${root}supabase/local/main.ts`,
    env: {
      PORT_BACKEND: String(port),
      ASSOCIATION_NAME: demonstration.association,
      ...(installation ? { BACKEND_INSTALLATION: installation } : {}),
      ...(readPdfs ? { BACKEND_READ_PDFS: '1' } : {}),
    },
    ...(signal ? { signal } : {}),
  });
}

function startStatic(
  service: 'shell' | RemoteName,
  port: number,
  folder: string,
  backend: string,
  signal: AbortSignal,
): Promise<RunningProcess<unknown>> {
  const kind = service === 'shell' ? 'shell' : 'remote';
  return runProcess({
    name: `The server of ${service}`,
    program: fileURLToPath(new URL('serve.ts', import.meta.url)),
    args: [JSON.stringify({ folder: `${folder}/${service}`, port, kind, backend })],
    signal,
  });
}

/** The demonstration's configuration, with where the site is and the backend that runs here. */
export function configFor(backend: BackendReady, url: string): SiteConfig {
  const { url: backendUrl, publishableKey } = backend;
  return {
    ...demonstration,
    url,
    supabase: { ...demonstration.supabase, url: backendUrl, publishableKey },
  };
}

/** The commit that is checked out, or `unknown` outside a repository. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
