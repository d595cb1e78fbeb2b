/**
 * The renderer's processes after releases of the shell. Before, the renderer was the shell's own build, and every page
 * was a frame until it was deployed again.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RegistryEntry, readRegistryEntry } from 'shared/registry';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Pool } from './pool.ts';
import { ShellPools } from './shellPools.ts';
import { sectionFile } from './tests/sections.ts';

vi.setConfig({ testTimeout: 60_000 });

const tsx = import.meta.resolve('tsx');

let folder: string;
let shells: ShellPools;
const onProblem = vi.fn();
const onExit = vi.fn();

/** A server file that answers with a text, for a contract. */
const answering = (text: string, contract = 1) => `
  import process from 'node:process';
  process.on('disconnect', () => process.exit());
  process.on('message', ({ id }) => process.send({ id, result: { body: ${JSON.stringify(text)} } }));
  process.send({ id: 0, contract: ${contract} });`;

/** Publishes a version. @returns it, as an entry names it. */
function publish(version: string, source: string) {
  mkdirSync(join(folder, 'shell', version), { recursive: true });
  writeFileSync(join(folder, 'shell', version, 'server.js'), source);
  const integrity = `sha384-${createHash('sha384').update(source).digest('base64')}`;
  const url = `https://site.example/shell/${version}/`;
  return {
    version,
    entry: { url: `${url}index.html`, integrity },
    preload: {},
    server: { url: `${url}server.js`, integrity },
    contract: 1,
    commit: 'abc',
    publishedAt: '2026-11-20T12:00:00Z',
  };
}

function entryOf(live: object, canary: object | null = null): RegistryEntry {
  const entry = readRegistryEntry({ ...live, canary });
  if (!entry) throw new Error('The entry is not valid.');
  return entry;
}

const page = { address: '/', sections: [], registry: '', versions: {}, now: 0 };
const drawn = async (pool: Pool | undefined) => (await pool?.run('page', page))?.body;
const live = async (entry: RegistryEntry) => drawn((await shells.live(entry)).pool);

function start(limits: { processes: number; maximumMegabytes: number }, nodeOptions?: string[]) {
  const own = { heapMegabytes: 64, onExit, ...(nodeOptions ? { nodeOptions } : {}) };
  shells = new ShellPools({
    ...limits,
    folder,
    processMegabytes: 1000,
    start: (options) => new Pool({ ...own, ...options }),
    onProblem,
  });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shells-'));
  onProblem.mockClear();
  onExit.mockClear();
  start({ processes: 2, maximumMegabytes: 4000 });
  return async () => {
    await shells.close();
    rmSync(folder, { recursive: true });
  };
});

it('draws with the live version, and with the next one once it is ready', async () => {
  const first = entryOf(publish('1', answering('one')));
  expect(await live(first)).toBe('one');
  const second = entryOf(publish('2', answering('two')));
  // Visitors do not wait for it.
  expect(await live(second)).toBe('one');
  await vi.waitUntil(async () => (await live(second)) === 'two', { timeout: 30_000 });
  await vi.waitUntil(() => shells.pools.size === 1, { timeout: 30_000 });
  await vi.waitUntil(async () => (await live(first)) === 'one', { timeout: 30_000 });
  expect(onProblem).not.toHaveBeenCalled();
});

it('draws with the canary beside it, and gives it all processes when it is promoted', async () => {
  const first = publish('1', answering('one'));
  const second = publish('2', answering('two'));
  const entry = entryOf(first, { ...second, percentage: 10 });
  expect(await live(entry)).toBe('one');
  expect(await drawn(await shells.canary(entry, '2'))).toBe('two');
  expect(await shells.canary(entry, '3')).toBeUndefined();
  const resize = vi.spyOn(Pool.prototype, 'resize');
  expect(await live(entryOf(second))).toBe('two');
  expect(resize).toHaveBeenCalledWith(2);
  resize.mockRestore();
});

