import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Rspack, rspack } from '@rsbuild/core';
import { afterAll, expect, it } from 'vitest';
import { usedNames } from './usedNames.ts';

const folder = mkdtempSync(join(tmpdir(), 'used-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modules = ['shared/runtime', 'shared/ui', 'react'];

/** What a build of some sources, of which the first imports the others, uses of `modules`. */
async function usesOf(source: string, others: Record<string, string> = {}) {
  const files = Object.entries({ 'index.ts': source, ...others });
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './index.ts',
    output: { path: join(folder, 'dist'), module: true, library: { type: 'module' } },
    externals: modules,
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
  });
  const run = promisify<Rspack.Stats | undefined>((done) => compiler.run(done));
  const stats = await run();
  expect(stats?.hasErrors(), stats?.toString()).toBe(false);
  if (!stats) throw new Error('There was no build.');
  return usedNames(stats.compilation, modules, (file) => !file.endsWith('library.ts'));
}

const nothing = { 'shared/runtime': [], 'shared/ui': [], react: [] };

it('finds what the sources of a build import, without types', async () => {
  const source = `
import { useState } from 'react';
import type { Supabase } from 'shared/runtime';
import {
  Link,
  type Section,
  useQuery as query,
} from 'shared/runtime';
import { Button } from 'shared/ui';
import { supabase } from "shared/runtime";
import { other } from './other.ts';
export { toast, type Location as Place, Outlet as Child } from 'shared/runtime';
type Runtime = typeof import('shared/runtime');
export type Types = Supabase | Section | Runtime;
export const all = [useState, query.key, supabase, other, Link, Button];
`;
  const others = {
    'other.ts':
      "import { useId } from 'react'; export const other = [useId, import('./later.ts')];",
    'later.ts': "export { Card } from 'shared/ui';",
  };
  expect(await usesOf(source, others)).toEqual({
    'shared/runtime': ['Link', 'Outlet', 'supabase', 'toast', 'useQuery'],
    'shared/ui': ['Button', 'Card'],
    react: ['useId', 'useState'],
  });
});

// Libraries check themselves for what only newer minors of React have.
it('leaves out what does not count as a source, even where it is joined with one', async () => {
  const library =
    "import * as React from 'react'; export const hook = [React.useInsertionEffect, React];";
  const source =
    "import { hook } from './library.ts'; import { useId } from 'react'; export const all = [hook, useId];";
  expect(await usesOf(source, { 'library.ts': library })).toEqual({ ...nothing, react: ['useId'] });
});

it('finds what is used of a module that is imported whole', async () => {
  const source = "import * as runtime from 'shared/runtime'; export const link = runtime.Link;";
  expect(await usesOf(source)).toEqual({ ...nothing, 'shared/runtime': ['Link'] });
});

// With `import * as runtime`, a release passed whose shell lacked what the section used.
it.each([
  "import * as runtime from 'shared/runtime'; use(runtime);",
  "import runtime, { Link } from 'shared/runtime'; use(runtime, Link);",
  "import runtime from 'shared/runtime'; use(runtime.Link);",
  "export * from 'shared/runtime';",
  "export * as runtime from 'shared/runtime';",
  "const { Link } = await import('shared/runtime'); use(Link);",
  "import(/* webpackChunkName: 'x' */ 'shared/runtime').then(use);",
])('refuses %s, which does not say what it uses', async (source) => {
  const uses = usesOf(`declare const use: (...all: unknown[]) => void; ${source}\nexport {};`);
  await expect(uses).rejects.toThrow("does not say what it uses of 'shared/runtime'");
});

it.each([
  "import type * as runtime from 'shared/runtime'; export type Runtime = typeof runtime;",
  "import type Runtime from 'shared/runtime'; export type { Runtime };",
  "export type * as runtime from 'shared/runtime';",
  "// Not import('shared/runtime'), which names nothing.",
  "/* import * as runtime from 'shared/runtime' */",
  "// import { Link } from 'shared/runtime';",
])('ignores %s, which imports nothing at run time', async (source) => {
  expect(await usesOf(`${source}\nexport {};`)).toEqual(nothing);
});

it('finds imports after strings that look like comments', async () => {
  const source = `
const site = "https://site.example"; import { Link } from 'shared/runtime'; // don't
import { toast /* not \`Link\` */ } from 'shared/runtime';
export const all = [site, './*.ts', Link, toast, '*/'];
`;
  expect(await usesOf(source)).toEqual({ ...nothing, 'shared/runtime': ['Link', 'toast'] });
});
