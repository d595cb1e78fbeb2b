export { formatDate, formatDayAndMonth, formatTime } from './dates.ts';
export { safeHref } from './safeHref.ts';
