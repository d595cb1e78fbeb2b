import { expect, it } from 'vitest';
import { staleFiles } from './generate.ts';

it('what is generated from the section manifests is up to date (`pnpm sections`)', async () => {
  expect(await staleFiles()).toEqual([]);
});
