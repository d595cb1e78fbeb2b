export { fetchWithTimeout, isTimeoutError } from './fetchWithTimeout.ts';
export { cachedAtHeader, prefetchResponse } from './prefetchCache.ts';
export { quotedList } from './quotedList.ts';
export { isBackendError, readAllRows } from './readAllRows.ts';
export { startReadTimeout } from './readTimeout.ts';
