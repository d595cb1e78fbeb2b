/**
 * Sections as the renderer runs them. A server file read the keys of the registry from `/proc/self/environ` of the
 * process and of its parent, removed `Array.prototype.flat` for every other section until the renderer was started
 * again, also after its rollback, patched their `fetch`, sent pages of its own, and kept half a processor busy.
 */
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildOne } from '../../tools/build/build.ts';
import { LiveSections } from './liveSections.ts';
import type { SectionFile } from './loadSection.ts';
import { Pool } from './pool.ts';
import { renderSections } from './renderSections.ts';
import { guidesSource, registryOf, sectionFile } from './tests/sections.ts';
import { serve } from './tests/serve.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const program = fileURLToPath(new URL('../dist-server/sections.js', import.meta.url));
const secret = 'AKIA-PLANTED';
const onExit = vi.fn();
let pool: Pool;

function open(file: string): Pool {
  return new Pool({
    program: file,
    config: JSON.stringify(demonstration),
    processes: 1,
    heapMegabytes: 128,
    processMegabytes: 500,
    maximumMegabytes: 8000,
    onExit,
    onBroken: () => {},
  });
}

beforeAll(async () => {
  await buildOne('shell', () => {});
  // As in a job that holds the keys of a bucket: this process is the parent of the one that runs sections.
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secret);
  pool = open(program);
  await vi.waitUntil(() => pool.isReady, { timeout: 30_000 });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await pool.close();
});

const render = (sections: readonly SectionFile[], address = '/guide') =>
  pool.run('page', { address, language: 'it', sections, now: 0 });

/** What a server file finds out, as its page shows it. */
async function found(expression: string): Promise<string> {
  const attempt = `(() => { try { return String(${expression}); } catch (error) { return 'refused'; } })()`;
  const source = guidesSource({
    view: `() => React.createElement('output', null, 'found: ' + ${attempt})`,
  });
  const { body, failures } = await render([sectionFile('guides', source)]);
  expect(failures).toEqual({});
  return /found: ([^<]*)/.exec(body)?.[1] ?? body;
}

/** Ways to Node's own modules, of which each worked. */
const ways = {
  'its own global': 'process',
  'a constructor of its realm': "(() => {}).constructor.constructor('return process')()",
  'a constructor of the renderer’s realm': "React.createElement.constructor('return process')()",
  'a function of the platform': "fetch.constructor('return process')()",
  'an asynchronous constructor': "(async () => {}).constructor('return process')()",
  'the globals of the renderer’s realm': "setTimeout.constructor('return globalThis')().process",
  require: "require('node:process')",
} as const;

it.each(Object.entries(ways))('a server file reaches no module of Node by %s', async (_, way) => {
  expect(await found(way)).toBe('refused');
  expect(await found(`${way}.getBuiltinModule('fs').readFileSync('/proc/self/environ')`)).toBe(
    'refused',
  );
});

it('the process of sections may read no file but its program, and start nothing', async () => {
  // Even for code that finds a way: as the program of such a process, which has all of Node.
  const thief = fileURLToPath(new URL('./sectionProcess/thief.mjs', import.meta.url));
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const other = open(thief);
  await vi.waitUntil(() => lines.join('').includes('}'), { timeout: 30_000 });
  write.mockRestore();
  await other.close();
  const results = JSON.parse(lines.join(''));
  expect(Object.keys(results)).toHaveLength(9);
  for (const [attempt, result] of Object.entries(results))
    expect(result, attempt).toMatch(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/);
  expect(JSON.stringify(results)).not.toContain(secret);
});

it('the process starts where the folder of its program is a link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'renderer-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(dirname(program), join(folder, 'current'));
  const linked = open(join(folder, 'current', basename(program)));
  await vi.waitUntil(() => linked.isReady, { timeout: 30_000 });
  await linked.close();
});

const plain = sectionFile(
  'guides',
  guidesSource({
    view: `() => React.createElement('output', null, [[1], [2]].flat().join('+') + ' ' + new URL('a', 'http://b').pathname + ' ' + require('shared/runtime').siteConfig().supabase.url)`,
    loader: `async () => { const { href } = new Request('http://c'); }`,
  }),
);

/** The home page has three other sections. */
const poisons = {
  'removes a method of arrays': 'delete Array.prototype.flat; Object.prototype.toJSON = () => 1;',
  'removes one of the renderer’s realm':
    'delete Object.getPrototypeOf(require("react").Children.toArray([])).flat;',
  'patches fetch': 'globalThis.fetch = async () => { throw new Error("patched"); };',
  'patches the platform': 'try { URL.prototype.toString = () => "patched"; } catch {}',
  'patches what sections share':
    'require("shared/runtime").siteConfig().supabase.url = "http://evil";',
  'provides another backend': 'require("shared/runtime").provideSupabase({ url: "http://evil" });',
};

it.each(Object.entries(poisons))(
  'a section that %s leaves the others’ pages as they were, before and after its rollback',
  async (_, poison) => {
    const expected = await render([plain]);
    expect(expected.body).toContain(`1+2 /a ${demonstration.supabase.url}`);
    const poisoned = sectionFile('handouts', `${poison}\nexports.home = {};`);
    const during = await render([poisoned], '/');
    expect(during.body).toContain('id="contenuto"');
    expect((await render([plain])).body).toBe(expected.body);
    pool.keepOnly(new Set([plain.integrity]));
    expect((await render([plain])).body).toBe(expected.body);
    expect(onExit).not.toHaveBeenCalled();
  },
);

