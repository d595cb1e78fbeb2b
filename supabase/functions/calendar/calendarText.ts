/**
 * Text that no calendar stumbles over: one kind of line break, and neither control characters nor
 * halves of a character, which RFC 5545 forbids.
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
 * An address that a calendar may show: `http` or `https`, without credentials, and without the signs
 * that the library would escape as if it were text. Undefined for anything else.
 */
export function calendarAddress(link: string | undefined): string | undefined {
  const url = link && URL.canParse(link) ? new URL(link) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href.replaceAll(',', '%2C').replaceAll(';', '%3B').replaceAll('\\', '%5C');
}
