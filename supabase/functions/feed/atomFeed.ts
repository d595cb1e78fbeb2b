import { generateAtomFeed } from 'feedsmith';
import { defaultTextLanguage } from '../_shared/texts.ts';
import type { FeedEntry } from './feedEntries.ts';
import type { FeedRequest } from './feedRequest.ts';

interface FeedSite {
  /** The public address of the site, to whose pages the entries lead. */
  site: string;
  /** The address of the feeds, without parameters. */
  feeds: string;
  /** The association's name. */
  association: string | undefined;
}

/** The time of a feed without entries: the text of a feed changes only with its content. */
const beginning = new Date('2026-01-01T00:00:00Z');

/** When a feed last changed. */
export const lastChange = (entries: readonly FeedEntry[]): Date => entries[0]?.updated ?? beginning;

/** A feed as Atom (RFC 4287). The same entries give the same text. */
export function atomFeed(
  request: FeedRequest,
  entries: readonly FeedEntry[],
  { site, feeds, association }: FeedSite,
): string {
  const { path, subject, language } = request;
  const { hostname } = new URL(site);
  const id = (name: string) => `tag:${hostname},2026:${name}`;
  const pageUrl = (page: string, parameters: Readonly<Record<string, string>> = {}) => {
    const url = new URL(page, site);
    if (language !== defaultTextLanguage) url.searchParams.set('lang', language);
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return url.href;
  };
  const self = new URL(feeds);
  self.searchParams.set('path', path);
  self.searchParams.set('lang', language);
  const name = association ?? hostname;
  const course = subject.course && entries[0]?.category.label;
  return generateAtomFeed({
    xml: { lang: language },
    // The language belongs to it: two feeds with one id are one feed to a reader.
    id: id(`feed/${language}${path}`),
    title: { value: `${name}: ${xmlText(course ?? subject.title(language))}` },
    updated: lastChange(entries),
    authors: [{ name, uri: site }],
    links: [
      { rel: 'self', type: 'application/atom+xml', href: self.href },
      { rel: 'alternate', type: 'text/html', hreflang: language, href: pageUrl(path) },
    ],
    entries: entries.map((entry) => ({
      id: id(entry.id),
      title: { value: xmlText(entry.title), xml: { lang: entry.titleLang } },
      updated: entry.updated,
      links: [{ rel: 'alternate', type: 'text/html', href: pageUrl(entry.page, entry.parameters) }],
      categories: [{ term: xmlText(entry.category.term), label: xmlText(entry.category.label) }],
      ...(entry.summary === undefined ? {} : { summary: { value: xmlText(entry.summary) } }),
    })),
  });
}

/** Text that XML allows, on one line: no control characters, no lone surrogates, no noncharacters. */
function xmlText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}|[\uFFFE\uFFFF]/gu, '')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
}
