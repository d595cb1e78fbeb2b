import { defaultLanguage, federationName, languages } from 'shared/contract';
import type { ShellRecord } from 'shared/registry';
import { prerenderedFile } from '../../../shell/server/prerenderedPages.ts';
import { withVersions } from '../../../shell/server/versionsBlock.ts';
import { withChromium } from '../../browser/withChromium.ts';
import { shellFilePath } from '../../registry/shellRecord.ts';
import { siteRouteOf } from '../publishPages.ts';
import { requiredParts } from './compatibleWithShell.ts';
import { type Finding, finding } from './finding.ts';
import { hydrationTest } from './hydration.ts';
import {
  liveShellAlone,
  mockedPages,
  mockedSection,
  openContext,
  registryWith,
  type SectionBuild,
} from './mockSite.ts';
import { readContents } from './readContents.ts';
import { describeProblems, pagesOf, routeOfSlot, slotsOf, walk } from './walk.ts';

/**
 * Opens every page that shows the section, in the live shell, in Chromium and in both languages, with
 * the registry mocked to name the new build: first rendered in the browser alone, then, if that works,
 * hydrated from what the section's server file renders. Nothing is published.
 *
 * @param routes Those to open; all of them when absent.
 */
export async function openSectionPages(
  build: SectionBuild,
  shell: ShellRecord,
  routes?: readonly string[],
): Promise<Finding[]> {
  const { remote, deployment } = build;
  const { site } = deployment;
  const parts = requiredParts(remote, shell);
  const registry = await registryWith(build);
  const slots = slotsOf(shell).filter((slot) => slot.remote === remote);
  const pages = pagesOf(routes ?? slots.map(({ path }) => routeOfSlot(path)), slots);
  return withChromium(async (browser) => {
    let contents: string[] | undefined;
    const walks = await Promise.all(
      languages.map(async (language) => {
        const context = await openContext(browser, [
          ...mockedSection(build, registry),
          // As static hosts serve a page: its frame, in which the browser renders the section.
          mockedPages(site, async ({ pathname }) => {
            const file = prerenderedFile(siteRouteOf(pathname), language);
            const frame = await deployment.registry.read(shellFilePath(shell.version, file));
            return frame && withVersions(frame.body.toString(), liveShellAlone);
          }),
        ]);
        const visits = await walk(context, {
          site,
          language,
          pages,
          reporters: [remote],
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
    const visits = walks.flat();
    const problems = describeProblems(visits);
    const findings = [
      finding(
        'its views and texts are complete',
        contents ?? [],
        contents ? `${parts.length} views and search groups, it and en` : 'not tried',
      ),
      finding('its pages work in the live shell', problems, `${visits.length} pages seen`),
    ];
    if (problems.length > 0) return findings;
    return [...findings, await hydrationTest(browser, build, shell, registry, visits)];
  });
}
