/**
 * Text that RFC 5545 allows: one kind of line break, no control characters and no lone surrogates.
 */
export function calendarText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
}

export function oneLine(text: string): string {
  return calendarText(text).replace(/\s+/g, ' ');
}

/**
 * An `http` or `https` URL without credentials, in which the characters that the library escapes as
 * text are percent-encoded. Undefined for anything else.
 */
export function calendarUrl(link: string | undefined): string | undefined {
  const url = link && URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href.replaceAll(',', '%2C').replaceAll(';', '%3B').replaceAll('\\', '%5C');
}
