import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  type Page,
} from '@playwright/test';
import { defaultLanguage, federationName, type Language, languages } from 'shared/contract';
import type { RegistryFile, ShellRecord } from 'shared/registry';
import { prerenderedFile } from '../../../shell/server/prerenderedPages.ts';
import { linkedStyles } from '../../../shell/server/sectionStyles.ts';
import { withVersions } from '../../../shell/server/versionsBlock.ts';
import { withChromium } from '../../browser/withChromium.ts';
import { readRegistry } from '../../registry/composeRegistry.ts';
import { shellFilePath } from '../../registry/shellRecord.ts';
import { siteRouteOf } from '../publishPages.ts';
import { findCrashesOnClick } from './clicks.ts';
import { compareWithLive } from './comparison.ts';
import { requiredParts } from './compatibleWithShell.ts';
import { type Finding, finding } from './finding.ts';
import { hydrationTest } from './hydration.ts';
import { findMistakes } from './mistakes.ts';
import {
  type BackendState,
  liveShellAlone,
  type Mock,
  mockedBackend,
  mockedFolder,
  mockedPages,
  mockedRegistry,
  mockedSection,
  openContext,
  registryWith,
  type SectionBuild,
  withVersion,
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
/** What the backend answers, and in how many tabs pages are opened. */
const states: readonly { name?: BackendState; tabs?: number }[] = [
  { tabs: 1 },
  { name: 'no rows', tabs: 1 },
  // They wait most of their time before they read again.
  { name: 'failed reads', tabs: 3 },
  // Each is loaded, because the clicks on the one before may have changed anything.
  { name: 'refused writes' },
];

const { userAgent, isMobile, hasTouch } = devices['Pixel 7'];
const phone: BrowserContextOptions = { userAgent, isMobile, hasTouch };

const neitherStarts =
  'the live version does not start either: the site is out of service, or this machine is too slow';

/** A page by its path, and whether it is the first of its route. */
interface SectionPage extends SitePage {
  isFirst: boolean;
}

/** A version in the live shell, and how to open a context for it. */
interface Opened {
  build: SectionBuild;
  open: (
    language: Language,
    mocks: readonly Mock[],
    device: BrowserContextOptions,
  ) => Promise<BrowserContext>;
}

/** A build, and the pages that show it. */
interface Tried extends Opened {
  pages: readonly SitePage[];
  /** The paths that the section's sitemap names; undefined when it cannot name them. */
  listed: readonly string[] | undefined;
}

/**
 * Opens every page that shows the section, also those that only its sitemap names, in the live shell and in Chromium,
 * with the registry mocked to name the new build: rendered in the browser alone, with rows, without, with failed reads and
 * with clicks, then hydrated from what the section's server file renders. Nothing is published. How often each page is
 * opened: docs/decisions/0028-one-artefact.md.
 *
 * @param routes Those to open; all of them when absent.
 */
export async function openSectionPages(
  build: SectionBuild,
  shell: ShellRecord,
  routes?: readonly string[],
): Promise<Finding[]> {
  const { remote } = build;
  const registry = await registryWith(build);
  const slots = slotsOf(shell).filter((slot) => slot.remote === remote);
  const pages = pagesOf(routes ?? slots.map(({ path }) => routeOfSlot(path)), slots);
  const version = (await readRegistry(build.deployment.registry)).remotes.get(remote);
  return withBuildRenderer(build, registry, version, async (renderer) => {
    const listed = await renderer.listPaths();
    return withChromium((browser) => {
      const open = contexts(browser, build, shell, mockedSection(build, registry));
      const live = version && { ...build, version };
      const asLive = live && {
        build: live,
        open: contexts(browser, live, shell, [
          mockedRegistry(build.deployment.site, withVersion(registry, live)),
        ]),
      };
      const tried = { build, pages, listed, open };
      return tryPages(browser, tried, asLive, shell, registry, renderer);
    });
  });
}

async function tryPages(
  browser: Browser,
  tried: Tried,
  live: Opened | undefined,
  shell: ShellRecord,
  registry: RegistryFile,
  renderer: BuildRenderer,
): Promise<Finding[]> {
  const parts = requiredParts(tried.build.remote, shell);
  const pages = everyPage(tried);
  let contents: string[] | undefined;
  const known: string[] = [];
  const walks = states.flatMap((state) =>
    languages.map(async (language) => {
      const turn = inTurn(pages, language, state);
      const visits = await walkInState(tried, turn, language, state, async (page) => {
        contents ??= await readContents(page, federationName(tried.build.remote), parts);
      });
      const failed = visits.filter(({ problems }) => problems.length > 0);
      if (!live || failed.length === 0) return visits;
      const again = turn.filter(({ route }) => failed.some(({ path }) => path === route));
      const before = await walkInState(live, again, language, state, async () => {});
      return visits.map((visit) => {
        const other = before.find(({ path }) => path === visit.path);
        if (!other || visit.problems.length === 0) return visit;
        if (!other.hasStarted) return { ...visit, problems: [...visit.problems, neitherStarts] };
        const { fresh, old } = splitByKnown(visit.problems, other.problems);
        known.push(...describeProblems([{ ...visit, problems: old }]));
        return { ...visit, problems: fresh };
      });
    }),
  );
  const visits = (await Promise.all(walks)).flat();
  const withRows = visits.filter(({ state }) => state === undefined);
  const unlisted = tried.listed ? [] : ['its sitemap does not list its pages'];
  return [
    finding(
      'its views and texts are complete',
      contents ?? [],
      contents ? `${parts.length} views and search groups, it and en` : 'not tried',
    ),
    finding(
      'its pages work in the live shell',
      [...unlisted, ...describeProblems(visits)],
      pages.length > 0
        ? [
            `${pages.length} pages, ${visits.length} visits: with rows, without, with failed reads, with clicks`,
            ...(known.length > 0 ? ['as in the live version:', ...known] : []),
          ].join('\n')
        : 'no page of the live shell shows it yet: release the shell next',
    ),
    await hydrationTest(browser, tried.build, shell, registry, renderer, firstOfRoutes(withRows)),
    ...(live ? await compareWithLive(browser, live.build, renderer, pages, tried.listed) : []),
  ];
}

/** The pages that show the section: of each route those that its sitemap names, else one that a page links to. */
function everyPage({ pages, listed = [] }: Tried): SectionPage[] {
  return pages.flatMap(({ route, slots }) => {
    const own = listed.filter((path) => route.includes('/:') && siteRouteOf(path) === route);
    const paths = own.length > 0 ? own : [route];
    return paths.map((path, index) => ({ route: path, slots, isFirst: index === 0 }));
  });
}

/** Pages, and the devices on which they are opened, take turns. */
function turnOf(language: Language, name: BackendState | undefined): number {
  return languages.indexOf(language) + states.findIndex((state) => state.name === name);
}

/** The pages to open in a language and state: the first of each route, and of the others those whose turn it is. */
function inTurn(
  all: readonly SectionPage[],
  language: Language,
  { name }: (typeof states)[number],
): readonly SectionPage[] {
  const turn = turnOf(language, name);
  return all.filter(
    ({ isFirst }, index) =>
      isFirst || (name !== 'refused writes' && (index + turn) % languages.length === 0),
  );
}

/** Which problems are new, and which the live version has too; hashes and figures differ. */
function splitByKnown(problems: readonly string[], known: readonly string[]) {
  const keyOf = (problem: string) => problem.replace(/\.[0-9a-f]{8,}|\d+(\.\d+)?/g, '#');
  const keys = new Set(known.map(keyOf));
  const isOld = (problem: string) => keys.has(keyOf(problem));
  return { old: problems.filter(isOld), fresh: problems.filter((one) => !isOld(one)) };
}

/** Opens pages at both widths. The first of each route are also looked at for mistakes that all of them have. */
async function walkInState(
  { build, open }: Opened,
  pages: readonly SectionPage[],
  language: Language,
  { name: state, tabs }: (typeof states)[number],
  onFirstWithRows: (page: Page) => Promise<void>,
): Promise<Visit[]> {
  const { remote, deployment, version } = build;
  const { site } = deployment;
  const files = {
    base: new URL('.', version.entry.url).href,
    styles: new Map(linkedStyles(version).map(({ href, url }) => [new URL(href, site).href, url])),
  };
  const firsts = pages.filter(({ isFirst }) => isFirst).map(({ route }) => route);
  const isOnPhone = turnOf(language, state) % 2 === 1;
  const context = await open(language, state ? [mockedBackend(state)] : [], isOnPhone ? phone : {});
  const visits = await walk(context, {
    site,
    language,
    ...(state ? { state } : {}),
    base: files.base,
    ...(tabs ? { tabs } : {}),
    pages,
    reporters: [remote],
    mostFailed,
    inspect: async (page, visit) => {
      // Whatever else is wrong follows from the crash.
      if (visit.problems.some((one) => one.endsWith('is out of service'))) return visit.problems;
      // Its container is there where the page works.
      const isComplete = visit.problems.length === 0;
      if (!state && language === defaultLanguage && isComplete) await onFirstWithRows(page);
      if (state === 'refused writes') return findCrashesOnClick(page, visit);
      const problems = await findMistakes(page, visit, files, firsts.includes(visit.route));
      return problems.filter((one) => !one.startsWith(`[${remote}] A read failed`));
    },
  });
  await context.close();
  if (!isOnPhone) return visits;
  return visits.map(({ problems, ...visit }) => ({
    ...visit,
    problems: problems.map((problem) => `on a phone, ${problem}`),
  }));
}

function contexts(
  browser: Browser,
  build: SectionBuild,
  shell: ShellRecord,
  files: readonly Mock[],
): Opened['open'] {
  const { deployment } = build;
  return (language, mocks, device) =>
    openContext(
      browser,
      [
        ...mocks,
        ...files,
        // As static hosts serve a page: its frame, in which the browser renders the section.
        mockedPages(deployment, async ({ pathname }) => {
          const file = prerenderedFile(siteRouteOf(pathname), language);
          const frame = await deployment.registry.read(shellFilePath(shell.version, file));
          return frame && withVersions(frame.body.toString(), liveShellAlone);
        }),
        ...mockedFolder(deployment),
      ],
      device,
    );
}

/** Of the visits without problems, the first of each route in each language. */
function firstOfRoutes(visits: readonly Visit[]): Visit[] {
  const working = visits.filter(({ problems }) => problems.length === 0).toReversed();
  const keyOf = ({ path, language }: Visit) => `${siteRouteOf(path)} ${language}`;
  return [...new Map(working.map((visit) => [keyOf(visit), visit])).values()].toReversed();
}
