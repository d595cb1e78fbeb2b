/**
 * The singleton that the shell provides to every remote. It re-exports only what is in use, because a
 * shared module is never tree-shaken.
 */

// Type-checks translation keys wherever this module is imported.
import type {} from './i18next.d.ts';

export {
  type DehydratedState,
  hydrate,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useIsFetching,
  useQueries,
  useQuery,
} from '@tanstack/react-query';
export {
  createBrowserRouter,
  type LinkProps,
  type Location,
  matchPath,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { create as createStore } from 'zustand';
export { provideSiteConfig, siteConfig } from './config.ts';
export { provideHeading, useCurrentHeading, useHeading } from './heading.ts';
export {
  addTranslations,
  addTranslationsOfAllLanguages,
  initialLanguage,
  setLanguage,
  startI18n,
  translator,
  useLanguage,
} from './i18n.ts';
export { Link, NavLink } from './links.tsx';
export { type Heading, type PageState, PageStateContext, useNow } from './pageState.ts';
export { queryClient } from './queryClient.ts';
export { type ErrorReport, reportError } from './reportError.ts';
export { safeStorage } from './safeStorage.ts';
export { type Section, SectionContext } from './section.ts';
export { keepStoredSession, provideSupabase, supabase } from './supabase.ts';
export {
  attachToaster,
  dismissToasts,
  toast,
  toasts,
  usePendingToasts,
} from './toasts.ts';
export { useTranslation } from './translations.ts';
