import { useEffect } from 'react';
import { defaultLanguage, type Language, languages, locales } from 'shared/contract';
import { feedUrl } from 'shared/feed-url';
import {
  createStore,
  matchPath,
  siteConfig,
  useLanguage,
  useLocation,
  useTranslation,
} from 'shared/runtime';
import { feedRoutes, unlistedPaths } from '../routePaths.ts';
import { sharePicture } from './sharePicture.ts';

/** The title of the current page, for the route announcer. */
export const useTitleStore = createStore<{ title: string }>(() => ({ title: '' }));

interface PageHeadProps {
  /** The document's whole title. */
  title: string;
  description?: string | undefined;
  /** False for the 404 page. */
  found?: boolean;
}

/** Title and metadata for search engines and messengers. React hoists them into the document's head. */
export function PageHead({ title, description, found = true }: PageHeadProps) {
  const { association, url } = siteConfig();
  const { pathname } = useLocation();
  const language = useLanguage();
  const pageUrl = urlIn(url, pathname, language);
  const isListed = found && !unlistedPaths.some((path) => matchPath(path, pathname));
  useEffect(() => useTitleStore.setState({ title }), [title]);
  const picture = sharePicture(url, pathname, language);
  return (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isListed ? (
        <>
          <link rel="canonical" href={pageUrl} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={other} href={urlIn(url, pathname, other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={urlIn(url, pathname, defaultLanguage)} />
          <meta property="og:url" content={pageUrl} />
          <Feeds title={title} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={association} />
      <meta property="og:locale" content={locales[language].replace('-', '_')} />
      <meta property="og:title" content={title} />
      {description ? <meta property="og:description" content={description} /> : null}
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Announces the feed of the page, if it has one, and that of the whole site to feed readers. */
function Feeds({ title }: { title: string }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const language = useLanguage();
  const config = siteConfig();
  const hasFeed = feedRoutes.some((path) => matchPath(path, pathname));
  const feeds = [
    ...(hasFeed ? [{ path: pathname.replace(/\/$/, ''), title }] : []),
    { path: '/', title: `${t('feed.all')} · ${config.association}` },
  ];
  return feeds.map((feed) => (
    <link
      key={feed.path}
      rel="alternate"
      type="application/atom+xml"
      title={feed.title}
      href={feedUrl(config, feed.path, language)}
    />
  ));
}

/** The absolute URL of a page in a language. The default language has no `lang` parameter. */
function urlIn(origin: string, pathname: string, language: Language): string {
  const url = new URL(pathname, origin);
  if (language !== defaultLanguage) url.searchParams.set('lang', language);
  return url.href;
}
