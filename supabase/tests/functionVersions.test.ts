/** Deno reads versions from its own files, pnpm from the catalog: both must run the same library. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const project = path.resolve(import.meta.dirname, '..');
const importMap = z.object({ imports: z.record(z.string(), z.string()) });

/** The section `catalog:` of the workspace: one `name: version` a line, quoted when YAML wants it. */
async function catalog(): Promise<ReadonlyMap<string, string>> {
  const workspace = await readFile(path.resolve(project, '../pnpm-workspace.yaml'), 'utf8');
  const section = /^catalog:\n((?: .*\n)+)/m.exec(workspace)?.[1] ?? '';
  const lines = section.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm);
  return new Map(Array.from(lines, ([, name = '', version = '']) => [name, version]));
}

it('every function imports the versions of the catalog', async () => {
  const versions = await catalog();
  const files = await readdir(path.join(project, 'functions'), { recursive: true });
  const maps = files.filter((file) => path.basename(file) === 'deno.json');
  expect(maps).toHaveLength(5);
  for (const file of maps) {
    const text = await readFile(path.join(project, 'functions', file), 'utf8');
    const { imports } = importMap.parse(JSON.parse(text));
    const expected = Object.keys(imports).map((name) => [
      name,
      `npm:${name}@${versions.get(name)}`,
    ]);
    expect(imports, file).toEqual(Object.fromEntries(expected));
  }
});
