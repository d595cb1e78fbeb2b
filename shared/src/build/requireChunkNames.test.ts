import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rspack, rspack } from '@rsbuild/core';
import { afterAll, expect, it } from 'vitest';
import { requireChunkNames } from './requireChunkNames.ts';

const folder = mkdtempSync(join(tmpdir(), 'chunks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The errors of a build of an entry that imports another module later. */
async function errorsOf(entry: string): Promise<string[]> {
  writeFileSync(join(folder, 'late.js'), 'export const late = 1;');
  writeFileSync(join(folder, 'entry.js'), entry);
  const compiler = rspack.rspack({
    mode: 'production',
    context: folder,
    entry: { entry: './entry.js' },
    output: { path: join(folder, 'dist') },
    plugins: [requireChunkNames],
  });
  const { errors = [] } = await new Promise<Rspack.StatsCompilation>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (stats) resolve(stats.toJson({ all: false, errors: true }));
      else reject(error);
    });
  });
  return errors.map(({ message }) => message);
}

it('refuses an import() without a name, also when it shares modules with no other', async () => {
  const [error, ...others] = await errorsOf("import('./late.js');");
  expect(others).toEqual([]);
  expect(error).toContain("import('./late.js') needs a name");
});

it('accepts an import() with a name, and one that makes no chunk', async () => {
  expect(await errorsOf("import(/* webpackChunkName: 'late' */ './late.js');")).toEqual([]);
  expect(await errorsOf("import(/* webpackMode: 'eager' */ './late.js');")).toEqual([]);
});
