export { formatDate, formatDayAndMonth, formatTime } from './dates.ts';
export { decodePathSegment } from './decodePathSegment.ts';
export { safeHref } from './safeHref.ts';
