import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderTarget } from './folderTarget.ts';
import type { Target } from './target.ts';
import { itKeepsToItsWord } from './targetContract.ts';

let folder: string;
let target: Target;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'target-'));
  target = folderTarget(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = async (path: string) => (await target.read(path))?.body.toString();

it('writes what is not there, into folders that are not there', async () => {
  await target.write('guides/1/remoteEntry.js', Buffer.from('one'), undefined);
  expect(await text('guides/1/remoteEntry.js')).toBe('one');
  expect(await target.read('guides/2/remoteEntry.js')).toBeUndefined();
});

itKeepsToItsWord(() => target);

it('lets one of many win, and tells the others', async () => {
  await target.write('file', Buffer.from('0'), undefined);
  const { tag } = (await target.read('file')) ?? {};
  const writes = Array.from({ length: 8 }, (_, place) =>
    target.write('file', Buffer.from(`writer ${place}`), tag),
  );
  const ends = await Promise.allSettled(writes);
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await text('file')).toMatch(/^writer \d$/);
});

it('leaves nothing half-written lying about', async () => {
  await target.write('file', Buffer.from('one'), undefined);
  await target.write('file', Buffer.from('two'), undefined).catch(() => {});
  expect(readdirSync(folder)).toEqual(['file']);
});
