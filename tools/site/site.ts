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

/** The running site. */
export interface Site {
  url: string;
  backendUrl: string;
  ports: Ports;
  /** The folder that the servers serve: `<folder>/shell`, `<folder>/guides`, … */
  folder: string;
  /** Stops one static server. */
  stopServer: (service: Exclude<Service, 'backend'>) => Promise<void>;
  startServer: (service: Exclude<Service, 'backend'>) => Promise<void>;
  stop: () => Promise<void>;
}

interface StartOptions {
  ports: Ports;
  /** The folder to publish to; its content is replaced. */
  folder: string;
  log?: (line: string) => void;
  /** Called when a server exits unexpectedly. */
  onExit?: (service: Service, errorOutput: string) => void;
  /** Aborts the start and stops what was started. */
  signal?: AbortSignal;
}

export interface BackendReady {
  url: string;
  publishableKey: string;
}

/**
 * Builds what is not built, starts the backend and the static servers, and resolves when all are ready.
 *
 * @throws Error in one sentence when something cannot be built or started; everything is stopped then.
 */
export async function startSite(options: StartOptions): Promise<Site> {
  const { ports, folder, log = () => {}, onExit = () => {} } = options;
  const running = new Map<Service, RunningProcess<unknown>>();
  const failed = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, failed.signal]) : failed.signal;
  let stopping = false;

  const track = (service: Service, started: RunningProcess<unknown>) => {
    running.set(service, started);
    started.onExit(() => {
      if (running.get(service) !== started) return;
      running.delete(service);
      if (!stopping) onExit(service, started.errorOutput());
    });
  };
  const stop = async () => {
    stopping = true;
    await Promise.all([...running.values()].map((started) => started.stop()));
  };

  try {
    const [built, backend] = await allOrAbort(failed, [
      buildAll(log, signal),
      startBackend(ports.backend, { signal, readPdfs: true }).then((started) => {
        track('backend', started);
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
      track(service, await startStatic(service, ports[service], folder, backend.url, signal));
    await allOrAbort(failed, (['shell', ...remoteNames] as const).map(startServer));
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

/** Like Promise.all, but the first failure aborts the others and is thrown when all have settled. */
async function allOrAbort<T extends readonly unknown[]>(
  failed: AbortController,
  tasks: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  for (const task of tasks) task.catch((reason: unknown) => failed.abort(reason));
  await Promise.allSettled(tasks);
  failed.signal.throwIfAborted();
  return Promise.all(tasks) as Promise<T>;
}

interface BackendOptions {
  signal?: AbortSignal;
  /** A folder with `migrations` and `seed` that replaces the project's. */
  installation?: string;
  /** Whether the text of all PDFs is extracted in the background. */
  readPdfs?: boolean;
}

/**
 * Starts the backend in a child process.
 *
 * @param port 0 for any free port.
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

/** The demonstration's configuration for this site and backend. */
export function configFor(backend: BackendReady, url: string): SiteConfig {
  const { url: backendUrl, publishableKey } = backend;
  return {
    ...demonstration,
    url,
    supabase: { ...demonstration.supabase, url: backendUrl, publishableKey },
  };
}

/** The current commit, or `unknown` outside a repository. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
