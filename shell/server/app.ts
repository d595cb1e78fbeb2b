import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { defaultLanguage, type Language, languages, type RemoteName } from 'shared/contract';
import type { Registry } from 'shared/registry';
import { routeAt, viewsAt } from '../src/federation/initialViewsAt.ts';
import type { RendererMetrics } from './metrics.ts';
import { pageHtml } from './pageHtml.ts';
import { type Pool, SectionStopped } from './pool.ts';
import { modulesOf } from './prerenderedPages.ts';
import type { ReadRegistry } from './registrySource.ts';
import type { RenderedPage } from './renderPage.tsx';
import type { SectionFiles } from './sectionFiles.ts';
import { listedPaths, sitemap } from './sitemap.ts';

export interface RendererParts {
  /** The published shell's template, with the installation's configuration. */
  template: string;
  readRegistry: () => Promise<ReadRegistry>;
  files: SectionFiles;
  pool: Pool;
  metrics: RendererMetrics;
  /** The site's public origin, for the sitemap. */
  siteUrl: string;
  /** How long a shared cache uses a page without asking again. */
  freshSeconds: number;
}

/** How long a shared cache may use a page while it asks again, or cannot. */
const staleSeconds = 24 * 60 * 60;

/** A page that lacks one of its sections is asked for again soon. */
const incompleteSeconds = 5;

/** Answers with whole pages, rendered with the sections' live versions. */
export function createApp(parts: RendererParts): Hono {
  const { template, readRegistry, files, pool, metrics, siteUrl, freshSeconds } = parts;
  const cacheControl = (seconds: number) =>
    `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}, stale-if-error=${staleSeconds}`;
  const app = new Hono();
  // A cache stores the compressed page, instead of compressing it for every visitor.
  app.use(compress({ encoding: 'gzip' }));
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    await readRegistry();
    return context.text('ready');
  });
  app.get('/metrics', async (context) => {
    return context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
  });
  app.get('/sitemap.xml', async (context) => {
    const { registry } = await readRegistry();
    const remotes = [...registry.remotes.keys()];
    const sections = await files.of(registry, remotes);
    // Search engines forget pages that a sitemap leaves out.
    if (sections.length < remotes.length) throw new Error('A section cannot list its pages.');
    const paths = await pool.listPaths({ sections });
    return context.body(sitemap(siteUrl, [...listedPaths, ...paths]), 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': cacheControl(freshSeconds),
    });
  });
  app.get('*', async (context) => {
    const { pathname, search, searchParams } = new URL(context.req.url);
    const language = languageIn(searchParams);
    const end = metrics.startPage();
    const { registry, text } = await readRegistry();
    const page = await render(registry, pathname + search, pathname, language);
    const route = routeAt(pathname);
    const html = pageHtml(template, {
      route,
      language,
      modules: modulesOf(route),
      head: page.head,
      body: page.body,
      rendered: { state: page.state, registry: text },
      styles: stylesOf(registry, page.views),
    });
    end();
    metrics.observe(page.times);
    const isComplete = viewsAt(pathname).length === Object.keys(page.views).length;
    return context.html(html, route === '*' ? 404 : 200, {
      'Cache-Control': cacheControl(isComplete ? freshSeconds : incompleteSeconds),
      // A cache, and `pnpm render`, should not replace a complete page by one that is not.
      'X-Page': isComplete ? 'complete' : 'incomplete',
    });
  });
  return app;

  /** Renders a page; once more without a section whose code had to be stopped. */
  async function render(
    registry: Registry,
    address: string,
    pathname: string,
    language: Language,
  ): Promise<RenderedPage> {
    const remotes = [...new Set(viewsAt(pathname).map(({ remote }) => remote))];
    const sections = await files.of(registry, remotes);
    try {
      const page = await pool.render({ address, language, sections, now: Date.now() });
      for (const [remote, reason] of Object.entries(page.failures)) {
        fail(registry, remote as RemoteName, reason);
      }
      return page;
    } catch (error) {
      if (!(error instanceof SectionStopped)) throw error;
      fail(registry, error.remote, error.message);
      return render(registry, address, pathname, language);
    }
  }

  function fail(registry: Registry, remote: RemoteName, reason: string): void {
    files.fail(remote, registry.remotes.get(remote)?.version ?? '', reason);
  }
}

function languageIn(parameters: URLSearchParams): Language {
  const named = parameters.get('lang');
  return languages.find((language) => language === named) ?? defaultLanguage;
}

/** The stylesheets of the modules that rendered something. */
function stylesOf(registry: Registry, views: Readonly<Record<string, string>>): string[] {
  const modules = new Set(Object.keys(views).map((key) => key.split('/').slice(0, 2).join('/')));
  return [...modules].flatMap((name) => {
    const [remote, module = ''] = name.split('/');
    const preload = registry.remotes.get(remote as RemoteName)?.preload[module] ?? [];
    return preload.map(({ url }) => url).filter((url) => new URL(url).pathname.endsWith('.css'));
  });
}
