/** A truncated or overwritten snapshot used to make every later start fail; now it is ignored and replaced. */
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readClusterSnapshot, saveClusterSnapshot } from '../local/database/clusterSnapshot.ts';

const bytes = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
const database = { dumpDataDir: async () => new Blob([bytes]) };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'linea-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = async () => {
  const snapshot = await readClusterSnapshot(folder);
  return snapshot && new Uint8Array(await snapshot.arrayBuffer());
};

it('is read as it was saved', async () => {
  expect(await read()).toBeUndefined();
  await saveClusterSnapshot(database, folder);
  expect(await read()).toEqual(bytes);
});

it.each([
  ['truncated', (whole: Buffer) => whole.subarray(0, -1)],
  ['longer', (whole: Buffer) => Buffer.concat([whole, Buffer.from('a')])],
  ['changed', (whole: Buffer) => Buffer.concat([whole.subarray(0, -1), Buffer.from('a')])],
  ['empty', () => Buffer.alloc(0)],
  ['not a snapshot', () => Buffer.from('garbage')],
])('is ignored when it is %s', async (_, damage) => {
  await saveClusterSnapshot(database, folder);
  const [name = ''] = await readdir(folder);
  const file = path.join(folder, name);
  await writeFile(file, damage(await readFile(file)));
  expect(await read()).toBeUndefined();
});

it('removes leftovers of killed starts, but not a file that is being written', async () => {
  const left = path.join(folder, 'empty-cluster-0.4.5.tar.4711');
  const other = path.join(folder, 'something-else');
  const written = path.join(folder, 'empty-cluster-0.4.5.snapshot.4712');
  for (const file of [left, other, written]) await writeFile(file, '');
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const file of [left, other]) await utimes(file, yesterday, yesterday);
  await saveClusterSnapshot(database, folder);
  const names = await readdir(folder);
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining([path.basename(other), path.basename(written)]));
});
