import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import i18next, { type ParseKeys } from 'i18next';
import type { NamespaceTranslations } from '../contract/translations.ts';
import { isTimeoutError } from '../data/fetchWithTimeout.ts';
import { reportError } from './reportError.ts';
import { toast } from './toasts.ts';

const minuteMs = 60_000;

/** A translation key with its namespace, such as `handouts:loadFailed`. */
type TextKey = {
  [Namespace in keyof NamespaceTranslations]: `${Namespace}:${ParseKeys<Namespace>}`;
}[keyof NamespaceTranslations];

interface QueryMeta extends Record<string, unknown> {
  /** The text of the toast after a failure, or how to choose it; without it, a failure is only logged. */
  errorMessage?: TextKey | ((error: Error) => TextKey);
  /** What the page's HTML carries of the data, so that long data do not delay it: by default, all. */
  inPage?(data: unknown): unknown;
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: QueryMeta;
  }
}

/** Errors that were logged, so that a query that failed because of another is not logged too. */
const logged = new WeakSet<object>();

/**
 * Logs every read that failed after its retries, under the name of its section: the first part of the
 * query key. Only a read that a mounted view waits for shows a toast: a view reads again what its
 * loader could not prefetch.
 */
function handleReadError(error: Error, query: Query<unknown, unknown>): void {
  const [section, ...read] = query.queryKey;
  const wasLogged = error.cause instanceof Error && logged.has(error.cause);
  logged.add(error);
  if (!wasLogged) {
    reportError({
      source: String(section),
      message: `A read failed: ${JSON.stringify(read)}`,
      cause: error,
    });
  }
  const { errorMessage } = query.meta ?? {};
  if (errorMessage === undefined || !query.isActive()) return;
  const key = typeof errorMessage === 'function' ? errorMessage(error) : errorMessage;
  toast.error({ title: i18next.t('common:errorTitle'), description: i18next.t(key) });
}

/**
 * The page's query client. Content changes a few times a week, so a stale time of five minutes is safe; a
 * section sets another `staleTime` for a table that changes more often.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: handleReadError }),
  defaultOptions: {
    queries: {
      staleTime: 5 * minuteMs,
      gcTime: 30 * minuteMs,
      // A read that timed out is not retried: each attempt would take as long again.
      retry: (failures, error) => failures < 2 && !isTimeoutError(error),
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4000),
      refetchOnWindowFocus: false,
      // `navigator.onLine` is often wrong on campus networks.
      networkMode: 'always',
    },
  },
});
