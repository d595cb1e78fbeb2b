import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { QueryClientProvider, queryClient, RouterProvider } from 'shared/runtime';
import { siteRoutes } from '../src/pages/routes.tsx';

export interface RenderedPage {
  /** Title, description and links: what belongs into the document's head. */
  head: string;
  /** The frame and the page's heading: what belongs into `#site`. */
  body: string;
}

/**
 * Draws one address as the browser will before any remote has come. React writes what belongs into
 * the head in front of everything else; the first element that does not belong there ends it.
 *
 * @param address A path of the site, such as `/guide`.
 * @param isOpen The page answers many addresses, so the one that it was drawn with is not its own.
 */
export function renderPage(address: string, isOpen: boolean): RenderedPage {
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
    head: isOpen ? head.replace(/<link\b[^>]*>|<meta property="og:url"[^>]*>/g, '') : head,
    body: html.slice(head.length),
  };
}