it('a section cannot answer for the renderer', async () => {
  const forged = 'globalThis.process?.send?.({ id: 99, result: {} }); postMessage({ id: 99 });';
  const { failures } = await render([sectionFile('guides', forged)]);
  expect(failures.guides?.reason).toMatch(/^ReferenceError at guides/);
});

it('a timer of a section ends with its page', async () => {
  const burning = sectionFile(
    'guides',
    guidesSource({ view: '() => { setInterval(() => console.log("burns"), 1); return "set"; }' }),
  );
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  expect((await render([burning])).body).toContain('set');
  for (let page = 0; page < 20; page += 1) await render([plain]);
  write.mockRestore();
  expect(lines.join('')).not.toContain('console.log');
});

it('a loop of requests of a section ends with its page, too', async () => {
  const burning = sectionFile(
    'guides',
    guidesSource({
      view: '() => { (async () => { for (;;) { await fetch("http://127.0.0.1:9/").catch(() => {}); console.log("burns"); } })(); return "set"; }',
    }),
  );
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  pool.keepOnly(new Set([plain.integrity, burning.integrity]));
  expect((await render([burning])).body).toContain('set');
  await wait(500);
  lines.length = 0;
  await wait(1000);
  write.mockRestore();
  pool.keepOnly(new Set([plain.integrity]));
  // Thousands a second, for each page that was rendered.
  expect(lines.filter((line) => line.includes('console.log')).length).toBe(0);
});

describe('of the sections of a page', () => {
  /** A section of the home page. */
  const homeSource = (loader: string, view = '() => "fine"') => `
    const always = (value) => new Proxy({}, { get: () => value });
    exports.home = {
      views: always(async () => ({ default: ${view} })),
      loaders: always(${loader}),
      translations: always(async () => ({ default: {} })),
    };`;
  const reading = (remote: string) =>
    homeSource(
      `(_, queryClient) => queryClient.prefetchQuery({ queryKey: ['${remote}', 'rows'], queryFn: async () => 1 })`,
    );

  /** Renders the page of some sections with a pool of its own; `ask` gives the keys of the views, or the error. */
  async function openPage(files: readonly Required<SectionFile>[]) {
    const live = new LiveSections(() => {});
    const own = new Pool({
      program,
      config: JSON.stringify(demonstration),
      processes: 1,
      heapMegabytes: 128,
      processMegabytes: 500,
      maximumMegabytes: 8000,
      onExit: (exitReason, failed) => failed && live.stop(failed, exitReason),
      onBroken: () => {},
    });
    const server = await serve(({ url }, response) => {
      response.end(files.find(({ remote }) => url === `/${remote}`)?.source);
    });
    onTestFinished(async () => {
      server.close();
      await own.close();
    });
    await vi.waitUntil(() => own.isReady, { timeout: 30_000 });
    const { registry } = registryOf(server.origin, files);
    const ask = (address: string, remotes = files.map(({ remote }) => remote)) =>
      renderSections(live, own, {
        kind: 'page',
        registry,
        hasChosenInput: false,
        remotes,
        requestFor: (sections) => ({ address, language: 'it', sections, now: 0 }),
      }).then(
        ({ views }) => Object.keys(views).join(),
        (error: Error) => error.message,
      );
    return { live, ask };
  }

  it('the one is left out that makes the code of the others never end', async () => {
    const hostile = sectionFile(
      'handouts',
      homeSource('(_, queryClient) => { queryClient.prefetchQuery = () => { for (;;); }; }'),
    );
    const innocent = sectionFile('calculators', reading('calculators'));
    const { live, ask } = await openPage([hostile, innocent]);
    for (let page = 0; page < 3; page += 1) await ask('/');
    // Its rollback would not end this: it is for ten seconds, the second time for a minute, then for ten.
    expect(live.isOpen(innocent)).toBe(false);
  });

  it('one that takes most of a second of the processor is left out before the others are', async () => {
    const slow = sectionFile(
      'guides',
      guidesSource({
        view: '() => { const end = performance.now() + 700; while (performance.now() < end); return "slow"; }',
      }),
    );
    const innocent = sectionFile('handouts', reading('handouts'));
    const { live, ask } = await openPage([slow, innocent]);
    const answers: Promise<string>[] = [];
    for (let second = 0; second < 15; second += 1) {
      void ask('/guide', ['guides']);
      void ask('/guide', ['guides']);
      answers.push(ask('/', ['handouts']));
      await wait(1000);
    }
    const late = (await Promise.all(answers.slice(5))).filter((one) => one.includes('timed-out'));
    expect({ late: late.length, isLeftOut: live.isOpen(slow) }).toEqual({
      late: 0,
      isLeftOut: true,
    });
  });
});

it('errors of the renderer’s realm are errors for a section', async () => {
  const thrown =
    "(() => { try { new URL('no'); } catch (error) { return error instanceof Error; } })()";
  expect(await found(thrown)).toBe('true');
  expect(await found('new (class E extends Error {})() instanceof Error')).toBe('true');
  expect(await found('new Error() instanceof (class E extends Error {})')).toBe('false');
});
