import { type ReactNode, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import {
  inEveryLanguage,
  type Language,
  type RemoteName,
  type Translations,
  type ViewReference,
} from 'shared/contract';
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
import { type RenderedView, RenderedViewsContext } from '../src/federation/renderedViews.ts';
import { ViewScope } from '../src/federation/ViewScope.tsx';
import { keyOf } from '../src/federation/viewCache.ts';
import { PrivacyText } from '../src/frame/PrivacyText.tsx';
import { LazyTextsContext } from '../src/loading/lazyTranslated.ts';
import { siteRoutes } from '../src/pages/routes.tsx';
import { translations as shellTranslations } from '../src/translations.ts';
import { loadSection, type SectionFile } from './loadSection.ts';

const accessibilityTranslations = inEveryLanguage(
  (language) => () =>
    import(/* webpackMode: "eager" */ `../src/accessibility/locales/${language}.json`),
);

const lazyTexts = { privacy: <PrivacyText />, accessibility: <Statement /> };

/** How long a section may take to read its data. */
const loaderTimeoutMs = 1500;

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
  failures: Readonly<Partial<Record<RemoteName, string>>>;
  times: RenderTimes;
}

/** What a page's time was spent on. */
export interface RenderTimes {
  /** Loading the sections' code and data. */
  loadMs: number;
  renderMs: number;
}

/** Called with the section whose code runs, and with none between sections. */
export type OnSection = (remote: RemoteName | undefined) => void;

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
  const url = new URL(address, 'http://page');
  const failures: Partial<Record<RemoteName, string>> = {};
  const [{ default: shell }, { default: accessibility }] = await Promise.all([
    shellTranslations[language](),
    accessibilityTranslations[language](),
  ]);
  const translations: Record<string, Translations> = { shell, accessibility };
  const views = new Map<string, RenderedView>();
  const page: PageState = { renderedAt: now, heading: null };

  const attempt = async <T,>(remote: RemoteName, run: () => T): Promise<Awaited<T> | undefined> => {
    try {
      onSection(remote);
      const running = run();
      onSection(undefined);
      return await running;
    } catch (error) {
      failures[remote] = error instanceof Error ? error.message : String(error);
      return undefined;
    } finally {
      onSection(undefined);
    }
  };

  const loadView = async (view: ViewReference, file: SectionFile) => {
    const section = loadSection(file)[view.module];
    const load = section?.views[view.view];
    if (!section || !load) throw new Error(`${keyOf(view)} is not in the server file.`);
    const [component, texts] = await Promise.all([
      load(),
      section.translations[language](),
      withTimeout(section.loaders?.[view.view]?.(url, queryClient)),
    ]);
    translations[view.remote] = texts.default;
    return component.default;
  };

  const files = new Map(sections.map((file) => [file.remote, file]));
  await Promise.all(
    viewsAt(url.pathname).map(async (view) => {
      const file = files.get(view.remote);
      if (!file) return;
      const component = await attempt(view.remote, () => loadView(view, file));
      if (component) views.set(keyOf(view), { version: file.version, component });
    }),
  );

  const loaded = performance.now();

  // The browser repeats what could not be read; until then its views are skeletons.
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    if (state.status === 'success') continue;
    const [remote] = queryKey as [RemoteName];
    failures[remote] ??=
      `${JSON.stringify(queryKey)} could not be read: ${state.error?.message ?? state.status}`;
    for (const key of views.keys()) if (key.startsWith(`${remote}/`)) views.delete(key);
  }

  const i18n = await createRenderI18n(language, translations);
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

  // Each section alone first: whether it throws, and which heading it sets.
  for (const [key, { component }] of [...views]) {
    const remote = key.split('/')[0] as RemoteName;
    const router = memoryRouter(address, component && <ViewScope {...{ remote, component }} />);
    let heading: Heading | null = null;
    const rendered = await attempt(remote, () =>
      render(<RouterProvider router={router} />, {
        ...page,
        onHeading: (set) => {
          heading = set;
        },
      }),
    );
    router.dispose();
    if (rendered === undefined) views.delete(key);
    else page.heading ??= heading;
  }

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
    failures,
    times: { loadMs: loaded - started, renderMs: performance.now() - loaded },
  };
}

/** A section's view without the frame, at its route, so that it can read the route's parameters. */
function memoryRouter(address: string, element: ReactNode) {
  const paths = routePaths.map((path) => ({ path, element }));
  return createMemoryRouter([...paths, { path: '*', element }], { initialEntries: [address] });
}

async function withTimeout(loading: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('Its data took too long.')), loaderTimeoutMs);
  });
  try {
    await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
