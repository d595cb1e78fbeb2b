import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { type Language, languages, type RemoteName } from 'shared/contract';
import type { Registry, RegistryEntry, RegistryFile } from 'shared/registry';
import { routePaths } from '../../../shell/src/routePaths.ts';
import { ensureChromium } from '../../browser/ensureChromium.ts';
import { launchArguments } from '../../browser/launchArguments.ts';
import { readRegistry } from '../../registry/updateRegistry.ts';
import type { UnpublishedShell } from './canIDeployShell.ts';
import { type Finding, finding } from './finding.ts';
import { mockRegistry, mockShell } from './mockShell.ts';
import { mockedContext } from './mockSite.ts';
import { openShellPage, type ShellPage, slotsOf } from './openShellPage.ts';

/** Versions of the sections with which the pages are opened. */
interface Variant {
  name: string;
  registry: RegistryFile;
  /** The sections whose pages are opened; all pages when absent. */
  remotes?: ReadonlySet<RemoteName>;
}

interface Walk {
  pages: number;
  problems: string[];
  /** Pages that do not work in the live shell either. */
  known: string[];
}

/**
 * Opens every route of a shell in Chromium and in every language, at the address of the live site: with the
 * live sections, with their previous versions, and with their canaries. Nothing is published. A section that
 * fails in the live shell too is no reason to refuse the new one.
 */
export async function walkShell(shell: UnpublishedShell): Promise<Finding[]> {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  try {
    const findings: Finding[] = [];
    for (const variant of variantsOf(await readRegistry(shell.deployment.registry))) {
      const walks = await Promise.all(
        languages.map((language) => walk(browser, shell, variant, language)),
      );
      const pages = walks.reduce((sum, one) => sum + one.pages, 0);
      const known = walks.flatMap((one) => one.known);
      const note = known.length > 0 ? `, as broken as in the live shell: ${known.join(', ')}` : '';
      findings.push(
        finding(
          `its pages work with ${variant.name}`,
          walks.flatMap(({ problems }) => problems),
          `${pages} pages seen${note}`,
        ),
      );
    }
    return findings;
  } finally {
    await browser.close();
  }
}

/** Without a previous version or a canary in it, a page cannot hide a failure by falling back. */
function variantsOf({ remotes }: Registry): Variant[] {
  const entries = [...remotes];
  const variant = (name: string, channel?: 'previous' | 'canary'): Variant => {
    const chosen = entries.map(([remote, entry]): [string, RegistryEntry] => {
      const version = (channel && entry[channel]) ?? entry;
      return [remote, { ...version, previous: null, good: [], canary: null }];
    });
    const affected = entries.filter(([, entry]) => channel && entry[channel]);
    return {
      name,
      registry: { schema: 1, remotes: Object.fromEntries(chosen) },
      ...(channel ? { remotes: new Set(affected.map(([remote]) => remote)) } : {}),
    };
  };
  return [
    variant('the live sections'),
    variant('the previous sections', 'previous'),
    variant('the sections’ canaries', 'canary'),
  ].filter((one) => one.remotes?.size !== 0);
}

async function walk(
  browser: Browser,
  shell: UnpublishedShell,
  { registry, remotes }: Variant,
  language: Language,
): Promise<Walk> {
  const { site } = shell.deployment;
  const context = await newContext(browser);
  await mockShell(context, shell, registry);
  let liveContext: BrowserContext | undefined;
  const result: Walk = { pages: 0, problems: [], known: [] };
  const links = new Set<string>();
  for (const route of parametersLast(shell.routes ?? [...routePaths, '*'])) {
    const slots = slotsOf(shell.record, route).filter(({ remote }) => remotes?.has(remote) ?? true);
    const path = pathOf(route, links);
    // An empty list has no link to follow; that is a matter of data, not of code.
    if (!path || (remotes && slots.length === 0)) continue;
    const page: ShellPage = { path, language, slots };
    const seen = await openShellPage(context, site, page);
    result.pages += 1;
    for (const link of seen.links) links.add(link);
    if (seen.problems.length === 0) continue;
    if (seen.hasStarted) {
      liveContext ??= await newContext(browser);
      await mockRegistry(liveContext, site, registry);
      const live = await openShellPage(liveContext, site, page);
      if (live.problems.length > 0) {
        result.known.push(`${path} (${language})`);
        continue;
      }
    }
    result.problems.push(...seen.problems.map((problem) => `${path} (${language}): ${problem}`));
    // Every other page would wait for its start as long.
    if (!seen.hasStarted) break;
  }
  await context.close();
  await liveContext?.close();
  return result;
}

/** The shell reports a service worker that Playwright blocks, but not a browser that has none. */
async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext(mockedContext);
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return context;
}

/** Routes without parameters first: their links lead to the pages with parameters. */
function parametersLast(routes: readonly string[]): string[] {
  const parameters = (route: string) => route.split('/:').length;
  return [...routes].sort((one, other) => parameters(one) - parameters(other));
}

function pathOf(route: string, links: ReadonlySet<string>): string | undefined {
  if (route === '*') return '/404';
  if (!route.includes('/:')) return route;
  const matcher = new RegExp(`^${route.replace(/:[^/]+/g, '[^/]+')}$`);
  return [...links].find((link) => matcher.test(link));
}
