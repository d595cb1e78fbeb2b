import type { RemoteName } from 'shared/contract';
import { type ReleaseRecord, releaseRecordName } from 'shared/registry';
import type { Deployment } from '../deployment.ts';
import { composeSection, findComposedEntry, versionsAt } from '../registry/composeRegistry.ts';
import { sectionEntryPath } from '../registry/entries.ts';
import {
  createReleaseRecord,
  publishedVersionOf,
  readSectionRecord,
} from '../registry/sectionRecord.ts';
import { readShellRecord } from '../registry/shellRecord.ts';
import type { ListedFile } from '../registry/target/target.ts';
import type { Artefact, Candidate, Version } from './artefact.ts';
import { withinBudget } from './checks/budget.ts';
import { compatibleWithShell } from './checks/compatibleWithShell.ts';
import { allowsSection } from './checks/policy.ts';
import { dayMs, filesByFolder, previewsName } from './unusedVersions.ts';

/** A preview is kept this long after it was published: as long as a pull request is looked at. */
export const previewDays = 14;

/** A section as it is released. Its entry becomes live by being composed into the registry. */
export interface Section extends Artefact {
  name: RemoteName;
  readVersion: (name: string) => Promise<Version & { record: ReleaseRecord }>;
  /** Files that are already built, or published elsewhere, as they would be published here. */
  candidate: (record: ReleaseRecord, dist: string, folder?: string) => Candidate;
  /** A build as a preview of it would be published: beside the versions, and named by no entry. */
  preparePreview: Artefact['prepare'];
}

/** The section of a name in an installation. */
export function sectionIn(deployment: Deployment, remote: RemoteName): Section {
  const { registry, registryIsReadOnly, site } = deployment;
  const { target, url } = deployment.filesOf(remote);

  const versionIn = (record: ReleaseRecord, folder: string) => ({
    record,
    recordPath: `${folder}/${releaseRecordName}`,
    at: (path: string) => `${folder}/${path}`,
    published: publishedVersionOf(record, `${url}/${folder}`),
    fits: async () => compatibleWithShell(record, await readShellRecord(registry)),
  });

  const candidate: Section['candidate'] = (
    record,
    dist,
    folder = `${remote}/${record.version}`,
  ) => {
    const version = versionIn(record, folder);
    return {
      ...version,
      folder: dist,
      weigh: () => withinBudget(remote, dist, record),
      openPages: async (routes) => {
        const policy = await allowsSection(site, new URL('.', version.published.entry.url).href);
        // No page would load it.
        if (!policy.ok) return [policy];
        // Only what opens pages loads the browser's driver.
        const { openSectionPages } = await import('./checks/sectionPages.ts');
        const build = { deployment, remote, dist, version: version.published };
        const opened = await openSectionPages(build, await readShellRecord(registry), routes);
        return [policy, ...opened];
      },
    };
  };

  const recordOf = (dist: string, version: string, commit: string) =>
    createReleaseRecord(remote, dist, { version, commit, publishedAt: new Date().toISOString() });

  return {
    name: remote,
    deployment,
    target,
    folder: remote,
    recordName: releaseRecordName,
    entryPath: sectionEntryPath(remote),
    inherit: () => findComposedEntry(registry, remote),
    requireValid: (entry) => {
      // The composer would keep the entry before, and nobody would notice.
      if (versionsAt(url, remote, entry).entry) return;
      throw new Error(`${remote} ${entry.version} has files that are not below ${url}.`);
    },
    activate: async () => {
      if (!registryIsReadOnly) await composeSection(deployment, remote);
    },
    readVersion: async (name) =>
      versionIn(await readSectionRecord(target, remote, name), `${remote}/${name}`),
    candidate,
    prepare: async ({ folder, version }, commit) =>
      candidate(recordOf(folder, version, commit), folder),
    preparePreview: async ({ folder, version }, commit) =>
      candidate(recordOf(folder, version, commit), folder, `${remote}/${previewsName}/${version}`),
    leftovers: async (_, now) => oldPreviews(await target.list(`${remote}/${previewsName}/`), now),
  };
}

/** The previews whose files are all older than `previewDays`. */
function oldPreviews(
  files: readonly ListedFile[],
  now: Date,
): ReadonlyMap<string, readonly ListedFile[]> {
  const isOld = ({ modifiedMs }: ListedFile) => now.getTime() - modifiedMs >= previewDays * dayMs;
  return new Map([...filesByFolder(files, 3)].filter(([, own]) => own.every(isOld)));
}
