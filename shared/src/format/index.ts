export { formatDate, formatDayAndMonth, formatTime } from './dates.ts';
export { decodedStep } from './decodedStep.ts';
export { safeHref } from './safeHref.ts';
