import { expect, it } from 'vitest';
import { staleFiles } from './generate.ts';

it('the files that `pnpm sections` generates are up to date', async () => {
  expect(await staleFiles()).toEqual([]);
});
