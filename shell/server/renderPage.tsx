import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { inEveryLanguage, type Language, type RemoteName } from 'shared/contract';
import {
  type Heading,
  type PageState,
  PageStateContext,
  QueryClientProvider,
  RouterProvider,
} from 'shared/runtime';
import {
  createRenderI18n,
  createRenderQueryClient,
  dehydrate,
  I18nextProvider,
} from 'shared/runtime/server';
import Statement from '../src/accessibility/Statement.tsx';
import { pageSearch } from '../src/boot/pageParameters.ts';
import type { RenderedPageState } from '../src/boot/pageState.ts';
import { routePaths } from '../src/composition.ts';
import { viewsAt } from '../src/federation/initialViewsAt.ts';
import { RenderedViewsContext } from '../src/federation/renderedViews.ts';
import { ViewScope } from '../src/federation/ViewScope.tsx';
import { PrivacyText } from '../src/frame/PrivacyText.tsx';
import { LazyTextsContext } from '../src/loading/lazyTranslated.ts';
import { siteRoutes } from '../src/pages/routes.tsx';
import { translations as shellTranslations } from '../src/translations.ts';
import type { SectionFile } from './loadSection.ts';
import { type LoadedView, loadViews } from './loadViews.ts';
import { type OnSection, type SectionFailure, SectionFailures } from './sectionFailures.ts';

const accessibilityTranslations = inEveryLanguage(
  (language) => () =>
    import(/* webpackMode: "eager" */ `../src/accessibility/locales/${language}.json`),
);

const privacyTranslations = inEveryLanguage(
  (language) => () => import(/* webpackMode: "eager" */ `../src/frame/locales/${language}.json`),
);

const lazyTexts = { privacy: <PrivacyText />, accessibility: <Statement /> };

export interface RenderRequest {
  /** A path of the site with its query: `/guide?q=tesi`. */
  address: string;
  language: Language;
  /** The server files of the sections to render; the others are left to the browser. */
  sections: readonly SectionFile[];
  /** The page's clock, in milliseconds since 1970. */
  now: number;
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
  /** Why a section is left to the browser. */
  failures: Readonly<Partial<Record<RemoteName, SectionFailure>>>;
  times: RenderTimes;
}

/** What a page's time was spent on. */
export interface RenderTimes {
  /** Loading the sections' code and data. */
  loadMs: number;
  renderMs: number;
}

/**
 * Renders a page with the sections that can be rendered. A section that throws, or whose data cannot be read
 * in time, affects only its own slot: it shows a skeleton, and the browser tries.
 */
export async function renderPage(
  { address, language, sections, now }: RenderRequest,
  onSection: OnSection = () => {},
): Promise<RenderedPage> {
  const started = performance.now();
  const queryClient = createRenderQueryClient();
  const failures = new SectionFailures(onSection);
  const url = new URL(address, 'http://page');
  const [{ default: shell }, { default: accessibility }, { default: privacy }, sectionViews] =
    await Promise.all([
      shellTranslations[language](),
      accessibilityTranslations[language](),
      privacyTranslations[language](),
      loadViews(viewsAt(url.pathname), sections, { url, language, queryClient, failures }),
    ]);
  const { views, translations } = sectionViews;
  const i18n = await createRenderI18n(language, { shell, accessibility, privacy, ...translations });
  const loaded = performance.now();

  const page: PageState = { renderedAt: now, heading: null };
  const render = (content: ReactNode, state: PageState) =>
    renderToString(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <PageStateContext value={state}>
            <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
          </PageStateContext>
        </I18nextProvider>
      </StrictMode>,
    );
  const renderAlone = ({ remote, component }: LoadedView) => {
    const router = memoryRouter(address, <ViewScope {...{ remote, component }} />);
    let heading: Heading | null = null;
    const onHeading = (set: Heading | null) => {
      heading = set;
    };
    render(<RouterProvider router={router} />, { ...page, onHeading });
    router.dispose();
    return heading;
  };
  const renderWhole = () => {
    const router = createMemoryRouter(siteRoutes(), { initialEntries: [address] });
    const html = render(
      <RenderedViewsContext value={views}>
        <LazyTextsContext value={lazyTexts}>
          <RouterProvider router={router} />
        </LazyTextsContext>
      </RenderedViewsContext>,
      page,
    );
    router.dispose();
    return html;
  };

  // Each section alone first: whether it throws, and which heading it sets.
  for (const [key, view] of [...views]) {
    const rendered = await failures.attempt(view.remote, 'page', () => renderAlone(view));
    if (rendered.length === 0) views.delete(key);
    page.heading ??= rendered[0] ?? null;
  }
  let html = orUndefined(renderWhole);
  const lost = [...views].filter(([, { remote }]) => !html || isLost(html, remote, views));
  for (const [key, { remote }] of lost) {
    failures.add(remote, 'page', new Error(`${key} was rendered alone, but not in the page.`));
    views.delete(key);
  }
  // A heading of no use would be in the shell's own HTML.
  if (!html) page.heading = null;
  if (!html || lost.length > 0) html = renderWhole();
  const head = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  const state: RenderedPageState = {
    ...page,
    search: pageSearch(url.search),
    views: Object.fromEntries([...views].map(([key, { version }]) => [key, version])),
    queries: dehydrate(queryClient),
  };
  return {
    head,
    body: html.slice(head.length),
    views: state.views,
    state: JSON.stringify(state),
    failures: failures.all,
    times: { loadMs: loaded - started, renderMs: performance.now() - loaded },
  };
}

function orUndefined<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Whether a view of a section threw in the whole page only: React leaves its slot to the browser then. */
function isLost(html: string, remote: RemoteName, views: ReadonlyMap<string, LoadedView>): boolean {
  const expected = [...views.values()].filter((view) => view.remote === remote).length;
  return html.split(`data-mf="${remote}"`).length - 1 < expected;
}

/** A section's view without the frame, at its route, so that it can read the route's parameters. */
function memoryRouter(address: string, element: ReactNode) {
  const paths = routePaths.map((path) => ({ path, element }));
  return createMemoryRouter([...paths, { path: '*', element }], { initialEntries: [address] });
}
