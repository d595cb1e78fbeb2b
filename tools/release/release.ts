import type { RegistryEntry } from 'shared/registry';
import type { Built } from '../build/build.ts';
import { readEntry, updateEntry } from '../registry/entries.ts';
import { released, withCanary } from '../registry/entryTransitions.ts';
import { withTemporaryFolder } from '../temporaryFolder.ts';
import { type Artefact, type Candidate, canIDeploy } from './artefact.ts';
import { growth } from './checks/budget.ts';
import { accepted, asTable, type Expectation } from './checks/finding.ts';
import { upload } from './files.ts';
import type { Section } from './section.ts';

export interface CheckOptions {
  built: Built;
  commit: string;
  /** Goes on although the answer to *can I deploy?* is no. */
  force?: boolean | undefined;
  /** The problems that are meant. */
  expect?: readonly Expectation[] | undefined;
  /** The routes that are opened in a browser; all of them when absent. */
  routes?: readonly string[] | undefined;
  log: (line: string) => void;
}

interface ReleaseOptions extends CheckOptions {
  /** The percentage of visitors who get it as a canary; all of them when absent. */
  percentage?: number | undefined;
}

/** *Can I deploy?* found problems; nothing was changed. */
export class NotDeployable extends Error {
  constructor() {
    super('Not released: the answer to "can I deploy?" is no, and the live site is as it was.');
    this.name = 'NotDeployable';
  }
}

/**
 * Releases a build: *can I deploy?*, upload, entry, activation. When interrupted, the live site is unchanged or on
 * its way to this version, and a second call continues.
 *
 * @throws NotDeployable when a check fails.
 */
export function release(artefact: Artefact, options: ReleaseOptions): Promise<RegistryEntry> {
  return withTemporaryFolder(async (folder) => {
    const candidate = await artefact.prepare(options.built, options.commit, folder);
    await requireDeployable(artefact, candidate, options);
    return publish(artefact, candidate, options.percentage);
  });
}

/**
 * Asks *can I deploy?* and changes nothing.
 *
 * @throws NotDeployable when a check fails.
 */
export function check(artefact: Artefact, options: CheckOptions): Promise<void> {
  return withTemporaryFolder(async (folder) => {
    const candidate = await artefact.prepare(options.built, options.commit, folder);
    await requireDeployable(artefact, candidate, options);
  });
}

/**
 * Publishes a build of a section as a preview: *can I deploy?*, then its files and record. No entry changes.
 *
 * @returns the link with which one tab of the site shows it.
 * @throws NotDeployable when a check fails.
 */
export function preview(section: Section, options: CheckOptions): Promise<string> {
  const { name, deployment, target } = section;
  return withTemporaryFolder(async (empty) => {
    const candidate = await section.preparePreview(options.built, options.commit, empty);
    const { published, folder } = candidate;
    const live = await readEntry(section);
    const { url } = deployment.filesOf(name);
    if (new URL('..', live.entry.url).href !== new URL(`${url}/${name}/`).href) {
      throw new Error(
        `The live version of ${name} is not below ${url}, where a preview of it would be refused.`,
      );
    }
    await requireDeployable(section, candidate, options);
    await upload(target, candidate, folder);
    const link = new URL(deployment.site);
    // As `shell/src/federation/parseOverride.ts` reads it.
    const { entry } = published;
    link.searchParams.set('override', `${name}@${entry.url}@${entry.integrity}`);
    return link.href;
  });
}

/**
 * Prints the answer to *can I deploy?*.
 *
 * @param ask Answers it, which needs a browser.
 * @throws NotDeployable when a check fails, unless that is forced.
 */
export async function requireDeployable(
  artefact: Artefact,
  candidate: Candidate,
  { force, expect = [], routes, log }: Pick<CheckOptions, 'force' | 'expect' | 'routes' | 'log'>,
  ask = canIDeploy,
): Promise<void> {
  log(`Can ${artefact.name} ${candidate.record.version} be deployed?`);
  const findings = (await ask(candidate, routes)).map((one) => accepted(one, expect));
  log(asTable(findings));
  // Nothing is live before the first release.
  const live = await readEntry(artefact)
    .then(({ version }) => artefact.readVersion(version))
    .catch(() => undefined);
  if (live) log(`  Its files are ${growth(candidate.record, live.record)} (uncompressed).`);
  if (findings.every(({ ok }) => ok)) return;
  if (!force) throw new NotDeployable();
  log('  Released despite failed checks (--force).');
}

/** Uploads a version and makes it live, for a percentage of visitors when there is one. */
export async function publish(
  artefact: Artefact,
  candidate: Candidate,
  percentage?: number,
): Promise<RegistryEntry> {
  await upload(artefact.target, candidate, candidate.folder);
  // The record of an earlier release stays, with its commit and time.
  const { published } = await artefact.readVersion(candidate.record.version);
  return updateEntry(artefact, (entry) =>
    percentage === undefined
      ? released(entry, published)
      : withCanary(entry, published, percentage),
  );
}
