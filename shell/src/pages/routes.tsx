import type { createBrowserRouter } from 'shared/runtime';
import { pages } from '../composition.ts';
import { Frame } from '../frame/Frame.tsx';
import { HomePage } from '../home/HomePage.tsx';
import { healthPages } from '../routePaths.ts';
import { AboutPage } from './AboutPage.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { AccessibilityPage, HealthPage, VersionsPage } from './LazyPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import { RemotePage } from './RemotePage.tsx';

type Routes = Parameters<typeof createBrowserRouter>[0];

/** The gallery of components. The condition is a build-time constant, so production builds omit it. */
const galleryRoutes: Routes =
  process.env.NODE_ENV === 'development'
    ? [
        { path: '/gallery', lazy: () => import('../gallery/GalleryPage.tsx') },
        { path: '/gallery/components', lazy: () => import('../gallery/ComponentsPage.tsx') },
      ]
    : [];

/** The routes, for the browser and for prerendering. */
export function siteRoutes(): Routes {
  return [
    {
      element: <Frame />,
      errorElement: <ErrorPage />,
      children: [
        { path: '/', element: <HomePage /> },
        { path: '/chi-siamo', element: <AboutPage /> },
        { path: '/versioni', element: <VersionsPage /> },
        { path: '/accessibilita', element: <AccessibilityPage /> },
        ...healthPages.map(({ path, name }) => ({
          path,
          element: <HealthPage key={path} name={name} />,
        })),
        ...pages.map((page) => ({
          path: page.path,
          element: <RemotePage key={page.path} page={page} />,
        })),
        { path: '*', element: <NotFoundPage /> },
      ],
    },
    ...galleryRoutes,
  ];
}
