import type { BrowserContext, Page } from '@playwright/test';
import { federationName } from 'shared/contract';
import type { RenderedPageState } from '../../../shell/src/boot/pageState.ts';
import { difference } from './difference.ts';
import type { UnpublishedBuild } from './mockSite.ts';
import { type SectionPage, sectionAt, visitPage } from './visitPage.ts';

/** What the browser made of a page that a server rendered. */
export interface Hydration {
  problem?: string;
  /** Whether React discarded the whole page because of its frame, which says nothing of the section. */
  hasOtherFrame?: true;
}

/** An attribute of the frame's first element, which survives where React hydrates the frame. */
const mark = 'data-from-html';

/** The HTML with the mark by which `hydratePage` recognises it. */
export function withMark(html: string): string {
  return html.replace(/<div id="site"[^>]*><\w+/, `$& ${mark}`);
}

/**
 * Opens a rendered page and compares what the browser hydrates.
 *
 * @param html The page's HTML, which the context serves with the mark.
 * @param state What the page was rendered with.
 */
export async function hydratePage(
  context: BrowserContext,
  build: UnpublishedBuild,
  sectionPage: SectionPage,
  html: string,
  state: RenderedPageState,
): Promise<Hydration> {
  const { page, errors } = await visitPage(context, build, sectionPage);
  try {
    await page.waitForFunction((name) => name in window, federationName(build.remote));
    await page.waitForLoadState('networkidle');
    // React has nothing left to do when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    if ((await page.locator(`#site > [${mark}]`).count()) === 0) return { hasOtherFrame: true };
    if (errors.length > 0) {
      const selector = sectionAt(sectionPage.path, build.remote);
      const [server, browser] = await contents(page, html, selector);
      return { problem: difference(server, browser) ?? errors.join('; ') };
    }
    const queries = await readAgain(page, build, state);
    if (queries.length === 0) return {};
    return { problem: `it reads again what came with the page: ${queries.join(', ')}` };
  } finally {
    await page.close();
  }
}

/** The HTML of the section in its slot: as it came, and as it is now. */
function contents(page: Page, html: string, selector: string): Promise<[string, string]> {
  return page.evaluate(
    ({ html, selector }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const [server = '', browser = ''] = [parsed, document].map((one) =>
        [...one.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML).join(''),
      );
      return [server, browser] satisfies [string, string];
    },
    { html, selector },
  );
}

/** The keys of the section's queries that the browser has read although they came with the page. */
function readAgain(
  page: Page,
  { remote }: UnpublishedBuild,
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
