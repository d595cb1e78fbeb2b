import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testTargetContract } from '../tests/targetContract.ts';
import { folderTarget } from './folderTarget.ts';
import type { Target } from './target.ts';

let folder: string;
let target: Target;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'target-'));
  target = folderTarget(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = async (path: string) => (await target.read(path))?.body.toString();

it('creates a file and its folders', async () => {
  await target.write('guides/1/remoteEntry.js', Buffer.from('one'), undefined);
  expect(await text('guides/1/remoteEntry.js')).toBe('one');
  expect(await target.read('guides/2/remoteEntry.js')).toBeUndefined();
});

testTargetContract(() => target);

it('lets one of many concurrent writers win, and rejects the others', async () => {
  await target.write('file', Buffer.from('0'), undefined);
  const { tag } = (await target.read('file')) ?? {};
  const writes = Array.from({ length: 8 }, (_, index) =>
    target.write('file', Buffer.from(`writer ${index}`), tag),
  );
  const results = await Promise.allSettled(writes);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await text('file')).toMatch(/^writer \d$/);
});

it('removes the temporary files of a release that was killed', async () => {
  const left = join(folder, '.part-left-by-a-killed-release');
  writeFileSync(left, 'half');
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(left, anHourAgo, anHourAgo);
  await target.write('guides/1/remoteEntry.js', Buffer.from('one'), undefined);
  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    'guides',
    'guides/1',
    'guides/1/remoteEntry.js',
  ]);
});

it('follows no symbolic link out of its folder', async () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(`${outside}/secret`, 'x');
  mkdirSync(`${folder}/guides`);
  symlinkSync(outside, `${folder}/guides/preview`);
  symlinkSync(`${outside}/secret`, `${folder}/guides/entry.json`);
  const message = 'is a symbolic link';
  for (const path of ['guides/preview/secret', 'guides/entry.json']) {
    await expect(target.read(path)).rejects.toThrow(message);
    await expect(target.write(path, Buffer.from('y'), undefined)).rejects.toThrow(message);
    await expect(target.remove(path)).rejects.toThrow(message);
  }
  await expect(target.list('guides/preview/')).rejects.toThrow(message);
  expect(await target.list('guides/')).toEqual([]);
  expect(existsSync(`${outside}/secret`)).toBe(true);
  rmSync(outside, { recursive: true });
});

it('leaves no temporary files', async () => {
  await target.write('file', Buffer.from('one'), undefined);
  await target.write('file', Buffer.from('two'), undefined).catch(() => {});
  expect(readdirSync(folder)).toEqual(['file']);
});
