import { Hono } from 'hono';
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

export interface RendererParts {
  /** The published shell's template, with the installation's configuration. */
  template: string;
  readRegistry: () => Promise<ReadRegistry>;
  files: SectionFiles;
  pool: Pool;
  metrics: RendererMetrics;
}

/** A shared cache keeps a page for a minute, and shows it for a day while it asks again. */
const cacheControl = 'public, max-age=0, s-maxage=60, stale-while-revalidate=86400';

/** Answers with whole pages, rendered with the sections' live versions. */
export function createApp({ template, readRegistry, files, pool, metrics }: RendererParts): Hono {
  const app = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    await readRegistry();
    return context.text('ready');
  });
  app.get('/metrics', async (context) => {
    return context.text(await metrics.text(), 200, { 'Content-Type': metrics.contentType });
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
    return context.html(html, route === '*' ? 404 : 200, { 'Cache-Control': cacheControl });
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
