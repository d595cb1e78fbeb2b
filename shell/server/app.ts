import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Registry, RegistryEntry } from 'shared/registry';
import { shellFolder } from '../src/boot/shellVersions.ts';
import { isTimeout } from '../src/federation/RemoteError.ts';
import { withTimeout } from '../src/federation/withTimeout.ts';
import { type Answer, type AnswerRequest, emptyRegistry } from './hostContract.ts';
import type { LiveFile } from './liveFile.ts';
import type { LiveSections } from './liveSections.ts';
import type { PageResult, RendererMetrics } from './metrics.ts';
import { otherVersions } from './otherVersions.ts';
import { pageFor } from './pageFor.ts';
import { type Pool, PoolBusy } from './pool.ts';
import { renderSections } from './renderSections.ts';
import { sectionStylesPath } from './sectionStyles.ts';

/** An answer as it is sent. */
interface Answered extends Pick<Answer, 'status' | 'location' | 'type' | 'body'> {
  result: PageResult;
}

type Drawing = Pick<Pool, 'run' | 'isReady'>;

interface RendererParts {
  /** Where the shell is published. */
  folder: string;
  readEntry: () => Promise<LiveFile<RegistryEntry>>;
  readRegistry: () => Promise<LiveFile<Registry<string>>>;
  /** See `ShellPools`. */
  shells: {
    live: (entry: RegistryEntry) => Promise<{ pool?: Drawing; problem?: string }>;
    canary: (entry: RegistryEntry, name: string) => Promise<Drawing | undefined>;
  };
  live: LiveSections;
  metrics: RendererMetrics;
  /** How long a shared cache uses a page without revalidating it. */
  freshSeconds: number;
  /** Called with errors other than overload and timeouts. */
  onError: (error: unknown) => void;
}

/** How long a shared cache may use a stale page while it revalidates, or cannot. */
const staleSeconds = 24 * 60 * 60;

/** The health check of the container waits for 3 s. */
const readyTimeoutMs = 2000;

/** A page without one of its sections is revalidated soon. */
const incompleteSeconds = 5;

/** A page of a version that is not live: `/shell/0.1.0-abc/` and the page's path, which names no other host. */
const pageOfVersion = new RegExp(`^/${shellFolder}/([^/]+)(/(?!/).*)$`);

/** Answers with what the live version of the shell draws, and with the pages of its canary. */
export function createApp(parts: RendererParts): Hono {
  const { folder, readEntry, readRegistry, shells, live, metrics, freshSeconds, onError } = parts;
  const fresh = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleSeconds}`;
  const incomplete = `public, max-age=0, s-maxage=${incompleteSeconds}`;
  const app = new Hono();
  // The cache stores the compressed page instead of compressing it for every visitor.
  app.use(compress({ encoding: 'gzip' }));
  // nginx then answers with its cached page, or with the published frame.
  app.onError((error, context) => {
    const isExpected = error instanceof PoolBusy || isTimeout(error);
    if (!isExpected) onError(error);
    return context.text('The page could not be rendered.', isExpected ? 503 : 500);
  });
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const problem = await unreadiness();
    return problem ? context.text(problem, 503) : context.text('ready');
  });
  app.get('/metrics', async (context) => {
    return context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  app.get(`${sectionStylesPath}:name`, async (context) => {
    const { content: registry } = await readRegistry();
    const style = await live.styleAt(context.req.path, registry);
    if (style === undefined) return context.text('Not found', 404);
    return context.body(style, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
  app.get('*', async (context) => {
    const url = addressOf(context.req.url);
    if (url === undefined) return context.text('This is no address of a page.', 400);
    const end = metrics.startPage();
    try {
      const { status, location, type, body, result } = await answer(url);
      end(result);
      if (status >= 500) return context.text('The sitemap is not complete now.', 503);
      return context.body(body, status as ContentfulStatusCode, {
        'Content-Type': type,
        'Cache-Control': cacheControl(status, result),
        // A cache, and `pnpm render`, should not replace a complete page by one that is not. The frame of
        // a shell that cannot be drawn does replace it: the page belongs to a version that is no longer live.
        'X-Page': result,
        ...(location !== undefined && { Location: location }),
      });
    } catch (error) {
      end(resultOf(error));
      throw error;
    }
  });
  return app;

  /** A page that is gone replaces the stored one, and is soon asked for again. */
  function cacheControl(status: number, result: string): string {
    return result === 'complete' && status !== 404 ? fresh : incomplete;
  }

  /** Why pages would come out as frames; undefined when they do not. */
  async function unreadiness(): Promise<string | undefined> {
    const { content: registry } = await readRegistry();
    const { content: entry } = await readEntry();
    const { pool, problem } = await shells.live(entry);
    if (!pool) return `The live shell cannot be drawn: ${problem}`;
    if (!pool.isReady) return 'No process is ready.';
    if (live.areAllOpen(registry)) return 'Every section fails.';
    try {
      const page = { address: '/', sections: [], registry: emptyRegistry, versions: {}, now: 0 };
      await withTimeout(pool.run('page', page), readyTimeoutMs, 'page');
      return undefined;
    } catch {
      return 'A page without sections cannot be rendered.';
    }
  }

  async function answer({ pathname, search }: URL): Promise<Answered> {
    const { content: entry } = await readEntry();
    const [, version, path] = pageOfVersion.exec(pathname) ?? [];
    if (version !== undefined) {
      const pool = await shells.canary(entry, version);
      return pool
        ? draw(pool, `${path}${search}`, {})
        : { status: 404, type: 'text/plain', body: 'Not found', result: 'frame' };
    }
    const { pool } = await shells.live(entry);
    if (!pool) return frame(pathname + search);
    return draw(pool, pathname + search, otherVersions(entry));
  }

  async function draw(
    pool: Drawing,
    address: string,
    versions: AnswerRequest['versions'],
  ): Promise<Answered> {
    const registry = await readRegistry();
    const options = { live, pool, registry, address, versions };
    const { times, isComplete, ...page } = await renderSections(options);
    if (times) metrics.observe(times);
    return { ...page, result: isComplete ? 'complete' : 'incomplete' };
  }

  /** The published page. Of a sitemap that fails, nginx has an earlier one or the published file. */
  async function frame(address: string): Promise<Answered> {
    const { file, found } = pageFor(folder, address) ?? { file: '404.html', found: false };
    const missing = address === '/sitemap.xml' ? 503 : 404;
    return {
      status: found ? 200 : missing,
      type: 'text/html; charset=UTF-8',
      body: await readFile(`${folder}/${file}`, 'utf8'),
      result: 'frame',
    };
  }
}

/** Undefined for an invalid host, and for a path that names another host when it is resolved (`//host`). */
function addressOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.pathname.startsWith('//') ? undefined : url;
}

function resultOf(error: unknown): PageResult {
  if (error instanceof PoolBusy) return 'busy';
  return isTimeout(error) ? 'late' : 'failed';
}
