import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { QueryClientProvider, queryClient, RouterProvider } from 'shared/runtime';
import { siteRoutes } from '../src/pages/routes.tsx';

export interface RenderedPage {
  /** Title, metadata and links for the document's head. */
  head: string;
  /** The content of `#site`. */
  body: string;
}

/**
 * Renders a page as the browser does before any remote has loaded. React writes head elements before
 * everything else.
 *
 * @param address A path of the site, such as `/guide`.
 * @param hasParameter The page serves many paths, so links with its own path are removed.
 */
export function renderPage(address: string, hasParameter: boolean): RenderedPage {
  const router = createMemoryRouter(siteRoutes(), { initialEntries: [address] });
  const html = renderToString(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  router.dispose();
  const head = /^(?:<title\b[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return {
    head: hasParameter ? head.replace(/<link\b[^>]*>|<meta property="og:url"[^>]*>/g, '') : head,
    body: html.slice(head.length),
  };
}
