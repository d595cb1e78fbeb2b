import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { defaultLanguage, languageNamed, languageParameter } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { siteConfig } from 'shared/runtime';
import { isTimeout } from '../src/federation/RemoteError.ts';
import { withTimeout } from '../src/federation/withTimeout.ts';
import { routeAt, viewsAt } from '../src/viewsAt.ts';
import type { LiveSections } from './liveSections.ts';
import type { PageResult, RendererMetrics } from './metrics.ts';
import { pageHtml } from './pageHtml.ts';
import { type Pool, PoolBusy } from './pool.ts';
import { modulesOf, prerenderedFile } from './prerenderedPages.ts';
import type { PublishedShell } from './publishedShell.ts';
import type { ReadRegistry } from './registrySource.ts';
import { renderSections } from './renderSections.ts';
import { sectionStylesPath, stylesOf } from './sectionStyles.ts';
import { listedPaths, listingRemotes, sitemap } from './sitemap.ts';

interface RendererParts {
  shell: PublishedShell;
  readRegistry: () => Promise<ReadRegistry>;
  live: LiveSections;
  pool: Pick<Pool, 'run' | 'isReady'>;
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

/** Answers with whole pages, rendered with the sections' live versions. */
export function createApp(parts: RendererParts): Hono {
  const { shell, readRegistry, live, pool, metrics, freshSeconds, onError } = parts;
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
    const { registry } = await readRegistry();
    const problem = await unreadiness(registry);
    return problem ? context.text(problem, 503) : context.text('ready');
  });
  app.get('/metrics', async (context) => {
    return context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  app.get('/sitemap.xml', async (context) => {
    const { registry } = await readRegistry();
    const remotes = listingRemotes.filter((remote) => registry.remotes.has(remote));
    const { sections, paths, failures } = await renderSections(live, pool, {
      kind: 'paths',
      registry,
      hasChosenInput: false,
      remotes,
      requestFor: (sections) => ({ sections }),
    });
    // Search engines drop pages that a sitemap leaves out.
    if (sections.length < remotes.length || Object.keys(failures).length > 0)
      return context.text('A section cannot list its pages now.', 503);
    return context.body(sitemap(siteConfig().url, [...listedPaths, ...paths]), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': fresh,
    });
  });
  app.get(`${sectionStylesPath}:name`, async (context) => {
    const { registry } = await readRegistry();
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
      const page = await render(url);
      end(page.result);
      return context.html(page.html, page.status, {
        'Cache-Control': page.result === 'complete' ? fresh : incomplete,
        // A cache, and `pnpm render`, should not replace a complete page by one that is not. The frame of
        // another shell does replace it: the page belongs to a version that is no longer live.
        'X-Page': page.result,
      });
    } catch (error) {
      end(resultOf(error));
      throw error;
    }
  });
  return app;

  /** Why pages would come out as frames; undefined when they do not. */
  async function unreadiness(registry: Registry): Promise<string | undefined> {
    if (!pool.isReady) return 'No process is ready.';
    if ((await shell.readTemplate()) === undefined) return 'The live shell is of another build.';
    if (live.areAllOpen(registry)) return 'Every section fails.';
    try {
      const page = { address: '/', language: defaultLanguage, sections: [], now: Date.now() };
      await withTimeout(pool.run('page', page), readyTimeoutMs, 'page');
      return undefined;
    } catch {
      return 'A page without sections cannot be rendered.';
    }
  }

  async function render({ pathname, search, searchParams }: URL) {
    const language = languageNamed(searchParams.get(languageParameter)) ?? defaultLanguage;
    const route = routeAt(pathname);
    const status = route === '*' ? 404 : 200;
    const template = await shell.readTemplate();
    if (template === undefined) {
      const html = await shell.readFrame(prerenderedFile(route, language));
      return { html, status, result: 'frame' } as const;
    }
    const { registry, text } = await readRegistry();
    const views = viewsAt(pathname);
    const page = await renderSections(live, pool, {
      kind: 'page',
      registry,
      hasChosenInput: search !== '' || route === '*' || route.includes(':'),
      remotes: [...new Set(views.map(({ remote }) => remote))],
      requestFor: (sections) => ({
        address: pathname + search,
        language,
        sections,
        now: Date.now(),
      }),
    });
    metrics.observe(page.times);
    const html = pageHtml(template, {
      route,
      language,
      modules: modulesOf(route),
      head: page.head,
      body: page.body,
      rendered: { state: page.state, registry: text },
      styles: stylesOf(registry, page.views),
    });
    const isComplete = views.length === Object.keys(page.views).length;
    return { html, status, result: isComplete ? 'complete' : 'incomplete' } as const;
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
