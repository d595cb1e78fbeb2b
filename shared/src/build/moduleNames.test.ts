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
import * as runtime from 'shared/runtime';
`;
  expect(importedNames(source, 'shared/runtime')).toEqual(['Link', 'useQuery', 'supabase']);
  expect(importedNames(source, 'shared/ui')).toEqual(['Button']);
  expect(importedNames(source, 'shared/data')).toEqual([]);
});

it('finds what a module re-exports, without types', () => {
  const source = `
export { hydrate, type QueryClient } from '@tanstack/react-query';
export { create as createStore } from 'zustand';
export type { Supabase } from './supabase.ts';
`;
  expect(reExportedNames(source)).toEqual(['hydrate', 'createStore']);
});
