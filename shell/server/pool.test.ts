import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SectionFile } from './hostContract.ts';
import { Pool, PoolBusy, type PoolOptions } from './pool.ts';
import { ProcessExited } from './renderProcess.ts';
import { sectionFile } from './tests/sections.ts';

const programFile = `'${new URL('./tests/process.mjs', import.meta.url)}'`;
const program = `import ${programFile};`;
const guides = sectionFile('guides', 'guides');
const chat = sectionFile('chat', 'chat');

let pool: Pool;
const onExit = vi.fn();
const onBroken = vi.fn();

async function start(options: Partial<PoolOptions> = {}): Promise<void> {
  onExit.mockClear();
  pool = new Pool({
    program,
    nodeOptions: ['--import', import.meta.resolve('tsx')],
    processes: 1,
    heapMegabytes: 64,
    onExit,
    onBroken,
    ...options,
  });
  await vi.waitUntil(() => pool.isReady, { timeout: 30_000 });
}
afterEach(() => pool.close());

const render = (address: string, sections: readonly SectionFile[] = [guides, chat]) =>
  pool.run('page', { address, sections, registry: '', versions: {}, now: 0 });

it('renders many pages of a process at the same time', async () => {
  await start();
  const pages = await Promise.all(Array.from({ length: 10 }, () => render('/guides/meet/10')));
  expect(pages).toHaveLength(10);
});

it('refuses a page at once when there is too much to do', async () => {
  await start();
  const pages = Array.from({ length: 40 }, () => render('/guides/wait'));
  const results = await Promise.allSettled(pages);
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(8);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(PoolBusy);
});

it('refuses a page at once when it is closed', async () => {
  await start();
  await pool.close();
  await expect(render('/guides/wait')).rejects.toBeInstanceOf(PoolBusy);
});

it('does not take a long start for an endless loop', async () => {
  const compute = 'const end = Date.now() + 1500; while (Date.now() < end);';
  const wait = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400);';
  await start({ program: `${compute} await import(${programFile}); ${wait}` });
  await render('/guides/wait');
  expect(onExit).not.toHaveBeenCalled();
});

it('goes on with one process when another cannot start', async () => {
  onBroken.mockClear();
  const folder = mkdtempSync(join(tmpdir(), 'pool-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const started = join(folder, 'started');
  // The first process prevents the start of the others.
  const first = `import { openSync } from 'node:fs'; openSync(${JSON.stringify(started)}, 'wx');`;
  await start({ program: `${first} await import(${programFile});`, processes: 2 });
  await vi.waitUntil(() => onExit.mock.calls.length > 2, { timeout: 30_000 });
  expect(onExit).toHaveBeenLastCalledWith('start', undefined);
  await render('/guides/wait');
  expect(onBroken).not.toHaveBeenCalled();
});

describe('a section that stops its process', () => {
  it.each([
    ['does not end', 'loop', 'blocked'],
    ['does not end after an await', 'loop/later', 'blocked'],
    ['awaits without an end', 'chain/later', 'blocked'],
    ['fills the heap', 'fillHeap', 'ended'],
    ['ends the process', 'exit', 'ended'],
  ])(
    'is named when it %s, and the other pages can be rendered again',
    async (_, action, exitReason) => {
      await start();
      const other = render('/guides/wait').catch((error: unknown) => error);
      await expect(render(`/chat/${action}`)).rejects.toMatchObject({
        exitReason,
        failedSection: chat,
      });
      expect(await other).toSatisfy(
        (result) => result instanceof ProcessExited || 'body' in result,
      );
      expect(onExit).toHaveBeenCalledExactlyOnceWith(exitReason, chat);
      await render('/guides/wait');
    },
  );
});

it('names the section whose timer blocks the process, not the one that is rendered', async () => {
  await start();
  await render('/chat/loopAfterwards');
  const others = Array.from({ length: 4 }, () => render('/guides/wait'));
  await Promise.allSettled([...others, render('/guides/wait/later')]);
  await vi.waitUntil(() => onExit.mock.calls.length > 0, { timeout: 30_000 });
  expect(onExit).toHaveBeenCalledExactlyOnceWith('blocked', chat);
});

it('does not stop a process that waits for a processor, unless for very long', async () => {
  await start();
  await render('/chat/starve/2000');
  expect(onExit).not.toHaveBeenCalled();
  await expect(render('/chat/starve/20000')).rejects.toMatchObject({ exitReason: 'blocked' });
});

it.each(['throwLater', 'rejectLater'])(
  'keeps the process when a section’s code throws or rejects outside a render: %s',
  async (action) => {
    await start();
    await render(`/chat/${action}`);
    await render('/guides/wait');
    expect(onExit).not.toHaveBeenCalled();
  },
);

it('logs that a section’s code reports something, without what it says', async () => {
  const lines: unknown[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  await start();
  await render('/chat/log');
  await vi.waitUntil(() => lines.length > 0, { timeout: 30_000 });
  write.mockRestore();
  expect(lines.join('')).toMatch(/^\{"level":"error","time":"[^"]+","message":"console.error"/);
  expect(lines.join('')).not.toContain('Storia');
});

const sent = async (sections: readonly SectionFile[]) =>
  JSON.parse((await render('/none', sections)).body);

it('sends a server file once to each process', async () => {
  await start();
  expect((await sent([guides, chat])).sources).toEqual(['guides:guides', 'chat:chat']);
  expect((await sent([guides, chat])).sources).toEqual(['guides:', 'chat:']);
});

it('replaces the processes that ran a withdrawn version, without refusing a page', async () => {
  await start({ processes: 2 });
  const before = new Set<number>();
  await vi.waitFor(
    async () => {
      const busy = [render('/chat/wait'), render('/chat/wait')];
      for (const { body } of await Promise.all(busy)) before.add(JSON.parse(body).pid);
      expect(before.size).toBe(2);
    },
    { timeout: 30_000 },
  );
  pool.keepOnly(new Set([guides.integrity]));
  await vi.waitFor(
    async () => {
      const pids = await Promise.all([sent([guides]), sent([guides]), sent([guides])]);
      for (const { pid } of pids) expect(before).not.toContain(pid);
    },
    { timeout: 30_000 },
  );
  await vi.waitFor(
    () => {
      for (const pid of before) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    },
    { timeout: 30_000 },
  );
  expect(onExit).not.toHaveBeenCalled();
});
