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
 * Brings the page to life. Where the HTML already shows it, in the right language, React takes over
 * what is there; else it draws anew, for instance for a visitor who reads the site in English.
 *
 * @param language The language in which the page begins.
 */
export function renderSite(language: string): void {
  const place = document.getElementById('site');
  if (!place) throw new Error('The page has no element with the id "site".');
  const site = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createBrowserRouter(siteRoutes())} />
      </QueryClientProvider>
    </StrictMode>
  );
  if (place.dataset.language === language && place.dataset.route === currentRoute()) {
    // In slices: hydrated at once, the page would be deaf to a finger for a fifth of a second.
    startTransition(() => {
      hydrateRoot(place, site);
    });
    return;
  }
  const old = document.head.querySelectorAll(drawnTags);
  startTransition(() => createRoot(place).render(<Replacing tags={old}>{site}</Replacing>));
}

/** Takes tags out of the head once the page has its own: without a title, a tab shows its address. */
function Replacing({ tags, children }: { tags: Iterable<Element>; children: ReactNode }) {
  useLayoutEffect(() => {
    for (const tag of tags) tag.remove();
  }, [tags]);
  return children;
}

/** What `PageHead` draws: it belongs to the page that the HTML shows, and React would add another. */
const drawnTags =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter:"], meta[property^="og:"], link[rel="canonical"], link[rel="alternate"]';

/** The pattern of the address; the ones that say more come first, as in the router. */
function currentRoute(): string {
  const { pathname } = window.location;
  const matching = routePaths.filter((route) => matchPath(route, pathname));
  return matching.find((route) => !route.includes(':')) ?? matching[0] ?? '*';
}
