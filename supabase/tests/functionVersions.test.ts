/** Deno reads versions from its own files, pnpm from the catalog: both must run the same library. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const project = path.resolve(import.meta.dirname, '..');
const importMap = z.object({ imports: z.record(z.string(), z.string()) });

/** The one module outside `supabase/`, which `supabase functions deploy` uploads with the function. */
const kernel = '../../../shared/src/search/index.ts';

/** The section `catalog:` of the workspace: one `name: version` a line, quoted when YAML wants it. */
async function catalog(): Promise<ReadonlyMap<string, string>> {
  const workspace = await readFile(path.resolve(project, '../pnpm-workspace.yaml'), 'utf8');
  const section = /^catalog:\n((?: .*\n)+)/m.exec(workspace)?.[1] ?? '';
  const lines = section.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm);
  return new Map(Array.from(lines, ([, name = '', version = '']) => [name, version]));
}

it('every function imports the versions of the catalog', async () => {
  const versions = await catalog();
  const folder = path.join(project, 'functions');
  const entries = await readdir(folder, { withFileTypes: true });
  const functions = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'));
  expect(functions.length).toBeGreaterThan(0);
  for (const { name } of functions) {
    const file = `${name}/deno.json`;
    const text = await readFile(path.join(folder, file), 'utf8');
    const { imports } = importMap.parse(JSON.parse(text));
    const expected = Object.keys(imports).map((name) => [
      name,
      name === 'shared/search' ? kernel : `npm:${name}@${versions.get(name)}`,
    ]);
    expect(imports, file).toEqual(Object.fromEntries(expected));
  }
});
