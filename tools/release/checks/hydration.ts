import type { Browser, Page } from '@playwright/test';
import { federationName, languages } from 'shared/contract';
import type { RegistryFile, ShellRecord } from 'shared/registry';
import type { RenderedPageState } from '../../../shell/src/boot/pageState.ts';
import { widget } from '../../../shell/src/composition.ts';
import { difference } from './difference.ts';
import { type Finding, finding } from './finding.ts';
import {
  mockedFolder,
  mockedPages,
  mockedSection,
  openContext,
  type SectionBuild,
} from './mockSite.ts';
import type { BuildRenderer, RenderedPage } from './renderPages.ts';
import {
  addressOf,
  describeProblems,
  type Slot,
  sectionSelector,
  type Visit,
  walk,
} from './walk.ts';

const check = 'the browser hydrates what its server file renders';

const usualCauses =
  'Usual causes: the clock, a random number, the time zone or locale, a condition on `window`. ' +
  'Render the same in both places first, and change it in an effect.';

/** How the description of a difference begins. */
const unlike = 'its server file renders';
/** Attributes that a visitor notices, and React's names for them. */
const comparedAttributes = [
  ['href', 'href'],
  ['src', 'src'],
  ['alt', 'alt'],
  ['title', 'title'],
  ['aria-label', 'aria-label'],
  ['class', 'className'],
] as const;
/** How many differences of a page are named. */
const mostNamed = 3;

/** A visitor who differs from the renderer in all that a first render must not depend on. */
const visitor = { locale: 'ja-JP', timezoneId: 'Pacific/Auckland' };
const dayMs = 86_400_000;

/** An attribute of the frame's first element, which survives where React hydrates the frame. */
const mark = 'data-from-html';

/**
 * Renders the section's pages with the build's server file, and opens each in the live shell with the
 * build's browser files. Their first render must match the HTML, and must not read again what came with it.
 */
export async function hydrationTest(
  browser: Browser,
  build: SectionBuild,
  shell: ShellRecord,
  registry: RegistryFile,
  renderer: BuildRenderer,
  visits: readonly Visit[],
): Promise<Finding> {
  const { remote, deployment } = build;
  const { site } = deployment;
  const pages = visits
    .map((visit) => ({ ...visit, slots: visit.slots.filter((slot) => !isFloating(slot)) }))
    .filter(({ slots }) => slots.length > 0);
  const rendered: RenderedPage[] = [];
  for (const page of pages) rendered.push(await renderer.render(page));
  const htmlAt = new Map(
    rendered.map(({ visit, html }) => [addressOf(visit, site), html && withMark(html)]),
  );

  let uncompared = 0;
  const walks = await Promise.all(
    languages.map(async (language) => {
      const mocks = [
        ...mockedSection(build, registry),
        mockedPages(deployment, ({ href }) => htmlAt.get(href)),
        ...mockedFolder(deployment),
      ];
      const context = await openContext(browser, mocks, visitor);
      // A clock ahead of the server's would make the page's data stale, and its queries fetch again.
      await context.clock.setFixedTime(Date.now() - dayMs);
      const own = rendered.filter(({ visit, html }) => html && visit.language === language);
      const opened = await walk(context, {
        site,
        language,
        pages: own.map(({ visit }) => ({ route: visit.path, slots: visit.slots })),
        reporters: [remote],
        inspect: async (page, visit) => {
          const one = own.find(({ visit: { path } }) => path === visit.path);
          if (!one?.html || !one.state) return visit.problems;
          if (visit.problems.length === 0) {
            await page.waitForFunction((name) => name in window, federationName(remote));
          }
          // React has nothing left to do when the browser is idle.
          await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
          if ((await page.locator(`#site > [${mark}]`).count()) === 0) {
            uncompared += 1;
            return [];
          }
          if (visit.problems.length > 0) {
            const [server, inBrowser] = await contents(page, one.html, visit.slots);
            return [difference(server, inBrowser) ?? visit.problems.join('; ')];
          }
          const queries = await readAgain(page, build, one.state);
          const again = `it reads again what came with the page: ${queries.join(', ')}`;
          const attributes = await otherAttributes(page, visit.slots);
          return queries.length > 0 ? [again, ...attributes] : attributes;
        },
      });
      await context.close();
      return opened;
    }),
  );

  const unrendered = rendered.flatMap(({ visit, failure }) =>
    failure ? [{ ...visit, problems: [`its server file does not render it: ${failure}`] }] : [],
  );
  const problems = describeProblems([...unrendered, ...walks.flat()]);
  // An endless loop or a failed read is not explained by a clock.
  if (problems.some((one) => one.includes(unlike))) problems.push(usualCauses);
  const note = `, ${uncompared} not compared: the live shell (${shell.version}) has another frame than this checkout's`;
  return finding(check, problems, `${rendered.length} pages${uncompared > 0 ? note : ''}`);
}

