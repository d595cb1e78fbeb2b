import type { ArtefactName } from 'shared/contract';
import type { PublishedRecord, PublishedVersion } from 'shared/registry';
import type { Built } from '../build/build.ts';
import type { Deployment } from '../deployment.ts';
import { registryName } from '../registry/composeRegistry.ts';
import type { EntryFile } from '../registry/entries.ts';
import { Conflict, type ListedFile, type Target } from '../registry/target/target.ts';
import { type Finding, finding } from './checks/finding.ts';
import { damagedFiles, type PlacedFiles } from './files.ts';

/**
 * What a team releases, the shell or a section: an entry that says what is live, versions with their records, checks,
 * and an activation (`EntryFile.activate`). All commands know only this: docs/decisions/0028-one-artefact.md.
 */
export interface Artefact extends EntryFile {
  name: ArtefactName;
  deployment: Deployment;
  /** The folder of its versions, in its target. */
  folder: string;
  recordName: string;
  /** @throws Error when the version was never completely published. */
  readVersion: (name: string) => Promise<Version>;
  /**
   * A build as it would be published.
   *
   * @param folder An empty folder, for files that depend on the installation.
   */
  prepare: (built: Built, commit: string, folder: string) => Promise<Candidate>;
  /** Files beside its versions that nothing can still need, by what they are. */
  leftovers: (days: number, now: Date) => Promise<ReadonlyMap<string, readonly ListedFile[]>>;
}

/** A version of an artefact, published or not. */
export interface Version extends PlacedFiles {
  record: PublishedRecord;
  /** As an entry names it. */
  published: PublishedVersion;
  /** Compares its record with the records of what is live around it. */
  fits: () => Promise<Finding[]>;
}

/** A version whose files are in a folder of this computer. */
export interface Candidate extends Version {
  folder: string;
  weigh: () => Finding;
  /**
   * Opens its pages in a browser, as they would be once it is live.
   *
   * @param routes Those to open; all of them when absent.
   */
  openPages: (routes?: readonly string[]) => Promise<Finding[]>;
}

/**
 * Writes the files that say what is live as they are: their permissions are asked before checks that take minutes.
 *
 * @throws Error that names the file which cannot be written.
 */
export async function requireWritable({ target, entryPath, deployment }: Artefact): Promise<void> {
  const { registry, registryIsReadOnly } = deployment;
  const files: [Target, string][] = [[target, entryPath]];
  if (!registryIsReadOnly) files.push([registry, registryName]);
  for (const [where, path] of files) {
    const stored = await where.read(path);
    if (!stored) continue;
    await where.write(path, stored.body, stored.tag).catch((cause: Error) => {
      // Somebody else has just written it.
      if (cause instanceof Conflict) return;
      throw new Error(`${path} cannot be written, so nothing was tried: ${cause.message}`, {
        cause,
      });
    });
  }
}

/** *Can I deploy?* The pages, which need a browser, are opened only when the records fit. */
export async function canIDeploy(
  candidate: Candidate,
  routes?: readonly string[],
): Promise<Finding[]> {
  const records = await candidate.fits();
  const findings = [...records, candidate.weigh()];
  if (records.some(({ ok }) => !ok)) return findings;
  return [...findings, ...(await candidate.openPages(routes))];
}

/**
 * Checks a published version before it becomes live: its files, and its record against those of what is live around
 * it. Seconds, because a rollback must not take longer.
 *
 * @throws Error that lists what is wrong.
 */
export async function requireUsable(artefact: Artefact, name: string): Promise<void> {
  const version = await artefact.readVersion(name);
  const damaged = await damagedFiles(artefact.target, version);
  const seen = `${version.record.files.length} files`;
  const findings = [
    finding('its files are as published', damaged, seen),
    ...(await version.fits()),
  ];
  const failed = findings.filter(({ ok }) => !ok);
  if (failed.length === 0) return;
  const problems = failed.map(({ check, detail }) => `  ${check}: no. ${detail}`).join('\n');
  throw new Error(
    `${name} cannot be live, and nothing was changed; rollback and abort go on with --force.\n${problems}`,
  );
}
