import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { QueryClientProvider, queryClient, RouterProvider } from 'shared/runtime';
import { createSiteRouter } from '../pages/router.tsx';

/** Renders the site into its place in the HTML. */
export function renderSite(): void {
  const place = document.getElementById('site');
  if (!place) throw new Error('The page has no element with the id "site".');
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createSiteRouter()} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
