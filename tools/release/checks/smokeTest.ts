import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { federationName, type Language, languages, type RemoteName } from 'shared/contract';
import type { PublishedVersion, ShellRecord } from 'shared/registry';
import { ensureChromium } from '../../browser/ensureChromium.ts';
import { launchArguments } from '../../browser/launchArguments.ts';
import { type Finding, finding } from './finding.ts';
import { mockRegistry } from './mockRegistry.ts';
import { readContents } from './readContents.ts';

/** How long a place may take to show its section, in milliseconds. */
const patience = 20_000;

type Place = ShellRecord['needs'][string][number];

interface SmokeOptions {
  /** The address of the live site. */
  site: string;
  remote: RemoteName;
  /** The folder of the build. */
  dist: string;
  /** The build as the registry would name it. */
  version: PublishedVersion;
  shell: ShellRecord;
}

/**
 * Opens every place of a section in the live shell, in Chromium and in both languages, with the new
 * build in the place of the published one. Nothing is published for it.
 */
export async function smokeTest(options: SmokeOptions): Promise<Finding[]> {
  const { remote, shell } = options;
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  const objections: string[] = [];
  const ofContents: string[] = [];
  let seen = 0;
  try {
    for (const language of languages) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await mockRegistry(context, options);
      const result = await walk(context, options, language);
      seen += result.seen;
      objections.push(...result.objections.map((words) => `${language}: ${words}`));
      if (ofContents.length === 0) ofContents.push(...result.ofContents);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const places = shell.needs[remote]?.length ?? 0;
  return [
    finding('its views and texts are complete', ofContents, `${places} views, it and en`),
    finding('its pages work in the live shell', objections, `${seen} pages seen`),
  ];
}

interface Walk {
  seen: number;
  objections: string[];
  ofContents: string[];
}

async function walk(
  context: BrowserContext,
  { site, remote, shell }: SmokeOptions,
  language: Language,
): Promise<Walk> {
  const page = await context.newPage();
  const complaints = listenFor(page, remote);
  const result: Walk = { seen: 0, objections: [], ofContents: [] };
  const links = new Set<string>();
  for (const place of inOrder(shell.needs[remote] ?? [])) {
    const path = addressOf(place, links);
    // A list without a single entry leads nowhere, and that is no fault of the code.
    if (!path) continue;
    const address = new URL(path, site);
    address.searchParams.set('lang', language);
    await page.goto(address.href);
    const shown = await shows(page, remote, address.hash.slice(1));
    result.seen += 1;
    if (!shown && complaints.length === 0) result.objections.push(`${path} stays empty`);
    for (const link of await linksOf(page)) links.add(link);
    result.objections.push(...complaints.splice(0).map((words) => `${path}: ${words}`));
  }
  const places = shell.needs[remote] ?? [];
  if (result.seen > 0) {
    result.ofContents = await readContents(page, federationName(remote), places);
  }
  return result;
}

/** The places that stand for themselves first: their links lead to the others. */
function inOrder(places: readonly Place[]): Place[] {
  return [...places].sort((one, other) => countParameters(one) - countParameters(other));
}

const countParameters = ({ path }: Place) => path.split('/:').length;

/** The address of a place: its own, or a link that leads to one like it. */
function addressOf({ path }: Place, links: ReadonlySet<string>): string | undefined {
  if (!path.includes('/:')) return path;
  const pattern = new RegExp(`^${path.replace(/:[^/]+/g, '[^/?#]+')}$`);
  return [...links].find((link) => pattern.test(link));
}

async function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** Whether the section fills its place with something to read; no longer awaited once it failed. */
async function shows(page: Page, remote: RemoteName, anchor: string): Promise<boolean> {
  const place = anchor ? page.locator(`[id="${anchor}"]`) : page.locator('body');
  const failed = page.locator(`[data-out-of-service="${remote}"]`);
  try {
    if (anchor) await place.scrollIntoViewIfNeeded({ timeout: patience });
    const section = place.locator(`[data-mf="${remote}"]`).filter({ hasText: /\S/ });
    await section.or(failed).first().waitFor({ timeout: patience });
    await page.waitForLoadState('networkidle', { timeout: patience });
    return (await section.count()) > 0;
  } catch {
    return false;
  }
}

/** What the page complains about: errors that nobody caught, and what is reported of this section. */
function listenFor(page: Page, remote: RemoteName): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const ours = text.startsWith(`[${remote}]`) || /Content Security Policy/i.test(text);
    if (message.type() === 'error' && ours) complaints.push(text.slice(0, 200));
  });
  return complaints;
}
