import type { Browser, BrowserContext } from '@playwright/test';
import { defaultLanguage, federationName, type Language, languages } from 'shared/contract';
import type { RegistryFile, ShellRecord } from 'shared/registry';
import { templateName } from '../../../shell/server/pageHtml.ts';
import { prerenderedFile } from '../../../shell/server/prerenderedPages.ts';
import { linkedStyles } from '../../../shell/server/sectionStyles.ts';
import { withVersions } from '../../../shell/server/versionsBlock.ts';
import { withChromium } from '../../browser/withChromium.ts';
import { shellFilePath } from '../../registry/shellRecord.ts';
import { siteRouteOf } from '../publishPages.ts';
import { type Part, requiredParts } from './compatibleWithShell.ts';
import { type Finding, finding } from './finding.ts';
import { hydrationTest } from './hydration.ts';
import { findMistakes } from './mistakes.ts';
import {
  type BackendState,
  liveShellAlone,
  type Mock,
  mockedBackend,
  mockedPages,
  mockedSection,
  openContext,
  registryWith,
  type SectionBuild,
} from './mockSite.ts';
import { readContents } from './readContents.ts';
import { type BuildRenderer, withBuildRenderer } from './renderPages.ts';
import {
  describeProblems,
  pagesOf,
  routeOfSlot,
  type SitePage,
  slotsOf,
  type Visit,
  walk,
} from './walk.ts';

/** Enough to see what a version does wrong; the next release shows whether it was all. */
const mostFailed = 3;
/** Each with how long a view may wait before it reads, or reads again. */
const states = [
  ['no rows', 300],
  ['failed reads', 1200],
] as const satisfies readonly [BackendState, number][];

/** A build in the live shell, and how to open a context for it. */
interface Tried {
  build: SectionBuild;
  pages: readonly SitePage[];
  /** The paths that the section's sitemap names; undefined when it cannot name them. */
  listed: readonly string[] | undefined;
  open: (language: Language, mocks?: readonly Mock[]) => Promise<BrowserContext>;
}

/**
 * Opens every page that shows the section, also those that only its sitemap names, in the live shell and in Chromium,
 * with the registry mocked to name the new build: rendered in the browser alone, with rows, without and with failed
 * reads, then hydrated from what the section's server file renders. Nothing is published. How often each page is
 * opened: docs/decisions/0028-one-artefact.md.
 *
 * @param routes Those to open; all of them when absent.
 */
export async function openSectionPages(
  build: SectionBuild,
  shell: ShellRecord,
  routes?: readonly string[],
): Promise<Finding[]> {
  const { remote, deployment } = build;
  const registry = await registryWith(build);
  const template = await deployment.registry.read(templateName);
  if (!template) throw new Error(`The live shell has no ${templateName}: publish it again.`);
  const slots = slotsOf(shell).filter((slot) => slot.remote === remote);
  const pages = pagesOf(routes ?? slots.map(({ path }) => routeOfSlot(path)), slots);
  return withBuildRenderer(build, registry, template.body, async (renderer) => {
    const listed = await renderer.listPaths();
    return withChromium((browser) => {
      const open = contexts(browser, build, shell, registry);
      return tryPages(browser, { build, pages, listed, open }, shell, registry, renderer);
    });
  });
}

async function tryPages(
  browser: Browser,
  tried: Tried,
  shell: ShellRecord,
  registry: RegistryFile,
  renderer: BuildRenderer,
): Promise<Finding[]> {
  const parts = requiredParts(tried.build.remote, shell);
  const { visits, contents } = await walkWithRows(tried, parts);
  const unlisted = tried.listed ? [] : ['its sitemap does not list its pages'];
  const withoutRows = await walkWithoutRows(tried, visits);
  return [
    finding(
      'its views and texts are complete',
      contents ?? [],
      contents ? `${parts.length} views and search groups, it and en` : 'not tried',
    ),
    finding(
      'its pages work in the live shell',
      [...unlisted, ...describeProblems(visits)],
      `${visits.length} pages seen`,
    ),
    finding(
      'they work without rows and with failed reads',
      describeProblems(withoutRows),
      `${withoutRows.length} pages seen, each at 390 and 1440 px`,
    ),
    await hydrationTest(browser, tried.build, shell, registry, renderer, firstOfRoutes(visits)),
  ];
}

