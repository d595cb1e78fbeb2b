import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { type RemoteName, sectionBudgets } from 'shared/contract';
import type { ReleaseRecord } from 'shared/registry';
import { filesBelow } from '../../paths.ts';
import { type Finding, finding } from './finding.ts';

/** What a page loads of a built section, in KiB (brotli). */
interface Weight {
  /** The entry and the first files of the heaviest module. */
  initial: number;
  /** Every file of the section that a page may load. */
  total: number;
}

export function weigh(dist: string, { entry, modules, files }: ReleaseRecord): Weight {
  // No page loads the licences of what is bundled.
  const loaded = files.filter(({ path }) => !path.endsWith('.txt'));
  const compressed = new Map(
    loaded.map(({ path }) => [path, brotliCompressSync(readFileSync(`${dist}/${path}`)).length]),
  );
  const sum = (paths: readonly string[]) =>
    paths.reduce((bytes, path) => bytes + (compressed.get(path) ?? 0), 0) / 1024;
  const ofModules = Object.values(modules).map(sum);
  return { initial: sum([entry]) + Math.max(0, ...ofModules), total: sum([...compressed.keys()]) };
}

/** The limit for the scripts and styles of the shell's own page, in KiB (brotli). */
export const shellBudget = 193;

/** What the shell's own page loads, in KiB (brotli). */
export function weighShell(folder: string): number {
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const first = [...page.matchAll(/(?:src|href)="\/(static\/[^"]+\.(?:js|css))"/g)];
  // The toaster loads by itself once the page is idle.
  const late = filesBelow(folder).filter((path) => /\/toaster\.\w+\.js$/.test(path));
  const paths = [...first.map(([, path = '']) => path), ...late].filter(
    (path) => !path.includes('/preload.'),
  );
  const compressed = paths.map((path) => brotliCompressSync(readFileSync(`${folder}/${path}`)));
  return compressed.reduce((bytes, { length }) => bytes + length, 0) / 1024;
}

/** Whether a built or published shell weighs no more than its budget. */
export function shellWithinBudget(folder: string): Finding {
  const weight = weighShell(folder);
  const problems = weight > shellBudget ? [`${weight.toFixed(1)} KB of ${shellBudget}`] : [];
  return finding('it is within its budget', problems, `${weight.toFixed(1)} KB of ${shellBudget}`);
}

/** Whether a section weighs no more than its manifest says. */
export function withinBudget(remote: RemoteName, { initial, total }: Weight): Finding {
  const budget = sectionBudgets[remote];
  const over = (what: string, is: number, may: number) =>
    is > may ? [`${what} ${is.toFixed(1)} KB of ${may}`] : [];
  return finding(
    'it is within its budget',
    [...over('initial', initial, budget.initial), ...over('total', total, budget.total)],
    `initial ${initial.toFixed(1)} KB of ${budget.initial}, total ${total.toFixed(1)} KB of ${budget.total}`,
  );
}
