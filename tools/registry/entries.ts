import type { RemoteName } from 'shared/contract';
import { type RegistryEntry, readRegistryEntry } from 'shared/registry';
import type { Target } from './target/target.ts';
import { updateFile } from './updateFile.ts';

/** Every page carries the entries of all sections. */
const maximumBytes = 8 * 1024;

/** Where a section's entry is: beside its versions, with the same permission as they. */
export function sectionEntryPath(remote: RemoteName): string {
  return `${remote}/entry.json`;
}

/** Where the entry of an artefact is, which says what is live, previous and canary: docs/registry.md. */
export interface EntryFile {
  /** For messages. */
  name: string;
  target: Target;
  entryPath: string;
  /** What it begins with where it has no usable file: what the registry says. */
  inherit: () => Promise<RegistryEntry | undefined>;
  /** @throws Error when visitors would not get such an entry. */
  requireValid: (entry: RegistryEntry) => void;
  /** Lets visitors get what the entry says. It can be repeated. */
  activate: () => Promise<void>;
}

/** @returns undefined for a file that is not an entry, or too large for a page. */
export function parseEntry(body: Buffer): RegistryEntry | undefined {
  try {
    const entry = readRegistryEntry(JSON.parse(body.toString()));
    return entry && bytesOf(entry) <= maximumBytes ? entry : undefined;
  } catch {
    return undefined;
  }
}

/** What an entry adds to a page. */
function bytesOf(entry: RegistryEntry): number {
  return Buffer.byteLength(JSON.stringify(entry));
}

/** The entry of an artefact, if it has been released. */
export async function findEntry(file: EntryFile): Promise<RegistryEntry | undefined> {
  return entryIn(file, (await file.target.read(file.entryPath))?.body);
}

/** @throws Error when the artefact has no usable entry. */
export async function readEntry(file: EntryFile): Promise<RegistryEntry> {
  return usable(file, await findEntry(file));
}

/**
 * Updates the entry of an artefact by compare-and-swap, and activates it.
 *
 * @param change Called again with the new entry after a conflict; without an entry before the first release.
 * @returns the entry as written.
 */
export async function updateEntry(
  file: EntryFile,
  change: (entry: RegistryEntry | undefined) => RegistryEntry | Promise<RegistryEntry>,
): Promise<RegistryEntry> {
  const written = await updateFile(file.target, file.entryPath, async (body) => {
    const entry = await change(await entryIn(file, body));
    file.requireValid(entry);
    const bytes = bytesOf(entry);
    if (bytes <= maximumBytes) return entry;
    throw new Error(
      `The entry of ${file.name} would add ${bytes} bytes to every page, more than ${maximumBytes}: its modules have too many files, or its addresses are too long.`,
    );
  });
  await file.activate();
  return written;
}

/**
 * Updates the entry of an artefact that has one.
 *
 * @throws Error when it has none that is usable.
 */
export function changeEntry(
  file: EntryFile,
  change: (entry: RegistryEntry) => RegistryEntry | Promise<RegistryEntry>,
): Promise<RegistryEntry> {
  return updateEntry(file, (entry) => change(usable(file, entry)));
}

function usable({ name }: EntryFile, entry: RegistryEntry | undefined): RegistryEntry {
  if (entry) return entry;
  throw new Error(`There is no usable entry of ${name}: it is not published there.`);
}

async function entryIn(
  file: EntryFile,
  body: Buffer | undefined,
): Promise<RegistryEntry | undefined> {
  return (body && parseEntry(body)) ?? file.inherit();
}
