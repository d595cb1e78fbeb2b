/** The text of an XML element, with the escapes of `sitemap` and of S3. */
export function unescapeXml(text: string): string {
  return text
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
