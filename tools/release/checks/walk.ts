import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Locator, Page } from '@playwright/test';
import { type ArtefactName, type Language, type RemoteName, remoteNames } from 'shared/contract';
import type { ShellRecord } from 'shared/registry';
import { addProbe } from './probe.ts';
import { watchRequests } from './watchRequests.ts';

/** How long the shell may take to start, and a slot to show its section. */
const timeoutMs = 30_000;
/** How long the shell may take after an uncaught error, which need not be its own. */
const graceMs = 5000;
/** How long a visit may take: a page whose main thread does not end answers no question. */
const visitMs = 90_000;
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
  /** What the backend answers, unless its rows: `no rows`. */
  state?: string | undefined;
  /** Whether the shell started and the page answers. */
  hasStarted: boolean;
  problems: readonly string[];
}

interface WalkOptions {
  site: string;
  language: Language;
  state?: string;
  pages: readonly SitePage[];
  /** Whose reported errors count; those of others may be the live site's. */
  reporters: readonly ArtefactName[];
  /** The address of files whose logged errors count, whatever they say. */
  base?: string;
  /** In how many tabs pages are opened as their links do, without loading; after a problem the next one is loaded. */
  tabs?: number;
  /** After so many pages with problems, the others are not opened: each may wait for what never comes. */
  mostFailed?: number;
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
 * Opens pages one after the other in each tab, and waits until the shell has started and every slot shows its section.
 * What the context answers instead of the live site is the state in which they are opened: see `mockSite`. A route with
 * a parameter is opened where an earlier page links to it; without such a link it is left out, because an empty list is
 * a matter of data.
 */
export async function walk(context: BrowserContext, options: WalkOptions): Promise<Visit[]> {
  const pages = parametersLast(options.pages);
  if (options.base) await addProbe(context, options.base);
  const visits: (Visit | undefined)[] = pages.map(() => undefined);
  const links = new Set<string>();
  let next = 0;
  let failed = 0;
  const walkInTab = async () => {
    let tab: Page | undefined;
    while (next < pages.length) {
      const index = next;
      next += 1;
      const page = pages[index];
      if (!page) break;
      const path = pathOf(page.route, links);
      if (path === undefined) continue;
      const opened = tab ?? (await context.newPage());
      const visit = await open(opened, opened === tab, { ...page, path }, links, options);
      visits[index] = visit;
      const works = visit.problems.length === 0;
      tab = options.tabs && works ? opened : undefined;
      // A page whose main thread is blocked closes with its browser.
      if (!tab) await Promise.race([opened.close(), pause(graceMs)]);
      if (!works) failed += 1;
      // Every other page would wait as long.
      if (!visit.hasStarted || failed === options.mostFailed) next = pages.length;
    }
    await tab?.close();
  };
  const needsLinks = pages.some(({ route }) => route.includes('/:'));
  const tabs = needsLinks ? 1 : (options.tabs ?? 1);
  await Promise.all(Array.from({ length: tabs }, walkInTab));
  return visits.filter((visit) => visit !== undefined);
}

async function open(
  page: Page,
  isOpen: boolean,
  where: SitePage & { path: string },
  links: Set<string>,
  options: WalkOptions,
): Promise<Visit> {
  const { language, state, reporters, base } = options;
  const problems = collectErrors(page, reporters, base);
  const visit = { ...where, language, state, hasStarted: false, problems };
  const giveUp = new AbortController();
  const session = await page.context().newCDPSession(page);
  const stopScript = await scriptStopper(session);
  const tooLate = pause(visitMs, undefined, { signal: giveUp.signal }).then(async () => {
    const file = await stopScript();
    const problem = `it does not answer for ${visitMs / 1000} s: ${file ?? 'its main thread is blocked'}`;
    return { ...visit, problems: [...problems, problem] };
  });
  try {
    return await Promise.race([look(page, isOpen, visit, links, options), tooLate]);
  } finally {
    giveUp.abort();
    tooLate.catch(() => {});
    page.removeAllListeners();
    // A page whose main thread is blocked may not answer.
    session.detach().catch(() => {});
  }
}

async function look(
  page: Page,
  isOpen: boolean,
  visit: Visit & { problems: string[] },
  links: Set<string>,
  { site, inspect }: WalkOptions,
): Promise<Visit> {
  const { problems, slots } = visit;
  const remotes = slots.map(({ remote }) => remote);
  const untilQuiet = watchRequests(page, remotes, problems, timeoutMs);
  const started = page.locator('html[data-interactive]');
  const afterError = new Promise<boolean>((resolve) => {
    page.once('pageerror', () => resolve(isAttached(started, graceMs)));
  });
  const address = addressOf(visit, site);
  // What React Router does when a visitor goes back.
  const navigate = (to: string) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  await (isOpen ? page.evaluate(navigate, address) : page.goto(address));
  // A page that a server rendered starts when somebody uses it.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  if (!(await Promise.race([isAttached(started), afterError]))) {
    problems.unshift('the shell does not start');
    return visit;
  }
  for (const slot of slots) await problemsOf(page, slot);
  await untilQuiet();
  // What was there at first may have been the page before.
  for (const slot of slots) problems.push(...(await problemsOf(page, slot)));
  if ((await page.locator('h1').count()) === 0) problems.push('it has no heading');
  for (const link of await linksOf(page)) links.add(link);
  const seen = { ...visit, hasStarted: true };
  return inspect ? { ...seen, problems: await inspect(page, seen) } : seen;
}

/** Prepares to stop a script that does not end. @returns stops it, and says where it was. */
async function scriptStopper(session: CDPSession): Promise<() => Promise<string | undefined>> {
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => urls.set(scriptId, url));
  // A page that is blocked would not enable it.
  await session.send('Debugger.enable');
  return async () => {
    const paused = new Promise<string | undefined>((resolve) => {
      session.on('Debugger.paused', ({ callFrames }) =>
        resolve(callFrames.map(({ location }) => urls.get(location.scriptId)).find(Boolean)),
      );
    });
    session.send('Debugger.pause').catch(() => {});
    const file = await Promise.race([paused, pause(graceMs, undefined)]);
    // It would take the processor from the other pages.
    session.send('Runtime.terminateExecution').catch(() => {});
    session.send('Debugger.resume').catch(() => {});
    return file && `an endless loop in ${file}`;
  };
}

/** The address of a visit as the browser requests it. */
export function addressOf({ path, language }: Pick<Visit, 'path' | 'language'>, site: string) {
  const address = new URL(path, site);
  address.searchParams.set('lang', language);
  return address.href;
}

/** What is wrong with visits, one a line. */
export function describeProblems(visits: readonly Visit[]): string[] {
  return visits.flatMap(({ path, language, state, problems }) =>
    [...new Set(problems)].map(
      (problem) => `${path} (${[language, state].filter(Boolean).join(', ')}): ${problem}`,
    ),
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
  if (!(await isAttached(section.or(failed)))) return [`${remote} shows nothing`];
  return (await failed.count()) > 0 ? [`${remote} is out of service`] : [];
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

function collectErrors(
  page: Page,
  reporters: readonly ArtefactName[],
  base: string | undefined,
): string[] {
  const reported = new RegExp(`^\\[(${reporters.join('|')})\\]|Content Security Policy`, 'i');
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const isOwn = base !== undefined && message.location().url.startsWith(base);
    if (message.type() !== 'error' || !(isOwn || reported.test(text))) return;
    // A file that does not load is a problem of what asks for it.
    if (!text.startsWith('Failed to load resource')) errors.push(text.slice(0, 200));
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
