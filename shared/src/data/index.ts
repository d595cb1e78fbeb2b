export { fetchWithTimeout, isTimeoutError, startReadTimeout } from './fetchWithTimeout.ts';
export { cachedAtHeader, prefetchResponse } from './prefetchCache.ts';
export { preloadState } from './preloadState.ts';
export { quotedList } from './quotedList.ts';
export { isBackendError, readAllRows } from './readAllRows.ts';
