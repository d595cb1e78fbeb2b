import type { Browser } from '@playwright/test';
import type { SiteConfig } from 'shared/config';
import {
  type ArtefactName,
  artefactNames,
  type Language,
  languages,
  type RemoteName,
} from 'shared/contract';
import type { RegistryEntry, RegistryFile, ShellRecord } from 'shared/registry';
import { routePaths } from '../../../shell/src/routePaths.ts';
import { withChromium } from '../../browser/withChromium.ts';
import type { Deployment } from '../../deployment.ts';
import { readRegistry } from '../../registry/composeRegistry.ts';
import { readSectionRecord } from '../../registry/sectionRecord.ts';
import { exposesItsViews } from './compatibleWithShell.ts';
import { type Finding, finding } from './finding.ts';
import { mockedFolder, mockedRegistry, mockedShell, openContext } from './mockSite.ts';
import { describeProblems, pagesOf, slotsOf, type Visit, walk } from './walk.ts';

/** A shell that is not published yet. */
interface ShellBuild {
  deployment: Deployment;
  /** The folder of its files, as `publishShell` writes them. */
  folder: string;
  record: ShellRecord;
  config: SiteConfig;
}

/** Versions of the sections with which the pages are opened. */
interface Variant {
  name: string;
  registry: RegistryFile;
  /** The sections whose pages are opened; all pages when absent. */
  remotes?: ReadonlySet<RemoteName>;
}

/**
 * Opens every route of a shell in Chromium and in every language, at the address of the live site: with the
 * live sections, with their previous versions, and with their canaries. Nothing is published. A section that
 * fails in the live shell too is no reason to refuse the new one.
 *
 * @param routes Those to open.
 */
export async function openShellPages(
  build: ShellBuild,
  routes: readonly string[] = [...routePaths, '*'],
): Promise<Finding[]> {
  const variants = await variantsOf(build.deployment, build.record);
  return withChromium(async (browser) => {
    const findings: Finding[] = [];
    for (const variant of variants)
      findings.push(await tryVariant(browser, build, variant, routes));
    return findings;
  });
}

/**
 * The versions with which a shell is tried. A previous version that lacks a view is not: a new page would be refused
 * until its section is released twice. Without a previous version or a canary in it, a page cannot hide a failure by
 * falling back.
 */
export async function variantsOf(
  { registry, filesOf }: Pick<Deployment, 'registry' | 'filesOf'>,
  shell: ShellRecord,
): Promise<Variant[]> {
  const { remotes } = await readRegistry(registry);
  const entries = await Promise.all(
    [...remotes].map(async ([remote, entry]) => {
      if (!entry.previous) return [remote, entry] as const;
      const { target } = filesOf(remote);
      const { version } = entry.previous;
      const record = await readSectionRecord(target, remote, version).catch(() => undefined);
      const isAsked = !record || exposesItsViews(record, shell).ok;
      const previous = isAsked ? entry.previous : null;
      return [remote, { ...entry, previous }] as const;
    }),
  );
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

async function tryVariant(
  browser: Browser,
  { deployment, folder, record, config }: ShellBuild,
  { name, registry, remotes }: Variant,
  routes: readonly string[],
): Promise<Finding> {
  const { site } = deployment;
  // A new section is published before or after the shell that has a place for it.
  const isPublished = (name: ArtefactName) => name === 'shell' || name in registry.remotes;
  const slots = slotsOf(record).filter(({ remote }) => remotes?.has(remote) ?? isPublished(remote));
  const reporters = artefactNames.filter(isPublished);
  const pages = pagesOf(routes, slots).filter((page) => !remotes || page.slots.length > 0);
  const published = mockedRegistry(site, registry);
  const entries = Object.values(registry.remotes).map(({ entry }) => new URL(entry.url).origin);
  const origins = [...new Set(entries)];

  const tryIn = async (language: Language) => {
    const context = await openContext(browser, [
      published,
      mockedShell(site, folder, config, origins),
      ...mockedFolder(deployment),
    ]);
    const visits = await walk(context, { site, language, pages, reporters });
    await context.close();
    const failed = visits.filter(({ hasStarted, problems }) => hasStarted && problems.length > 0);
    if (failed.length === 0) return { visits, known: [] };
    const live = await openContext(browser, [published, ...mockedFolder(deployment)]);
    const again = failed.map(({ path, slots }) => ({ route: path, slots }));
    const before = await walk(live, { site, language, pages: again, reporters });
    await live.close();
    const broken = new Set(
      before.filter(({ problems }) => problems.length > 0).map(({ path }) => path),
    );
    return { visits, known: failed.filter(({ path }) => broken.has(path)) };
  };

  const results = await Promise.all(languages.map(tryIn));
  const visits = results.flatMap((one) => one.visits);
  const known: Visit[] = results.flatMap((one) => one.known);
  const note = known.map(({ path, language }) => `${path} (${language})`).join(', ');
  return finding(
    `its pages work with ${name}`,
    describeProblems(visits.filter((visit) => !known.includes(visit))),
    `${visits.length} pages seen${note && `, as broken as in the live shell: ${note}`}`,
  );
}
