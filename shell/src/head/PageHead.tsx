import { useContext, useEffect } from 'react';
import { defaultLanguage, inLanguage, type Language, languages, locales } from 'shared/contract';
import { feedUrl } from 'shared/feed-url';
import {
  createStore,
  matchPath,
  siteConfig,
  useLanguage,
  useLocation,
  useTranslation,
} from 'shared/runtime';
import { PageRenderContext } from '../pageRender.ts';
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
  const { t } = useTranslation('common');
  const { association, url } = siteConfig();
  const { pathname } = useLocation();
  const language = useLanguage();
  const render = useContext(PageRenderContext);
  const isListed =
    found && !render?.isMissing && !unlistedPaths.some((path) => matchPath(path, pathname));
  useEffect(() => useTitleStore.setState({ title }), [title]);
  const picture = sharePicture(url, pathname, language);
  const siteFeed = `${t('feed.all')} · ${association}`;
  const tags = (
    <>
      <title>{title}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isListed ? null : <meta name="robots" content="noindex" />}
      {isListed && !render?.servesManyPaths
        ? addressTags(pathname, language, title, siteFeed)
        : null}
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
  if (!render) return tags;
  render.setHead(tags);
  return null;
}

/** The page's address in each language, its feed if it has one, and that of the whole site. */
function addressTags(pathname: string, language: Language, title: string, siteFeed: string) {
  const config = siteConfig();
  const urlIn = (other: Language) => inLanguage(new URL(pathname, config.url), other).href;
  const hasFeed = feedRoutes.some((path) => matchPath(path, pathname));
  const feeds = [
    ...(hasFeed ? [{ path: pathname.replace(/\/$/, ''), title }] : []),
    { path: '/', title: siteFeed },
  ];
  return (
    <>
      <link rel="canonical" href={urlIn(language)} />
      {languages.map((other) => (
        <link key={other} rel="alternate" hrefLang={other} href={urlIn(other)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn(defaultLanguage)} />
      <meta property="og:url" content={urlIn(language)} />
      {feeds.map((feed) => (
        <link
          key={feed.path}
          rel="alternate"
          type="application/atom+xml"
          title={feed.title}
          href={feedUrl(config, feed.path, language)}
        />
      ))}
    </>
  );
}
