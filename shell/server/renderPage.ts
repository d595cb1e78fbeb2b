import type { Language } from 'shared/contract';
import { createRenderI18n } from 'shared/runtime/server';
import { pageSearch } from '../src/boot/pageParameters.ts';
import type { RenderedPageState } from '../src/boot/pageState.ts';
import { renderedViewsAt, routeAt } from '../src/viewsAt.ts';
import type { RenderTimes, SectionFile } from './hostContract.ts';
import { loadViews } from './loadViews.ts';
import { renderTree } from './renderTree.tsx';
import { type FailuresByName, type OnSection, SectionFailures } from './sectionFailures.ts';
import { shellTexts } from './shellTexts.ts';

export interface RenderRequest {
  /** A path of the site with its query: `/guide?q=tesi`. */
  address: string;
  language: Language;
  /** The server files of the sections to render; the others are left to the browser. */
  sections: readonly SectionFile[];
  /** The page's clock, in milliseconds since 1970. */
  now: number;
  /** Whether the page is one file for many addresses, as a frame is. */
  servesManyPaths?: boolean;
}

export interface RenderedPage {
  /** Title, metadata and links for the document's head. */
  head: string;
  /** The content of `#site`. */
  body: string;
  /** The versions that rendered the views, by key: `{ 'guides/pages/categories': '0.1.0-abc' }`. */
  views: Readonly<Record<string, string>>;
  /** A `RenderedPageState` as JSON. */
  state: string;
  /** Whether a section says that the address names nothing. */
  isMissing: boolean;
  /** Where a section says that the page is now: a path. */
  movedTo: string | undefined;
  /** Why a section is left to the browser. */
  failures: FailuresByName;
  times: RenderTimes;
}

/**
 * Renders a page with the sections that can be rendered. A section that throws, or whose data cannot be read
 * in time, affects only its own slot: it shows a skeleton, and the browser tries.
 */
export async function renderPage(
  { address, language, sections, now, servesManyPaths = false }: RenderRequest,
  onSection: OnSection = () => {},
): Promise<RenderedPage> {
  const started = performance.now();
  const url = new URL(address, 'http://page');
  const failures = new SectionFailures(onSection);

  const [ownTexts, { views, translations, queries, ...loadedViews }] = await Promise.all([
    shellTexts(language),
    loadViews(renderedViewsAt(url.pathname), sections, { url, language, failures }),
  ]);
  const i18n = await createRenderI18n(language, { ...ownTexts, ...translations });
  const loaded = performance.now();
  // Only an address with a name can be of something that is not there.
  const isMissing = loadedViews.isMissing && routeAt(url.pathname).includes(':');

  const tree = { address, servesManyPaths, isMissing, renderedAt: now, i18n, views, failures };
  const { head, body, heading } = await renderTree(tree);
  failures.end();

  const versions = Object.fromEntries([...views].map(([key, { version }]) => [key, version]));
  const state: RenderedPageState = {
    renderedAt: now,
    heading,
    search: pageSearch(url.search),
    views: versions,
    queries: { mutations: [], queries },
  };
  return {
    head,
    body,
    views: versions,
    state: JSON.stringify(state),
    isMissing,
    movedTo: loadedViews.movedTo,
    failures: failures.byName,
    times: { loadMs: loaded - started, renderMs: performance.now() - loaded },
  };
}
