import type { SiteConfig } from 'shared/config';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { edgeOf } from '../hosting/edge.ts';
import { root } from '../paths.ts';
import { type RunningProcess, runProcess } from './childProcess.ts';

export interface BackendReady {
  url: string;
  publishableKey: string;
}

interface BackendOptions {
  signal?: AbortSignal;
  /** A folder with `migrations` and `seed` that replaces the project's. */
  installation?: string;
  /** Whether identical reads are cached, as by default; a hosted project has no such cache. */
  cachesReads?: boolean;
  /** Whether the text of all PDFs is extracted in the background. */
  readPdfs?: boolean;
  /** A folder of this port's own, where the data is kept; without it, every start is new. */
  keepIn?: string | undefined;
  /** The address of the site: where its feeds lead, and whose versions' health is counted. */
  siteUrl?: string;
  /** What the edge in front sends to be believed. */
  edgeSecret?: string;
}

/**
 * Starts the backend in a child process.
 *
 * @param port 0 for any free port.
 */
export function startBackend(
  port: number,
  {
    signal,
    installation,
    cachesReads = true,
    readPdfs = false,
    keepIn,
    siteUrl,
    edgeSecret,
  }: BackendOptions = {},
): Promise<RunningProcess<BackendReady>> {
  return runProcess<BackendReady>({
    name: 'The backend',
    program: `${root}supabase/local/main.ts`,
    env: {
      PORT_BACKEND: String(port),
      ...(installation ? { BACKEND_INSTALLATION: installation } : {}),
      ...(cachesReads ? {} : { BACKEND_CACHES_READS: '0' }),
      ...(readPdfs ? { BACKEND_READ_PDFS: '1' } : {}),
      ...(keepIn ? { BACKEND_KEEP_IN: keepIn } : {}),
      ...(siteUrl ? { SITE_URL: siteUrl } : {}),
      ...(edgeSecret ? { EDGE_SECRET: edgeSecret } : {}),
    },
    ...(signal ? { signal } : {}),
  });
}

/** What stands in for the association's marketplace on this machine, see `publishSite.ts`. */
const marketplacePage = 'mercatino.html';

/** What may differ from the demonstration's configuration. */
export interface ConfigChanges extends Partial<SiteConfig> {
  /** Whether pages reach the backend at the site's own address, as with `npm start`. */
  hasEdge?: boolean;
}

/** The demonstration's configuration for a site and its backend. */
export function configFor(
  { url, publishableKey }: BackendReady,
  siteUrl: string,
  { hasEdge = false, ...changes }: ConfigChanges = {},
): SiteConfig {
  return {
    ...demonstration,
    ...changes,
    url: siteUrl,
    marketplaceUrl: `${siteUrl}/${marketplacePage}`,
    supabase: {
      ...demonstration.supabase,
      ...(hasEdge ? { url: edgeOf(siteUrl), project: url } : { url }),
      publishableKey,
    },
  };
}

interface RendererOptions {
  /** The folder of the published shell. */
  folder: string;
  port: number;
  /** How long a cache in front uses a page without revalidating it. */
  freshSeconds?: number;
  /** A certificate file that it trusts beside the system's. */
  trust?: string;
  signal?: AbortSignal;
  /** Called with each entry of its log, which has the messages of sections' errors then. */
  onLog?: (entry: Readonly<Record<string, unknown>>) => void;
}

/** Starts the renderer of a published shell in a child process. */
export function startRenderer({
  folder,
  port,
  freshSeconds = 60,
  trust,
  signal,
  onLog,
}: RendererOptions): Promise<RunningProcess<unknown>> {
  return runProcess({
    name: 'The renderer',
    program: `${root}shell/dist-server/renderer.js`,
    // Neither it nor the processes of sections that it starts get a key of this process.
    inherited: ['PATH', 'SystemRoot', 'TZ'],
    env: {
      NODE_ENV: 'production',
      SITE_FOLDER: folder,
      PORT: String(port),
      HOST: '127.0.0.1',
      FRESH_SECONDS: String(freshSeconds),
      ...(trust ? { NODE_EXTRA_CA_CERTS: trust } : {}),
      ...(onLog ? { LOG_MESSAGES: '1' } : {}),
    },
    ...(signal ? { signal } : {}),
    ...(onLog
      ? {
          onLine: (line: string) => {
            // A section's code may print lines of its own.
            if (line.startsWith('{"level":')) onLog(JSON.parse(line));
          },
        }
      : {}),
  });
}
