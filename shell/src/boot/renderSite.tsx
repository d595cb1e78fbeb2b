import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  PageStateContext,
  QueryClientProvider,
  queryClient,
  RouterProvider,
} from 'shared/runtime';
import { RenderedViewsContext } from '../federation/renderedViews.ts';
import { siteRoutes } from '../pages/routes.tsx';
import { routeAt } from '../viewsAt.ts';
import { pageSearch } from './pageParameters.ts';
import type { RenderedPageState } from './pageState.ts';
import { isTranslated } from './translatedText.ts';

/**
 * Hydrates the HTML if it shows this route in this language, else renders the page from scratch, such as
 * for a visitor who reads the site in English.
 *
 * @param language The initial language of the page.
 * @param state What the server rendered the page with; undefined for a frame without sections.
 */
export function renderSite(language: string, state: RenderedPageState | undefined): void {
  const root = document.getElementById('site');
  if (!root) throw new Error('The page has no element with the id "site".');
  const site = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(siteRoutes())} />
      </QueryClientProvider>
    </StrictMode>
  );
  if (showsPage(root, language, state)) {
    // A transition hydrates in time slices; one long task would block input for 200 ms.
    startTransition(() => {
      hydrateRoot(root, state ? <ProvidePageState state={state}>{site}</ProvidePageState> : site, {
        // Translated HTML differs from what React renders, which then replaces it.
        onRecoverableError: (error) => isTranslated() || globalThis.reportError(error),
      });
    });
    return;
  }
  const prerenderedTags = document.head.querySelectorAll(pageHeadTags);
  startTransition(() =>
    createRoot(root).render(<ReplaceTags tags={prerenderedTags}>{site}</ReplaceTags>),
  );
}

function showsPage(
  { dataset }: HTMLElement,
  language: string,
  state: RenderedPageState | undefined,
): boolean {
  const { pathname, search } = window.location;
  return (
    dataset.language === language &&
    dataset.route === routeAt(pathname) &&
    (state === undefined || state.search === pageSearch(search))
  );
}

/** Provides what the renderer rendered with: the clock, the heading, and the views in the HTML. */
function ProvidePageState({ state, children }: { state: RenderedPageState; children: ReactNode }) {
  const { views } = state;
  const rendered = new Map(Object.entries(views).map(([key, version]) => [key, { version }]));
  return (
    <PageStateContext value={state}>
      <RenderedViewsContext value={rendered}>{children}</RenderedViewsContext>
    </PageStateContext>
  );
}

/** Removes tags once the new ones are in the head, so that the tab never lacks a title. */
function ReplaceTags({ tags, children }: { tags: Iterable<Element>; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const tag of tags) tag.remove();
  }, [tags]);
  return children;
}

/** The tags that `PageHead` renders; React would add a second set to prerendered ones. */
const pageHeadTags =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], link[rel="alternate"]';
