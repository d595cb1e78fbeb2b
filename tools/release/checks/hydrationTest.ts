import type { Browser } from '@playwright/test';
import { type Language, languages } from 'shared/contract';
import type { RegistryFile, ShellRecord } from 'shared/registry';
import { templateName } from '../../../shell/server/pageHtml.ts';
import { homeWidget } from '../../../shell/src/composition.ts';
import { type Finding, finding } from './finding.ts';
import { type Hydration, hydratePage, withMark } from './hydratePage.ts';
import { mockedContext, mockSite, type UnpublishedBuild } from './mockSite.ts';
import { type RenderedSectionPage, renderPages } from './renderPages.ts';
import { documentOf, type RequiredView, type SectionPage } from './visitPage.ts';

const check = 'the browser hydrates what its server file renders';

const usualCauses =
  'Usual causes: the clock, a random number, the time zone or locale, a condition on `window`. ' +
  'Render the same in both places first, and change it in an effect.';

/** A visitor who differs from the renderer in all that a first render must not depend on. */
const visitor = { locale: 'ja-JP', timezoneId: 'Pacific/Auckland' };
const dayMs = 86_400_000;

/**
 * Renders the section's pages with the build's server file, and opens each in the live shell with the
 * build's browser files. Their first render must match the HTML, and must not read again what came with it.
 */
export async function hydrationTest(
  browser: Browser,
  build: UnpublishedBuild,
  shell: ShellRecord,
  registry: RegistryFile,
  pages: readonly SectionPage[],
): Promise<Finding> {
  const template = await build.published.read(templateName);
  if (!template) return finding(check, [], `not tried: the live shell has no ${templateName}`);
  const slots = pages.filter(({ view }) => !isFloating(build.remote, view));
  const rendered = await renderPages(build, registry, template.body, slots);
  const hydrated = await Promise.all(
    languages.map((language) => hydratePages(browser, build, registry, rendered, language)),
  );
  const results = hydrated.flat();
  const problems = results.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) problems.push(usualCauses);
  const uncompared = results.filter(({ hasOtherFrame }) => hasOtherFrame).length;
  const note = `, ${uncompared} not compared: the live shell (${shell.version}) has another frame than this checkout's`;
  return finding(check, problems, `${results.length} pages${uncompared > 0 ? note : ''}`);
}

/** What floats above a page is not rendered by a server. */
function isFloating(remote: string, { module, view }: RequiredView): boolean {
  const floating = homeWidget.view;
  return floating.remote === remote && floating.module === module && floating.view === view;
}

async function hydratePages(
  browser: Browser,
  build: UnpublishedBuild,
  registry: RegistryFile,
  rendered: readonly RenderedSectionPage[],
  language: Language,
): Promise<Hydration[]> {
  const context = await browser.newContext({ ...mockedContext, ...visitor });
  // A clock ahead of the server's would make the page's data stale, and its queries fetch again.
  await context.clock.setFixedTime(Date.now() - dayMs);
  const documents = await mockSite(context, build, registry);
  const hydrate = (page: RenderedSectionPage): Hydration | Promise<Hydration> => {
    if ('failure' in page) {
      return { problem: `its server file does not render it: ${page.failure}` };
    }
    const { sectionPage, html, state } = page;
    documents.set(documentOf(sectionPage, build.site), withMark(html));
    return hydratePage(context, build, sectionPage, html, state);
  };
  const results: Hydration[] = [];
  for (const page of rendered.filter(({ sectionPage }) => sectionPage.language === language)) {
    const { problem, ...result } = await hydrate(page);
    const name = `${page.sectionPage.path} (${language})`;
    results.push({ ...result, ...(problem ? { problem: `${name}: ${problem}` } : {}) });
  }
  await context.close();
  return results;
}
