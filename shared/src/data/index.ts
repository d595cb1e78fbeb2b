export { fetchWithTimeout, isTimeoutError } from './fetchWithTimeout.ts';
export { preloadState } from './preloadState.ts';
export { quotedList } from './quotedList.ts';
export { isBackendError, readAllRows } from './readAllRows.ts';
