import {
  acceptedContracts,
  defaultLanguage,
  languageNamed,
  languageParameter,
} from 'shared/contract';
import { parseWholeRegistry, registryEnvelope } from 'shared/registry';
import { siteConfig } from 'shared/runtime';
import { remotesAt, renderedViewsAt, routeAt } from '../src/viewsAt.ts';
import type { Answer, AnswerRequest, Plan } from './hostContract.ts';
import { listPaths } from './listPaths.ts';
import { pageHtml } from './pageHtml.ts';
import { modulesOf } from './prerenderedPages.ts';
import { renderPage } from './renderPage.ts';
import type { OnSection } from './sectionFailures.ts';
import { stylesOf } from './sectionStyles.ts';
import { listedPaths, listingRemotes, sitemap, sitemapPath } from './sitemap.ts';
import { withVersions } from './versionsBlock.ts';

/** The sections that an address needs. */
export function planFor({ address }: Pick<AnswerRequest, 'address'>): Plan {
  const { pathname, search } = urlOf(address);
  if (pathname === sitemapPath) return { remotes: listingRemotes, hasChosenInput: false };
  const route = routeAt(pathname);
  return {
    remotes: [...new Set(renderedViewsAt(pathname).map(({ remote }) => remote))],
    hasChosenInput: search !== '' || route === '*' || route.includes(':'),
  };
}

/** Answers with the pages of a version of the shell, and with its sitemap. */
export function answerFrom(template: string) {
  return (request: AnswerRequest, onSection: OnSection): Promise<Answer> => {
    const accepted = acceptedContracts();
    const sections = request.sections.filter(({ contract }) => accepted.includes(contract));
    const own = { ...request, sections };
    const isSitemap = urlOf(request.address).pathname === sitemapPath;
    return isSitemap ? listPages(own, onSection) : renderAt(template, own, onSection);
  };
}

async function renderAt(
  template: string,
  request: AnswerRequest,
  onSection: OnSection,
): Promise<Answer> {
  const { address, sections, now, registry, versions } = request;
  const { pathname, search, searchParams } = urlOf(address);
  const language = languageNamed(searchParams.get(languageParameter)) ?? defaultLanguage;
  const route = routeAt(pathname);
  const page = await renderPage({ address, language, sections, now }, onSection);
  const entries = entriesAt(pathname, registry);
  const body = pageHtml(withVersions(template, versions), {
    route,
    language,
    modules: modulesOf(route),
    head: page.head,
    body: page.body,
    rendered: { state: page.state, registry: JSON.stringify(entries) },
    styles: stylesOf(parseWholeRegistry(entries), page.views),
  });
  const { movedTo } = page;
  const found = route === '*' || page.isMissing ? 404 : 200;
  return {
    // Not permanently: browsers keep that, and a course may move back.
    status: movedTo === undefined ? found : 302,
    ...(movedTo !== undefined && { location: `${movedTo}${search}` }),
    type: 'text/html; charset=UTF-8',
    body,
    isComplete: renderedViewsAt(pathname).length === Object.keys(page.views).length,
    failures: page.failures,
    times: page.times,
  };
}

/** What a page carries of the registry: with the entries of all sections, every page would grow with the site. */
function entriesAt(pathname: string, registry: string) {
  const { schema, remotes } = registryEnvelope.parse(JSON.parse(registry));
  const entries = [...remotesAt(pathname)].flatMap((remote) =>
    Object.hasOwn(remotes, remote) ? [[remote, remotes[remote]] as const] : [],
  );
  return { schema, remotes: Object.fromEntries(entries) };
}

async function listPages(
  { sections, registry }: AnswerRequest,
  onSection: OnSection,
): Promise<Answer> {
  const { remotes } = parseWholeRegistry(JSON.parse(registry));
  const published = listingRemotes.filter((remote) => remotes.has(remote));
  const { paths, failures } = await listPaths(sections, onSection);
  const isComplete = sections.length === published.length && Object.keys(failures).length === 0;
  return {
    // Search engines drop pages that a sitemap leaves out.
    status: isComplete ? 200 : 503,
    type: 'application/xml; charset=utf-8',
    body: sitemap(siteConfig().url, [...listedPaths, ...paths]),
    isComplete,
    failures,
  };
}

function urlOf(address: string): URL {
  return new URL(`http://page${address}`);
}
