export { attempt } from './attempt.ts';
export { isRefusedRead } from './isRefusedRead.ts';
export { preloadState } from './preloadState.ts';
export { isBackendError, pageSize, quotedList, readAllRows, readRows } from './readRows.ts';
export { allRows, limitedRows } from './rowsQueries.ts';
