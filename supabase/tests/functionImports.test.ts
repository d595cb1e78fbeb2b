/** What the functions consist of: the versions that are tested here, and nothing whose licence forbids it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder, packageManifest } from 'shared/installed-packages';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { licenceOf } from '../../shared/src/build/licences.ts';

const project = path.resolve(import.meta.dirname, '..');
const folder = path.join(project, 'functions');

/** The modules outside `supabase/`, which `supabase functions deploy` uploads with the function. */
const kernelFolder = '../../../shared/src/search';
const kernel = new Map([
  ['shared/search', `${kernelFolder}/index.ts`],
  ['shared/places', `${kernelFolder}/places.ts`],
]);

const importMap = z.object({ imports: z.record(z.string(), z.string()) });
const importMaps = readdirSync(folder)
  .filter((name) => !name.startsWith('_'))
  .map((name) => {
    const text = readFileSync(path.join(folder, name, 'deno.json'), 'utf8');
    return { name, ...importMap.parse(JSON.parse(text)) };
  });

/** The section `catalog:` of the workspace: one `name: version` a line, quoted when YAML wants it. */
function catalog(): ReadonlyMap<string, string> {
  const workspace = readFileSync(path.resolve(project, '../pnpm-workspace.yaml'), 'utf8');
  const section = /^catalog:\n((?: .*\n)+)/m.exec(workspace)?.[1] ?? '';
  const lines = section.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm);
  return new Map(Array.from(lines, ([, name = '', version = '']) => [name, version]));
}

// Deno reads versions from its own files, pnpm from the catalog: both must run the same library.
it.each(importMaps)('$name imports the versions of the catalog', ({ imports }) => {
  const versions = catalog();
  const expected = Object.keys(imports).map((name) => [
    name,
    kernel.get(name) ?? `npm:${name}@${versions.get(name)}`,
  ]);
  expect(imports).toEqual(Object.fromEntries(expected));
});

/** A package and everything on which it depends. */
function withDependencies(installed: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(installed)) return seen;
  seen.add(installed);
  for (const name of Object.keys(packageManifest(installed).dependencies ?? {})) {
    withDependencies(packageFolder(installed, name), seen);
  }
  return seen;
}

it.each(importMaps)('$name contains only packages with a permitted licence', ({ imports }) => {
  const packages = Object.keys(imports).filter((name) => !kernel.has(name));
  const all = packages.flatMap((name) => [...withDependencies(packageFolder(project, name))]);
  expect(all.length).toBeGreaterThan(0);
  for (const each of all) expect(() => licenceOf(each)).not.toThrow();
});

it('contain no word list but those written here', () => {
  const data = [folder, path.join(project, kernelFolder.slice('../../'.length))]
    .flatMap((from) => readdirSync(from, { recursive: true, withFileTypes: true }))
    .filter((file) => file.isFile() && !/\.ts$|^deno\.json$/.test(file.name));
  // Before you add a name: whose list is it, and does its licence permit use in sources that are not published under it?
  expect(data.map(({ name }) => name).sort()).toEqual([
    'cases.json',
    'danger.json',
    'distress.json',
    'en.json',
    'glossary.json',
    'it.json',
    'places.json',
  ]);
});