/** What floats above a page is not rendered by a server. */
function isFloating({ remote, module, view }: Slot): boolean {
  const floating = widget.view;
  return floating.remote === remote && floating.module === module && floating.view === view;
}

/** The HTML with the mark by which a hydrated frame is recognised. */
function withMark(html: string): string {
  return html.replace(/<div id="site"[^>]*><\w+/, `$& ${mark}`);
}

/** The HTML of the section in its slots: as it came, and as it is now. */
function contents(page: Page, html: string, slots: readonly Slot[]): Promise<[string, string]> {
  return page.evaluate(
    ({ html, selector }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const [server = '', browser = ''] = [parsed, document].map((one) =>
        [...one.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).join(''),
      );
      return [server, browser] satisfies [string, string];
    },
    { html, selector: slots.map(sectionSelector).join(', ') },
  );
}

/** Attributes that React leaves as the server rendered them, although the browser renders others. */
async function otherAttributes(page: Page, slots: readonly Slot[]): Promise<string[]> {
  const others = await page.evaluate(
    ({ selector, names }) =>
      [...document.querySelectorAll(selector)].flatMap((section) =>
        [...section.querySelectorAll('*')].flatMap((element) => {
          const key = Object.keys(element).find((one) => one.startsWith('__reactProps$'));
          const props: unknown = key && Reflect.get(element, key);
          if (typeof props !== 'object' || props === null) return [];
          return names.flatMap(([attribute, prop]) => {
            const browser: unknown = Reflect.get(props, prop);
            const server = element.getAttribute(attribute);
            if (typeof browser !== 'string' || server === null || browser === server) return [];
            return [{ tag: element.localName, attribute, server, browser }];
          });
        }),
      ),
    { selector: slots.map(sectionSelector).join(', '), names: comparedAttributes },
  );
  return others
    .slice(0, mostNamed)
    .map(
      ({ tag, attribute, server, browser }) =>
        `${unlike} ${attribute}="${server}" of <${tag}>, the browser "${browser}"`,
    );
}

/** The keys of the section's queries that the browser has read although they came with the page. */
function readAgain(
  page: Page,
  { remote }: SectionBuild,
  { queries }: RenderedPageState,
): Promise<string[]> {
  const came = queries.queries
    .filter(({ queryKey }) => queryKey[0] === remote)
    .map(({ queryHash, queryKey, state }) => ({
      hash: queryHash,
      key: JSON.stringify(queryKey),
      reads: state.dataUpdateCount,
    }));
  return page.evaluate(
    async ({ container, came }) => {
      const { sharedModules } = (await Reflect.get(window, container).get('./singletons'))();
      const cache = sharedModules['shared/runtime'].queryClient.getQueryCache();
      return came
        .filter(({ hash, reads }) => cache.get(hash)?.state.dataUpdateCount > reads)
        .map(({ key }) => key);
    },
    { container: federationName(remote), came },
  );
}
