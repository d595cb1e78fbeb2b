import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchPath,
  QueryClientProvider,
  queryClient,
  RouterProvider,
} from 'shared/runtime';
import { routePaths } from '../composition.ts';
import { siteRoutes } from '../pages/routes.tsx';

/**
 * Hydrates the HTML if it shows this route in this language, else renders the page from scratch, such as
 * for a visitor who reads the site in English.
 *
 * @param language The initial language of the page.
 */
export function renderSite(language: string): void {
  const root = document.getElementById('site');
  if (!root) throw new Error('The page has no element with the id "site".');
  const site = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(siteRoutes())} />
      </QueryClientProvider>
    </StrictMode>
  );
  if (root.dataset.language === language && root.dataset.route === currentRoute()) {
    // A transition hydrates in time slices; one long task would block input for 200 ms.
    startTransition(() => {
      hydrateRoot(root, site);
    });
    return;
  }
  const prerenderedTags = document.head.querySelectorAll(pageHeadTags);
  startTransition(() =>
    createRoot(root).render(<ReplaceTags tags={prerenderedTags}>{site}</ReplaceTags>),
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

/** The route pattern of the address. Static patterns win over those with parameters, as in the router. */
function currentRoute(): string {
  const { pathname } = window.location;
  const matching = routePaths.filter((route) => matchPath(route, pathname));
  return matching.find((route) => !route.includes(':')) ?? matching[0] ?? '*';
}
