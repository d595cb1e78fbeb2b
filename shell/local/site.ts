import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Service } from 'shared/build';
import type { SiteConfig } from 'shared/config';
import { type RemoteName, remoteNames } from 'shared/contract';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { buildAll } from './build.ts';
import { root } from './paths.ts';
import { type RunningProcess, runProcess } from './process.ts';
import { publish } from './publish.ts';

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
  /** Told when a server ends that nobody stopped. */
  onLost?: (service: Service) => void;
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
  let stopping = false;

  const keep = (service: Service, started: RunningProcess<unknown>) => {
    running.set(service, started);
    started.onExit(() => {
      if (running.get(service) !== started) return;
      running.delete(service);
      if (!stopping) onLost(service);
    });
  };
  const stop = async () => {
    stopping = true;
    await Promise.all([...running.values()].map((started) => started.stop()));
  };

  try {
    const [built, backend] = await Promise.all([
      buildAll(log),
      startBackend(ports.backend).then((started) => {
        keep('backend', started);
        log(`backend ready at ${started.ready.url}`);
        return started.ready;
      }),
    ]);
    publish({
      folder,
      built,
      config: configFor(backend),
      originOf: (remote) => `http://localhost:${ports[remote]}`,
      commit: currentCommit(),
    });
    const startServer = async (service: Exclude<Service, 'backend'>) =>
      keep(service, await startStatic(service, ports[service], folder, backend.url));
    await Promise.all((['shell', ...remoteNames] as const).map(startServer));
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

export function startBackend(port: number): Promise<RunningProcess<BackendReady>> {
  return runProcess<BackendReady>({
    name: 'The backend',
    program: `${root}supabase/local/main.ts`,
    env: { PORT_BACKEND: String(port) },
  });
}

function startStatic(
  service: 'shell' | RemoteName,
  port: number,
  folder: string,
  backend: string,
): Promise<RunningProcess<unknown>> {
  const kind = service === 'shell' ? 'shell' : 'remote';
  return runProcess({
    name: `The server of ${service}`,
    program: fileURLToPath(new URL('serve.ts', import.meta.url)),
    args: [JSON.stringify({ folder: `${folder}/${service}`, port, kind, backend })],
  });
}

/** The demonstration's configuration, with the backend that runs here. */
export function configFor({ url, publishableKey }: BackendReady): SiteConfig {
  return { ...demonstration, supabase: { ...demonstration.supabase, url, publishableKey } };
}

/** The commit that is checked out, or `unknown` outside a repository. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