it.each([
  ['has another hash', { ...publishedNowhere(), version: 'damaged' }, 'has another hash'],
  ['was released by older tools', { server: undefined }, 'older tools'],
])(
  'draws nothing of a version that %s, also not with the one before',
  async (_, change, problem) => {
    await live(entryOf(publish('1', answering('one'))));
    const second = publish('damaged', answering('two'));
    const entry = entryOf({ ...second, ...change });
    expect(await shells.live(entry)).toMatchObject({ problem: expect.stringContaining(problem) });
    expect(await live(entry)).toBeUndefined();
    expect(onProblem).toHaveBeenCalledExactlyOnceWith('damaged', expect.stringContaining(problem));
  },
);

it.each([
  ['is for a later contract', answering('two', 9), 'another contract'],
  ['throws when it starts', 'throw new Error("broken on purpose");', 'cannot start'],
])('draws nothing of a server file that %s', async (_, source, problem) => {
  await live(entryOf(publish('1', answering('one'))));
  const entry = entryOf(publish('2', source));
  const found = async () => (await shells.live(entry)).problem ?? '';
  await vi.waitUntil(async () => (await found()).includes(problem), { timeout: 30_000 });
  expect(onProblem).toHaveBeenCalledExactlyOnceWith('2', expect.stringContaining(problem));
});

it('draws with a server file of the contract before', async () => {
  expect(await live(entryOf(publish('1', answering('one', 0))))).toBe('one');
});

it('stops a version that the entry no longer names when its file is read', async () => {
  const first = publish('1', answering('one'));
  await live(entryOf(first));
  const close = vi.spyOn(Pool.prototype, 'close');
  const canary = shells.canary(
    entryOf(first, { ...publish('2', answering('two')), percentage: 10 }),
    '2',
  );
  await live(entryOf(first));
  const pool = await canary;
  await vi.waitUntil(() => close.mock.contexts.includes(pool), { timeout: 5000 });
  close.mockRestore();
});

describe('the memory of all processes', () => {
  const chat = sectionFile('chat', 'chat');
  const acts = `import '${new URL('./tests/process.mjs', import.meta.url)}';`;
  const act = async (pool: Pool | undefined, action: string) =>
    pool?.run('page', { ...page, address: `/chat/${action}`, sections: [chat] });
  const open = async (maximumMegabytes: number) => {
    const own = process.memoryUsage.rss() / 2 ** 20;
    start({ processes: 1, maximumMegabytes: own + maximumMegabytes }, ['--import', tsx]);
    const entry = entryOf(publish('1', acts), { ...publish('2', acts), percentage: 10 });
    const { pool } = await shells.live(entry);
    return { pool, canary: await shells.canary(entry, '2') };
  };
  const pidOf = async (pool: Pool | undefined) =>
    JSON.parse((await act(pool, 'none'))?.body ?? '{}').pid;

  // Each version had the limit for itself: live, next and canary together exceeded the container's memory.
  it('is limited for the versions together: the largest is replaced, and no section is named', async () => {
    const { pool, canary } = await open(600);
    for (const _ of Array(5)) await act(pool, 'keepBuffer');
    const pid = await pidOf(pool);
    // Alone, it stays below the limit.
    for (const _ of Array(20)) await act(canary, 'keepBuffer').catch(() => {});
    await vi.waitFor(() => expect(onExit).toHaveBeenCalledExactlyOnceWith('leak', undefined));
    expect(await pidOf(pool)).toBe(pid);
  });

  it('names the section that fills it outside of the heap', async () => {
    const { pool } = await open(500);
    await expect(act(pool, 'fillBuffers')).rejects.toMatchObject({
      exitReason: 'memory',
      failedSection: chat,
    });
    await act(pool, 'wait');
  });
});

/** Where a version's server file would be, with the hash of another. */
function publishedNowhere() {
  const integrity = `sha384-${createHash('sha384').update('another').digest('base64')}`;
  return { server: { url: 'https://site.example/shell/damaged/server.js', integrity } };
}
