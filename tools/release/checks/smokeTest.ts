import { type Browser, chromium } from '@playwright/test';
import { defaultLanguage, federationName, type Language, languages } from 'shared/contract';
import type { RegistryFile, ShellRecord } from 'shared/registry';
import { prerenderedFile } from '../../../shell/server/prerenderedPages.ts';
import { withVersions } from '../../../shell/server/versionsBlock.ts';
import { ensureChromium } from '../../browser/ensureChromium.ts';
import { launchArguments } from '../../browser/launchArguments.ts';
import { type Finding, finding } from './finding.ts';
import { hydrationTest } from './hydrationTest.ts';
import { linksOf } from './linksOf.ts';
import {
  liveShellAlone,
  mockedContext,
  mockSite,
  registryWith,
  type UnpublishedBuild,
} from './mockSite.ts';
import { readContents } from './readContents.ts';
import { requiredParts } from './requiredParts.ts';
import { documentOf, type RequiredView, type SectionPage, visitPage } from './visitPage.ts';

interface Visits {
  pages: SectionPage[];
  problems: string[];
  contentProblems: string[];
}

/**
 * Opens every page that shows the section, in the live shell, in Chromium and in both languages, with
 * the registry mocked to name the new build: first rendered in the browser alone, then, if that works,
 * hydrated from what the section's server file renders. Nothing is published.
 */
export async function smokeTest(build: UnpublishedBuild, shell: ShellRecord): Promise<Finding[]> {
  const parts = requiredParts(build.remote, shell);
  const registry = await registryWith(build);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(console.log),
    args: [...launchArguments],
  });
  try {
    const visits = await Promise.all(
      languages.map((language) => visitPages(browser, build, shell, registry, language)),
    );
    const pages = visits.flatMap((visit) => visit.pages);
    const problems = visits.flatMap((visit) => visit.problems);
    const findings = [
      finding(
        'its views and texts are complete',
        visits.flatMap(({ contentProblems }) => contentProblems),
        `${parts.length} views and search groups, it and en`,
      ),
      finding('its pages work in the live shell', problems, `${pages.length} pages seen`),
    ];
    if (problems.length > 0) return findings;
    return [...findings, await hydrationTest(browser, build, shell, registry, pages)];
  } finally {
    await browser.close();
  }
}

/** Opens the pages as static hosts serve them: the frame, in which the browser renders the section. */
async function visitPages(
  browser: Browser,
  build: UnpublishedBuild,
  shell: ShellRecord,
  registry: RegistryFile,
  language: Language,
): Promise<Visits> {
  const { remote } = build;
  const context = await browser.newContext(mockedContext);
  const documents = await mockSite(context, build, registry);
  const visits: Visits = { pages: [], problems: [], contentProblems: [] };
  const links = new Set<string>();
  for (const view of parametersLast(shell.needs[remote] ?? [])) {
    const path = view.path.includes('/:') ? findLink(view.path, links) : view.path;
    // An empty list has no link to follow; that is a matter of data, not of code.
    if (!path) continue;
    const sectionPage = { view, path, language };
    const frame = await readFrame(build, sectionPage);
    if (frame) documents.set(documentOf(sectionPage, build.site), frame);
    const { page, errors, isShown } = await visitPage(context, build, sectionPage);
    if (!isShown && errors.length === 0) errors.push('it stays empty');
    visits.problems.push(...errors.map((error) => `${path} (${language}): ${error}`));
    for (const link of await linksOf(page)) links.add(link);
    if (visits.pages.length === 0 && language === defaultLanguage) {
      const parts = requiredParts(remote, shell);
      visits.contentProblems = await readContents(page, federationName(remote), parts);
    }
    visits.pages.push(sectionPage);
    await page.close();
  }
  await context.close();
  return visits;
}

/** The published frame of a page; the live site may answer with the live version's content instead. */
async function readFrame(
  { published }: UnpublishedBuild,
  { view, language }: SectionPage,
): Promise<string | undefined> {
  const { pathname } = new URL(view.path, 'http://page');
  const frame = await published.read(prerenderedFile(pathname, language));
  return frame && withVersions(frame.body.toString(), liveShellAlone);
}

/** Pages without parameters first: their links lead to the pages with parameters. */
function parametersLast(views: readonly RequiredView[]): RequiredView[] {
  const parameters = ({ path }: RequiredView) => path.split('/:').length;
  return [...views].sort((one, other) => parameters(one) - parameters(other));
}

function findLink(pattern: string, links: ReadonlySet<string>): string | undefined {
  const matcher = new RegExp(`^${pattern.replace(/:[^/]+/g, '[^/]+')}$`);
  return [...links].find((link) => matcher.test(link));
}
