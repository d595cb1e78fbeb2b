export { cellText } from './cellText.ts';
export { daysUntil, formatDate, formatDayAndMonth, formatTime } from './dates.ts';
export { decodePathSegment } from './decodePathSegment.ts';
export { dateFormat, numberFormat, relativeFormat } from './formatters.ts';
export { parseMultiplier, parseScore, parseTypedNumber } from './parseNumber.ts';
export { safeHref } from './safeHref.ts';
export { safePictures } from './safePicture.ts';
export { storedObject } from './storedObject.ts';
