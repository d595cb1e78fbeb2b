import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { budgets, type RemoteName } from 'shared/contract';
import type { ReleaseRecord } from 'shared/registry';
import { type Finding, finding } from './finding.ts';

/** What a page loads of a built section, in kilobytes as they travel (brotli). */
export interface Weight {
  /** The entry and, of the heaviest module, the files that it needs first. */
  first: number;
  /** Every file of the section. */
  all: number;
}

/** Weighs a built section. */
export function weigh(dist: string, { entry, modules, files }: ReleaseRecord): Weight {
  const compressed = new Map(
    files.map(({ path }) => [path, brotliCompressSync(readFileSync(`${dist}/${path}`)).length]),
  );
  const sum = (paths: readonly string[]) =>
    paths.reduce((bytes, path) => bytes + (compressed.get(path) ?? 0), 0) / 1024;
  const ofModules = Object.values(modules).map(sum);
  return { first: sum([entry]) + Math.max(0, ...ofModules), all: sum([...compressed.keys()]) };
}

/** Whether it weighs no more than its team agreed on with the others. */
export function withinBudget(remote: RemoteName, { first, all }: Weight): Finding {
  const budget = budgets[remote];
  const over = (what: string, is: number, may: number) =>
    is > may ? [`${what} ${is.toFixed(1)} KB of ${may}`] : [];
  return finding(
    'it is within its budget',
    [...over('first', first, budget.first), ...over('all', all, budget.all)],
    `first ${first.toFixed(1)} KB of ${budget.first}, all ${all.toFixed(1)} KB of ${budget.all}`,
  );
}
