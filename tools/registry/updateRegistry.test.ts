import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remoteNames } from 'shared/contract';
import type { PublishedVersion } from 'shared/registry';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { released } from './entryTransitions.ts';
import { folderTarget } from './target/folderTarget.ts';
import { Conflict } from './target/target.ts';
import {
  readEntry,
  readRegistry,
  startRegistry,
  updateRegistry,
  usable,
} from './updateRegistry.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const integrity = `sha384-${'A'.repeat(64)}`;

const version = (name: string): PublishedVersion => ({
  version: name,
  entry: { url: `https://example.org/${name}/remoteEntry.js`, integrity },
  preload: {},
  contract: 1,
  commit: name,
  publishedAt: '2026-11-20T12:00:00Z',
});

it('creates a registry when there is none', async () => {
  const target = folderTarget(folder);
  await updateRegistry(target, 'guides', (entry) => released(entry, version('1')));
  expect(await readEntry(target, 'guides')).toMatchObject({ version: '1', previous: null });
});

it('loses no update when many are made at once', async () => {
  const target = folderTarget(folder);
  const changes = remoteNames.flatMap((remote) =>
    ['1', '2', '3'].map((name) =>
      updateRegistry(target, remote, (entry) => released(entry, version(name))),
    ),
  );
  await Promise.all(changes);
  for (const remote of remoteNames) {
    const { version: live, previous, older = [] } = await readEntry(target, remote);
    expect([live, previous?.version, ...older].sort()).toEqual(['1', '2', '3']);
  }
});

it('writes back entries that it does not know', async () => {
  const unknown = { anything: ['at', 'all'] };
  writeFileSync(
    `${folder}/registry.json`,
    JSON.stringify({ schema: 1, remotes: { later: unknown } }),
  );
  const target = folderTarget(folder);
  await updateRegistry(target, 'guides', (entry) => released(entry, version('1')));
  const file = JSON.parse((await target.read('registry.json'))?.body.toString() ?? '');
  expect(file.remotes.later).toEqual(unknown);
});

it('keeps the previous versions when the canary is not usable', async () => {
  const target = folderTarget(folder);
  for (const name of ['1', '2', '3']) {
    await updateRegistry(target, 'guides', (entry) => released(entry, version(name)));
  }
  const file = JSON.parse((await target.read('registry.json'))?.body.toString() ?? '');
  file.remotes.guides.canary = { ...version('x'), percentage: 'ten' };
  writeFileSync(`${folder}/registry.json`, JSON.stringify(file));
  await updateRegistry(target, 'guides', (entry) => released(entry, version('4')));
  expect(await readEntry(target, 'guides')).toMatchObject({
    version: '4',
    previous: { version: '3' },
    older: ['2', '1'],
    canary: null,
  });
});

it('refuses to overwrite a file that is not a registry', async () => {
  writeFileSync(`${folder}/registry.json`, '{"schema":2}');
  const change = updateRegistry(folderTarget(folder), 'guides', () => version('1'));
  await expect(change).rejects.toThrow('The registry is not one.');
});

it('starts an empty registry once', async () => {
  const target = folderTarget(folder);
  expect((await readRegistry(target)).remotes.size).toBe(0);
  await startRegistry(target);
  const file = JSON.parse((await target.read('registry.json'))?.body.toString() ?? '');
  expect(file).toEqual({ schema: 1, remotes: {} });
  await updateRegistry(target, 'guides', (entry) => released(entry, version('1')));
  await startRegistry(target);
  expect((await readRegistry(target)).remotes.get('guides')?.version).toBe('1');
});

it('updates only an entry that exists', async () => {
  const target = folderTarget(folder);
  const change = () =>
    updateRegistry(target, 'guides', (entry) => released(usable(entry, 'guides'), version('2')));
  await expect(change()).rejects.toThrow(/guides/);
  await updateRegistry(target, 'guides', (entry) => released(entry, version('1')));
  expect(await change()).toMatchObject({ version: '2', previous: { version: '1' } });
});

it('gives up at once when the target cannot write, and after 30 conflicts', async () => {
  // No delay between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const failing = (error: Error) => {
    let written = 0;
    const write = async () => {
      written += 1;
      throw error;
    };
    const target = { ...folderTarget(folder), write };
    const change = updateRegistry(target, 'guides', () => version('1'));
    return { change, written: () => written };
  };
  const full = failing(new Error('The disk is full.'));
  await expect(full.change).rejects.toThrow('The disk is full.');
  expect(full.written()).toBe(1);
  const busy = failing(new Conflict('registry.json'));
  await expect(busy.change).rejects.toThrow(Conflict);
  expect(busy.written()).toBe(30);
});
