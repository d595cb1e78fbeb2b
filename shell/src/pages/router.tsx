import { createBrowserRouter } from 'shared/runtime';
import { pages } from '../composition.ts';
import { Frame } from '../frame/Frame.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { AboutPage } from './AboutPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RemotePage } from './RemotePage.tsx';

/** The site's addresses: the shell's own pages, and those of the composition. */
export function createSiteRouter() {
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <ErrorPage />,
      children: [
        { path: '/', element: <HomePage /> },
        { path: '/chi-siamo', element: <AboutPage /> },
        ...pages.map((page) => ({
          path: page.path,
          element: <RemotePage key={page.path} page={page} />,
        })),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]);
}
