import { chromium, type Page } from '@playwright/test';
import { federationName, languages, type RemoteName } from 'shared/contract';
import type { ShellRecord } from 'shared/registry';
import { ensureChromium } from '../../browser/ensureChromium.ts';
import { launchArguments } from '../../browser/launchArguments.ts';
import { type Finding, finding } from './finding.ts';
import { mockRegistry, type UnpublishedBuild } from './mockRegistry.ts';
import { readContents } from './readContents.ts';

/** How long a slot may take to show its section. */
const timeoutMs = 20_000;

/** A view that the shell mounts, and the path of the page that shows it. */
type RequiredView = ShellRecord['needs'][string][number];

interface Visited {
  pages: number;
  problems: string[];
}

/**
 * Opens every page that shows the section, in the live shell, in Chromium and in both languages, with
 * the registry mocked to name the new build. Nothing is published.
 */
export async function smokeTest(build: UnpublishedBuild, shell: ShellRecord): Promise<Finding[]> {
  const views = shell.needs[build.remote] ?? [];
  const groups = shell.searchGroups[build.remote] ?? [];
  const parts = [
    ...views.map(({ module, view }) => ({ module, name: view })),
    ...groups.map((name) => ({ module: 'search', name })),
  ];
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  const problems: string[] = [];
  let contentProblems: string[] = [];
  let pages = 0;
  try {
    for (const language of languages) {
      const context = await browser.newContext({ serviceWorkers: 'block' });
      await mockRegistry(context, build);
      const page = await context.newPage();
      const visited = await visitPages(page, build, views, language);
      pages += visited.pages;
      problems.push(...visited.problems.map((problem) => `${language}: ${problem}`));
      if (visited.pages > 0 && contentProblems.length === 0) {
        contentProblems = await readContents(page, federationName(build.remote), parts);
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return [
    finding(
      'its views and texts are complete',
      contentProblems,
      `${parts.length} views and search groups, it and en`,
    ),
    finding('its pages work in the live shell', problems, `${pages} pages seen`),
  ];
}

async function visitPages(
  page: Page,
  { site, remote }: UnpublishedBuild,
  views: readonly RequiredView[],
  language: string,
): Promise<Visited> {
  const errors = collectErrors(page, remote);
  const visited: Visited = { pages: 0, problems: [] };
  const links = new Set<string>();
  for (const { path: pattern } of parametersLast(views)) {
    const path = pattern.includes('/:') ? findLink(pattern, links) : pattern;
    // An empty list has no link to follow; that is a matter of data, not of code.
    if (!path) continue;
    const address = new URL(path, site);
    address.searchParams.set('lang', language);
    await page.goto(address.href);
    const isShown = await showsSection(page, remote, address.hash.slice(1));
    visited.pages += 1;
    if (!isShown && errors.length === 0) visited.problems.push(`${path} stays empty`);
    for (const link of await linksOf(page)) links.add(link);
    visited.problems.push(...errors.splice(0).map((error) => `${path}: ${error}`));
  }
  return visited;
}

/** Pages without parameters first: their links lead to the pages with parameters. */
function parametersLast(views: readonly RequiredView[]): RequiredView[] {
  const parameters = ({ path }: RequiredView) => path.split('/:').length;
  return [...views].sort((one, other) => parameters(one) - parameters(other));
}

function findLink(pattern: string, links: ReadonlySet<string>): string | undefined {
  const matcher = new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/?#]+')}$`);
  return [...links].find((link) => matcher.test(link));
}

async function linksOf(page: Page): Promise<string[]> {
  return page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
}

/** Whether the section renders text in its slot. Stops waiting as soon as the slot shows an error. */
async function showsSection(page: Page, remote: RemoteName, anchor: string): Promise<boolean> {
  const slot = anchor ? page.locator(`[id="${anchor}"]`) : page.locator('body');
  const failed = page.locator(`[data-remote-unavailable="${remote}"]`);
  try {
    if (anchor) await slot.scrollIntoViewIfNeeded({ timeout: timeoutMs });
    const section = slot.locator(`[data-mf="${remote}"]`).filter({ hasText: /\S/ });
    await section.or(failed).first().waitFor({ timeout: timeoutMs });
    await page.waitForLoadState('networkidle', { timeout: timeoutMs });
    return (await section.count()) > 0;
  } catch {
    return false;
  }
}

/** Collects uncaught errors, blocked requests, and errors that are reported for this section. */
function collectErrors(page: Page, remote: RemoteName): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const isRelevant = text.startsWith(`[${remote}]`) || /Content Security Policy/i.test(text);
    if (message.type() === 'error' && isRelevant) errors.push(text.slice(0, 200));
  });
  return errors;
}
