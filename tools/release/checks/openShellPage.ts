import type { BrowserContext, Locator, Page } from '@playwright/test';
import { type Language, type RemoteName, remoteNames } from 'shared/contract';
import type { ShellRecord } from 'shared/registry';
import { linksOf } from './linksOf.ts';
import { addressOf, sectionAt } from './visitPage.ts';

/** How long the shell may take to start, and a slot to show its section. */
const timeoutMs = 30_000;
/** How long it may take after an uncaught error, which need not be the shell's. */
const graceMs = 5000;

/** Where a page shows a section. */
export interface Slot {
  remote: RemoteName;
  /** With the slot's anchor, if it has one: `/#eventi`. */
  path: string;
}

export interface ShellPage {
  path: string;
  language: Language;
  slots: readonly Slot[];
}

interface Seen {
  hasStarted: boolean;
  problems: string[];
  /** The paths of the site that the page links to. */
  links: string[];
}

/** The slots of a route, from the shell's record. */
export function slotsOf({ needs }: ShellRecord, route: string): Slot[] {
  return remoteNames.flatMap((remote) =>
    (needs[remote] ?? [])
      .map(({ path }) => ({ remote, path }))
      .filter(({ path }) => path.replace(/#.*$/, '') === route),
  );
}

/** Opens a page, and waits until the shell has started and every slot shows its section. */
export async function openShellPage(
  context: BrowserContext,
  site: string,
  { path, language, slots }: ShellPage,
): Promise<Seen> {
  const page = await context.newPage();
  const problems = collectErrors(page);
  try {
    const started = page.locator('html[data-interactive]');
    const afterError = page.waitForEvent('pageerror', { timeout: timeoutMs }).then(
      () => waitFor(started, graceMs),
      () => false,
    );
    await page.goto(addressOf({ path, language }, site).href);
    const hasStarted = await Promise.race([waitFor(started), afterError]);
    if (!hasStarted) {
      problems.unshift('the shell does not start');
      return { hasStarted, problems, links: [] };
    }
    for (const slot of slots) problems.push(...(await problemsOf(page, slot)));
    if ((await page.locator('h1').count()) === 0) problems.push('it has no heading');
    await page.waitForLoadState('networkidle', { timeout: timeoutMs }).catch(() => {});
    return { hasStarted, problems, links: await linksOf(page) };
  } finally {
    await page.close();
  }
}

async function problemsOf(page: Page, { remote, path }: Slot): Promise<string[]> {
  const { hash } = new URL(path, 'http://page');
  const anchor = page.locator(`[id="${hash.slice(1)}"]`);
  if (hash) await anchor.scrollIntoViewIfNeeded({ timeout: timeoutMs }).catch(() => {});
  const failed = page.locator(`[data-remote-unavailable="${remote}"]`);
  const section = page.locator(sectionAt(path, remote)).filter({ hasText: /\S/ });
  await waitFor(section.or(failed));
  if ((await failed.count()) > 0) return [`${remote} is out of service`];
  return (await section.count()) > 0 ? [] : [`${remote} shows nothing`];
}

/** Attached is enough: what floats above the page has no box of its own. */
function waitFor(element: Locator, timeout = timeoutMs): Promise<boolean> {
  return element
    .first()
    .waitFor({ state: 'attached', timeout })
    .then(
      () => true,
      () => false,
    );
}

const reported = new RegExp(`^\\[(shell|${remoteNames.join('|')})\\]|Content Security Policy`, 'i');

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && reported.test(text)) errors.push(text.slice(0, 200));
  });
  return errors;
}
