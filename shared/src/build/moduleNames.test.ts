import { expect, it } from 'vitest';
import { importedNames, reExportedNames } from './moduleNames.ts';

it('finds what a module imports from another, without types', () => {
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
export { toast, type Location as Place, Outlet as Child } from 'shared/runtime';
import * as formats from 'shared/format';
type Runtime = typeof import('shared/runtime');
`;
  expect(importedNames(source, 'shared/runtime')).toEqual([
    'Link',
    'useQuery',
    'supabase',
    'toast',
    'Outlet',
  ]);
  expect(importedNames(source, 'shared/ui')).toEqual(['Button']);
  expect(importedNames(source, 'shared/data')).toEqual([]);
});

// With `import * as runtime`, a release passed whose shell lacked what the section used.
it.each([
  "import * as runtime from 'shared/runtime';",
  "import runtime, { Link } from 'shared/runtime';",
  "export * from 'shared/runtime';",
  "const { Link } = await import('shared/runtime');",
  "import(/* webpackChunkName: 'x' */ 'shared/runtime').then(use);",
])('refuses %s, which does not say what it uses', (source) => {
  expect(() => importedNames(source, 'shared/runtime')).toThrow('does not say what it uses');
  expect(importedNames(source, 'shared/ui')).toEqual([]);
});

it.each([
  "import type * as runtime from 'shared/runtime';",
  "import type Runtime from 'shared/runtime';",
  "export type * as runtime from 'shared/runtime';",
  "// Not import('shared/runtime'), which names nothing.",
  "/* import * as runtime from 'shared/runtime' */",
  "// import { Link } from 'shared/runtime';",
])('ignores %s, which imports nothing at run time', (source) => {
  expect(importedNames(source, 'shared/runtime')).toEqual([]);
});

it('finds imports after strings that look like comments', () => {
  const source = `
import files from './*.ts';
const site = "https://site.example"; import { Link } from 'shared/runtime'; // don't
import { toast /* not \`Link\` */ } from 'shared/runtime';
const pattern = '*/';
`;
  expect(importedNames(source, 'shared/runtime')).toEqual(['Link', 'toast']);
});

it('finds what a module re-exports, without types', () => {
  const source = `
export { hydrate, type QueryClient } from '@tanstack/react-query';
export { create as createStore } from 'zustand';
export type { Supabase } from './supabase.ts';
`;
  expect(reExportedNames(source)).toEqual(['hydrate', 'createStore']);
});
