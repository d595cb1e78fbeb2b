/** A snapshot that was cut off or overwritten used to end every later start; it is made anew instead. */
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepEmptyCluster, readEmptyCluster } from '../local/database/emptyCluster.ts';

const bytes = new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]);
const database = { dumpDataDir: async () => new Blob([bytes]) };
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'linea-'));
});
afterEach(() => rm(folder, { recursive: true }));

const read = async () => {
  const snapshot = await readEmptyCluster(folder);
  return snapshot && new Uint8Array(await snapshot.arrayBuffer());
};

it('is read as it was kept', async () => {
  expect(await read()).toBeUndefined();
  await keepEmptyCluster(database, folder);
  expect(await read()).toEqual(bytes);
});

it.each([
  ['cut off', (whole: Buffer) => whole.subarray(0, -1)],
  ['longer', (whole: Buffer) => Buffer.concat([whole, Buffer.from('a')])],
  ['changed', (whole: Buffer) => Buffer.concat([whole.subarray(0, -1), Buffer.from('a')])],
  ['empty', () => Buffer.alloc(0)],
  ['something else', () => Buffer.from('garbage')],
])('is not read when it is %s', async (_, damage) => {
  await keepEmptyCluster(database, folder);
  const [name = ''] = await readdir(folder);
  const file = path.join(folder, name);
  await writeFile(file, damage(await readFile(file)));
  expect(await read()).toBeUndefined();
});

it('what starts that were killed left behind is removed, what is being written is not', async () => {
  const left = path.join(folder, 'empty-cluster-0.4.5.tar.4711');
  const other = path.join(folder, 'something-else');
  const written = path.join(folder, 'empty-cluster-0.4.5.snapshot.4712');
  for (const file of [left, other, written]) await writeFile(file, '');
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const file of [left, other]) await utimes(file, yesterday, yesterday);
  await keepEmptyCluster(database, folder);
  const names = await readdir(folder);
  expect(names).toHaveLength(3);
  expect(names).toEqual(expect.arrayContaining([path.basename(other), path.basename(written)]));
});
