import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type RemoteName, sectionBudgets } from 'shared/contract';
import type { PublishedRecord, ReleaseRecord } from 'shared/registry';
import { sectionManifest } from 'shared/section-manifest';
import { artefactFolder, filesBelow, isInstalled } from '../../paths.ts';
import { type Finding, finding } from './finding.ts';

/*
 * The budgets here and in `section.json` are absolute, because a ratio grows unseen with what it is compared to.
 * Raising one needs a record in docs/decisions.
 */

/** The scripts of a page until it rests, without any input, in KB of 1,000 bytes (brotli). */
export const pageBudgets: Readonly<Record<string, number>> = {
  '/': 215,
  '/guide': 185,
  '/dispense/primo-anno': 185,
  '/dispense/secondo-anno/Statistica': 185,
  '/rappresentanti': 185,
  '/?calcolatore=graduation#calcolatori': 300,
};

/** The limit for the scripts and styles of the shell's own page, in KiB (brotli). */
export const shellBudget = 193;

/** The size of files in KiB (brotli). */
function sizeOf(folder: string, paths: readonly string[]): number {
  const compressed = paths.map((path) => brotliCompressSync(readFileSync(`${folder}/${path}`)));
  return compressed.reduce((bytes, { length }) => bytes + length, 0) / 1024;
}

/** What the shell's own page loads, in KiB (brotli). */
export function weighShell(folder: string): number {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const first = [...page.matchAll(/(?:src|href)="\/(static\/[^"]+\.(?:js|css))"/g)];
  // The toaster loads by itself once the page is idle.
  const late = filesBelow(folder).filter((path) => /\/toaster\.\w+\.js$/.test(path));
  const paths = [...first.map(([, path = '']) => path), ...late];
  return sizeOf(
    folder,
    paths.filter((path) => !path.includes('/preload.')),
  );
}

/** Whether a built or published shell weighs no more than its budget. */
export function shellWithinBudget(folder: string): Finding {
  return within([['its page', weighShell(folder), shellBudget]]);
}

/** What a page loads of a built section, in KiB (brotli). */
function weighSection(dist: string, { entry, modules, files }: ReleaseRecord) {
  const ofModules = Object.values(modules).map((paths) => sizeOf(dist, paths));
  return {
    /** The entry and the first files of the heaviest module. */
    initial: sizeOf(dist, [entry]) + Math.max(0, ...ofModules),
    /** Every file that a page may load, which does not load the licences of what is bundled. */
    total: sizeOf(
      dist,
      files.map(({ path }) => path).filter((path) => !path.endsWith('.txt')),
    ),
  };
}

/** Whether a built section weighs no more than its `section.json` says. */
export function withinBudget(remote: RemoteName, dist: string, record: ReleaseRecord): Finding {
  const { initial, total } = weighSection(dist, record);
  // A repository of its own says it itself; the installed contract may be older.
  const budget = isInstalled
    ? sectionManifest.parse(
        JSON.parse(readFileSync(`${artefactFolder(remote)}/section.json`, 'utf8')),
      ).budget
    : sectionBudgets[remote];
  return within([
    ['initial', initial, budget.initial],
    ['total', total, budget.total],
  ]);
}

function within(parts: readonly [what: string, size: number, budget: number][]): Finding {
  const describe = ([what, size, budget]: (typeof parts)[number]) =>
    `${what} ${size.toFixed(1)} KB of ${budget}`;
  const over = parts.filter(([, size, budget]) => size > budget);
  return finding('it is within its budget', over.map(describe), parts.map(describe).join(', '));
}

/** By how much a version's files are larger than those of another, uncompressed: `1.4 KB more than 0.1.0-5ca26eb000`. */
export function growth(record: PublishedRecord, before: PublishedRecord): string {
  const sizeIn = ({ files }: PublishedRecord) =>
    files.reduce((sum, { path, bytes }) => (path.endsWith('.txt') ? sum : sum + bytes), 0);
  const bytes = sizeIn(record) - sizeIn(before);
  const size = (Math.abs(bytes) / 1024).toFixed(1);
  return `${size} KB ${bytes < 0 ? 'less' : 'more'} than ${before.version}`;
}
