import { defaultLanguage, type Language } from '../contract/language.ts';
import type { SiteConfig } from './siteConfig.ts';

/** The name of a page's feed, where feeds are files beside the pages. */
export function feedFileName(language: Language): string {
  return language === defaultLanguage ? 'feed.xml' : `feed.${language}.xml`;
}

/**
 * The address of the Atom feed of a page: the function's, or that of the file that `pnpm render` writes.
 *
 * @param path The page's path, encoded; `/` is the whole site.
 */
export function feedUrl(
  { url, feedFiles, supabase }: Pick<SiteConfig, 'url' | 'feedFiles' | 'supabase'>,
  path: string,
  language: Language,
): string {
  const { pathname } = new URL(path, url);
  if (feedFiles) return new URL(pathname.replace(/\/?$/, `/${feedFileName(language)}`), url).href;
  return functionFeedUrl(supabase.url, pathname, language);
}

/** The address at which the function answers. */
export function functionFeedUrl(backendUrl: string, pathname: string, language: Language): string {
  const feed = new URL(`${backendUrl}/functions/v1/feed`);
  feed.searchParams.set('path', pathname);
  feed.searchParams.set('lang', language);
  return feed.href;
}
