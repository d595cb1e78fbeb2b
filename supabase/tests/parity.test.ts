/** The comparison with PostgREST (`pnpm --filter supabase parity`), on two embedded servers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareRead } from '../stack/parity/compare.ts';
import { parityReads } from '../stack/parity/reads.ts';
import { runningBackend } from './runningBackend.ts';
import { sharedBackend } from './sharedBackend.ts';

const here = sharedBackend().backend;
const empty = runningBackend({ seedFolders: [] }).backend;

it('finds no difference between a server and itself', async () => {
  for (const read of parityReads) {
    const { difference } = await compareRead(read, here(), here());
    expect({ read: read.name, difference }).toEqual({ read: read.name, difference: undefined });
  }
});

it('finds missing rows', async () => {
  const read = { name: 'people', path: 'representatives?select=*' };
  expect((await compareRead(read, here(), empty())).difference?.there).toContain('"body":[]');
});

describe('docs/hosting.md', () => {
  it('lists every difference', async () => {
    const guide = await readFile(
      path.resolve(import.meta.dirname, '../../docs/hosting.md'),
      'utf8',
    );
    const differences = parityReads.flatMap(({ differs }) => differs ?? []);
    expect(differences.length).toBeGreaterThan(0);
    for (const difference of differences) expect(guide).toContain(`- ${difference}`);
  });
});