/** Every route in both languages; of the pages that the sitemap names, the first of a route also, the others in one. */
async function walkWithRows({ build, pages, listed = [], open }: Tried, parts: readonly Part[]) {
  const { remote, deployment } = build;
  const own = listed.flatMap((path) => {
    const page = pages.find(({ route }) => route.includes('/:') && route === siteRouteOf(path));
    return page ? [{ ...page, path }] : [];
  });
  const others = pages.filter(({ route }) => own.every((one) => one.route !== route));
  let contents: string[] | undefined;
  const walks = await Promise.all(
    languages.map(async (language, turn) => {
      const context = await open(language);
      const named = inTurns(own, turn);
      const visits = await walk(context, {
        site: deployment.site,
        language,
        pages: [...others, ...named.map(({ path, slots }) => ({ route: path, slots }))],
        reporters: [remote],
        mostFailed,
        inspect: async (page, { problems }) => {
          // Its container is there where the page works.
          if (language === defaultLanguage && problems.length === 0) {
            contents ??= await readContents(page, federationName(remote), parts);
          }
          return problems;
        },
      });
      await context.close();
      return visits;
    }),
  );
  return { visits: walks.flat(), contents };
}

/** The same pages at both widths, with each answer of the backend that has no rows; in the other language by turns. */
async function walkWithoutRows(
  { build, open }: Tried,
  withRows: readonly Visit[],
): Promise<Visit[]> {
  const { remote, deployment, version } = build;
  const { site } = deployment;
  const files = {
    base: new URL('.', version.entry.url).href,
    styles: new Map(linkedStyles(version).map(({ href, url }) => [new URL(href, site).href, url])),
  };
  const paths = new Map(
    withRows.map((visit) => [visit.path, { ...visit, route: siteRouteOf(visit.path) }]),
  );
  const walks = languages.flatMap((language, languageTurn) =>
    states.map(async ([state, quietMs], stateTurn) => {
      const pages = inTurns([...paths.values()], languageTurn + stateTurn);
      const context = await open(language, [mockedBackend(state)]);
      const visits = await walk(context, {
        site,
        language,
        state,
        quietMs,
        base: files.base,
        inOneTab: true,
        pages: pages.map(({ path, slots }) => ({ route: path, slots })),
        reporters: [remote],
        mostFailed,
        inspect: async (page, visit) => {
          const problems = await findMistakes(page, visit, files);
          return problems.filter((one) => !one.startsWith(`[${remote}] A read failed`));
        },
      });
      await context.close();
      return visits;
    }),
  );
  return (await Promise.all(walks)).flat();
}

/** The first page of each route, and of the others those whose turn it is in a language. */
function inTurns<Page extends SitePage>(pages: readonly Page[], turn: number): Page[] {
  return pages.filter(
    ({ route }, index) =>
      index % languages.length === turn % languages.length ||
      pages.findIndex((page) => page.route === route) === index,
  );
}

function contexts(
  browser: Browser,
  build: SectionBuild,
  shell: ShellRecord,
  registry: RegistryFile,
): Tried['open'] {
  const { site, registry: target } = build.deployment;
  return (language, mocks = []) =>
    openContext(browser, [
      ...mocks,
      ...mockedSection(build, registry),
      // As static hosts serve a page: its frame, in which the browser renders the section.
      mockedPages(site, async ({ pathname }) => {
        const file = prerenderedFile(siteRouteOf(pathname), language);
        const frame = await target.read(shellFilePath(shell.version, file));
        return frame && withVersions(frame.body.toString(), liveShellAlone);
      }),
    ]);
}

/** Of the visits without problems, the first of each route in each language. */
function firstOfRoutes(visits: readonly Visit[]): Visit[] {
  const working = visits.filter(({ problems }) => problems.length === 0).toReversed();
  const keyOf = ({ path, language }: Visit) => `${siteRouteOf(path)} ${language}`;
  return [...new Map(working.map((visit) => [keyOf(visit), visit])).values()].toReversed();
}
