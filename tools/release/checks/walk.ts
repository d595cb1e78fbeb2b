import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type ArtefactName, type Language, type RemoteName, remoteNames } from 'shared/contract';
import type { ShellRecord } from 'shared/registry';

/** How long the shell may take to start, and a slot to show its section. */
const timeoutMs = 30_000;
/** How long the shell may take after an uncaught error, which need not be its own. */
const graceMs = 5000;

/** A place where a page shows a view of a section. */
export interface Slot {
  remote: RemoteName;
  module: string;
  view: string;
  /** The route, with the slot's anchor if it has one: `/guide/:category`, `/#eventi`. */
  path: string;
}

/** A route and what it shows. */
export interface SitePage {
  /** `/guide/:category`; `*` for the 404 page. */
  route: string;
  slots: readonly Slot[];
}

export interface Visit extends SitePage {
  /** The path that was opened: `/guide/tesi`. */
  path: string;
  language: Language;
  hasStarted: boolean;
  problems: readonly string[];
}

interface WalkOptions {
  site: string;
  language: Language;
  pages: readonly SitePage[];
  /** Whose reported errors count; those of others may be the live site's. */
  reporters: readonly ArtefactName[];
  /** Looks at an open page. @returns what is wrong with it, instead of what was found so far. */
  inspect?: (page: Page, visit: Visit) => Promise<readonly string[]>;
}

/** The slots that a shell shows, in the order of its composition. */
export function slotsOf({ needs }: ShellRecord): Slot[] {
  return remoteNames.flatMap((remote) =>
    (needs[remote] ?? []).map((view) => ({ remote, ...view })),
  );
}

/** The pages of some routes, with the slots on each. */
export function pagesOf(routes: Iterable<string>, slots: readonly Slot[]): SitePage[] {
  return [...new Set(routes)].map((route) => ({
    route,
    slots: slots.filter(({ path }) => routeOfSlot(path) === route),
  }));
}

/** The route of a slot's path. */
export function routeOfSlot(path: string): string {
  return path.replace(/#.*$/, '');
}

/**
 * Opens pages one after the other, and waits until the shell has started and every slot shows its section. What the
 * context answers instead of the live site is the state in which they are opened: see `mockSite`. A route with a
 * parameter is opened where an earlier page links to it; without such a link it is left out, because an empty list is
 * a matter of data.
 */
export async function walk(context: BrowserContext, options: WalkOptions): Promise<Visit[]> {
  const visits: Visit[] = [];
  const links = new Set<string>();
  for (const page of parametersLast(options.pages)) {
    const path = pathOf(page.route, links);
    if (path === undefined) continue;
    const visit = await open(context, { ...page, path }, links, options);
    visits.push(visit);
    // Every other page would wait for its start as long.
    if (!visit.hasStarted) break;
  }
  return visits;
}

async function open(
  context: BrowserContext,
  where: SitePage & { path: string },
  links: Set<string>,
  { site, language, reporters, inspect }: WalkOptions,
): Promise<Visit> {
  const page = await context.newPage();
  const problems = collectErrors(page, reporters);
  try {
    const started = page.locator('html[data-interactive]');
    const afterError = page.waitForEvent('pageerror', { timeout: timeoutMs }).then(
      () => isAttached(started, graceMs),
      () => false,
    );
    await page.goto(addressOf({ ...where, language }, site));
    const hasStarted = await Promise.race([isAttached(started), afterError]);
    const visit = { ...where, language, hasStarted, problems };
    if (!hasStarted) {
      problems.unshift('the shell does not start');
      return visit;
    }
    for (const slot of where.slots) problems.push(...(await problemsOf(page, slot)));
    if ((await page.locator('h1').count()) === 0) problems.push('it has no heading');
    await page.waitForLoadState('networkidle', { timeout: timeoutMs }).catch(() => {});
    for (const link of await linksOf(page)) links.add(link);
    return inspect ? { ...visit, problems: await inspect(page, visit) } : visit;
  } finally {
    await page.close();
  }
}

/** The address of a visit as the browser requests it. */
export function addressOf({ path, language }: Pick<Visit, 'path' | 'language'>, site: string) {
  const address = new URL(path, site);
  address.searchParams.set('lang', language);
  return address.href;
}

/** What is wrong with visits, one a line. */
export function describeProblems(visits: readonly Visit[]): string[] {
  return visits.flatMap(({ path, language, problems }) =>
    problems.map((problem) => `${path} (${language}): ${problem}`),
  );
}

/** The selector of what a section renders in a slot. */
export function sectionSelector({ path, remote }: Slot): string {
  return `${anchorOf(path) ?? 'body'} [data-mf="${remote}"]`;
}

function anchorOf(path: string): string | undefined {
  const { hash } = new URL(path, 'http://page');
  return hash ? `[id="${hash.slice(1)}"]` : undefined;
}

async function problemsOf(page: Page, slot: Slot): Promise<string[]> {
  const { remote, path } = slot;
  const anchor = anchorOf(path);
  if (anchor) {
    const place = page.locator(anchor);
    await place.scrollIntoViewIfNeeded({ timeout: timeoutMs }).catch(() => {});
  }
  const failed = page.locator(`[data-remote-unavailable="${remote}"]`);
  const section = page.locator(sectionSelector(slot)).filter({ hasText: /\S/ });
  await isAttached(section.or(failed));
  if ((await failed.count()) > 0) return [`${remote} is out of service`];
  return (await section.count()) > 0 ? [] : [`${remote} shows nothing`];
}

/** Attached is enough: what floats above the page has no box of its own. */
function isAttached(element: Locator, timeout = timeoutMs): Promise<boolean> {
  return element
    .first()
    .waitFor({ state: 'attached', timeout })
    .then(
      () => true,
      () => false,
    );
}

function collectErrors(page: Page, reporters: readonly ArtefactName[]): string[] {
  const reported = new RegExp(`^\\[(${reporters.join('|')})\\]|Content Security Policy`, 'i');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && reported.test(text)) errors.push(text.slice(0, 200));
  });
  return errors;
}

/** The paths of the site that a page links to, without the language, which links of English pages name too. */
function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((all) =>
      all.flatMap((link) => (link instanceof HTMLAnchorElement ? link.pathname : [])),
    );
}

/** Routes without parameters first: their links lead to the pages with parameters. */
function parametersLast(pages: readonly SitePage[]): SitePage[] {
  const parameters = ({ route }: SitePage) => route.split('/:').length;
  return [...pages].sort((one, other) => parameters(one) - parameters(other));
}

function pathOf(route: string, links: ReadonlySet<string>): string | undefined {
  if (route === '*') return '/404';
  if (!route.includes('/:')) return route;
  const matcher = new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`);
  return [...links].find((link) => matcher.test(link));
}
