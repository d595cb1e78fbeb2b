import { QueryClient } from '@tanstack/react-query';
import { isTimeoutError } from '../data/fetchWithTimeout.ts';
import { staleTimeMs } from '../data/prefetchCache.ts';

const minute = 60_000;

/**
 * Server state of the whole page. Content changes a few times a week, so five minutes without a
 * second request cost nobody anything; a section sets another `staleTime` where its table differs.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleTimeMs,
      gcTime: 30 * minute,
      // Who has waited a whole deadline does not wait the same again.
      retry: (failures, error) => failures < 2 && !isTimeoutError(error),
      retryDelay: (attempt) => Math.min(500 * 2 ** attempt, 4000),
      refetchOnWindowFocus: false,
      // The browser's own word on being offline is often wrong on campus networks.
      networkMode: 'always',
    },
  },
});
