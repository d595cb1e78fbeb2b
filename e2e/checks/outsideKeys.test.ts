/**
 * Nothing that visitors, tables or files name is looked up in an object that inherits: a link whose course was called
 * `constructor` ended a calculator, and a file of that name took its course off the server. Use a `Map`, or ask
 * `Object.hasOwn` first. No rule of Biome knows types.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from 'shared/contract';
import { expect, it, vi } from 'vitest';
import { filesBelow, root } from '../../tools/paths.ts';
import { outsideKeys } from './outsideKeys.ts';

// Long enough for a busy machine: the compiler reads all sources.
vi.setConfig({ testTimeout: 180_000 });

/** Names in compositions, release records and command lines, which no visitor, table or uploaded file writes. */
const namesOfTeams: readonly string[] = [
  'shell/server/sectionStyles.ts: preload[module]',
  'tools/deployment.ts: environments[environment]',
  'tools/release/checks/compatibleWithShell.ts: exports?.[module]',
  'tools/release/checks/compatibleWithShell.ts: module in modules',
  'tools/release/checks/compatibleWithShell.ts: needs[remote]',
  'tools/release/checks/compatibleWithShell.ts: provides[module]',
  'tools/release/checks/compatibleWithShell.ts: provides[name]',
  'tools/release/checks/compatibleWithShell.ts: searchGroups[remote]',
  'tools/release/checks/compatibleWithShell.ts: types[module]',
  'tools/release/checks/compatibleWithShell.ts: types[module]?.[name]',
  'tools/release/checks/compatibleWithShell.ts: views[module]',
  'tools/release/checks/hydration.ts: name in window',
  'tools/release/unusedVersions.ts: remembered[version]',
  'tools/release/unusedVersions.ts: unusedSince[version]',
];

/** These describe the repository's own exports. */
const isContract = (file: string) => file.startsWith(`${root}tools/contract/`);

const sourcesIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    filesBelow(root + folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|(^|\/)tests?\//.test(file))
      .map((file) => `${root}${folder}/${file}`),
  );

it('no source looks up a text from outside in an object that inherits', () => {
  const sources = sourcesIn(
    ...['shared/src', 'shell/src', 'shell/preload', 'shell/server', 'shell/service-worker'],
    ...remoteNames.map((name) => `mf-${name}/src`),
    ...['supabase/functions', 'supabase/local', 'supabase/content', 'supabase/demo', 'tools'],
  ).filter((file) => !isContract(file));
  expect(sources.length).toBeGreaterThan(800);
  const found = outsideKeys(sources);
  expect(found.filter((lookup) => !namesOfTeams.includes(lookup))).toEqual([]);
});

it('would find one, and no lookup of a number, of a closed list or below a guard', () => {
  const folder = mkdtempSync(join(tmpdir(), 'outside-'));
  const file = join(folder, 'script.ts');
  writeFileSync(
    file,
    `declare const all: Record<string, string>;
    declare const some: { readonly a: 1 };
    declare const name: string;
    declare const known: 'a';
    export const found = [all[name], all[name + 's'], name in some];
    export const { [name]: one } = all;
    export const others = [all[known], some[known], [1][0], new Map([[name, 1]]).get(name)];
    export const isInherited = name in {};
    export const guarded = Object.hasOwn(all, name) ? all[name] : undefined;`,
  );
  const found = outsideKeys([file]);
  rmSync(folder, { recursive: true });
  expect(found.map((one) => one.replace(/^.*: /, ''))).toEqual([
    'all[name]',
    "all[name + 's']",
    'name in some',
    'one',
  ]);
});
