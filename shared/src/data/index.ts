export { fetchWithTimeout, isTimeoutError } from './fetchWithTimeout.ts';
export { preloadState } from './preloadState.ts';
export { isBackendError, quotedList, readAllRows, readRows } from './readRows.ts';
