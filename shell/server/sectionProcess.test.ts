/**
 * Sections as the renderer runs them. A server file read the keys of the registry from `/proc/self/environ` of the
 * process and of its parent, removed `Array.prototype.flat` for every other section until the renderer was started
 * again, also after its rollback, patched their `fetch`, sent pages of its own, and kept half a processor busy.
 */
import { readFileSync } from 'node:fs';
import { siteConfigElementId } from 'shared/config';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildOne } from '../../tools/build/build.ts';
import { serverFile } from '../../tools/prerender/serverFile.ts';
import { emptyRegistry, type SectionFile } from './hostContract.ts';
import { placeholders } from './pageHtml.ts';
import { Pool } from './pool.ts';
import { guidesSource, sectionFile } from './tests/sections.ts';
import { serve } from './tests/serve.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 300_000 });

const config = `<script id="${siteConfigElementId}">${JSON.stringify(demonstration)}</script>`;
const template = config + Object.values(placeholders).join('');
const secret = 'AKIA-PLANTED';
const onExit = vi.fn();
let pool: Pool;

function open(program: string): Pool {
  return new Pool({
    program,
    processes: 1,
    heapMegabytes: 128,
    onExit,
    onBroken: () => {},
  });
}

beforeAll(async () => {
  await buildOne('shell', () => {});
  // As in a job that holds the keys of a bucket: this process is the parent of the one that runs sections.
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secret);
  const built = readFileSync(new URL('../dist-server/server.js', import.meta.url), 'utf8');
  pool = open(serverFile(built, template));
  await vi.waitUntil(() => pool.isReady, { timeout: 30_000 });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await pool.close();
});

const render = (sections: readonly SectionFile[], address = '/guide') =>
  pool.run('page', { address, sections, registry: emptyRegistry, versions: {}, now: 0 });

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

it('the process of sections may read no file, and start nothing', async () => {
  // Even for code that finds a way: as the program of such a process, which has all of Node.
  const thief = readFileSync(new URL('./sectionProcess/thief.mjs', import.meta.url), 'utf8');
  const lines: string[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  const other = open(thief);
  await vi.waitUntil(() => lines.join('').includes('}'), { timeout: 30_000 });
  write.mockRestore();
  await other.close();
  const { variables, results } = JSON.parse(lines.join(''));
  expect(Object.values(variables)).not.toContain(secret);
  expect(Object.keys(results)).toHaveLength(9);
  for (const [attempt, result] of Object.entries(results))
    expect(result, attempt).toMatch(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/);
  expect(JSON.stringify(results)).not.toContain(secret);
});

const plain = sectionFile(
  'guides',
  guidesSource({
    view: `() => React.createElement('output', null, [[1], [2]].flat().join('+') + ' ' + new URL('a', 'http://b').pathname + ' ' + require('shared/runtime').siteConfig().supabase.url + ' ' + fetch)`,
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

it('a loop of requests of a section ends with its page', async () => {
  let requests = 0;
  const server = await serve((_, response) => {
    requests += 1;
    response.end();
  });
  const asking = sectionFile(
    'guides',
    guidesSource({
      view: `() => { (async () => { for (;;) await fetch('${server.origin}'); })(); return 'set'; }`,
    }),
  );
  expect((await render([asking])).body).toContain('set');
  for (let page = 0; page < 20; page += 1) await render([plain]);
  const before = requests;
  for (let page = 0; page < 20; page += 1) await render([plain]);
  server.close();
  expect(requests).toBe(before);
});

it('errors of the renderer’s realm are errors for a section', async () => {
  const thrown =
    "(() => { try { new URL('no'); } catch (error) { return error instanceof Error; } })()";
  expect(await found(thrown)).toBe('true');
  expect(await found('new (class E extends Error {})() instanceof Error')).toBe('true');
  expect(await found('new Error() instanceof (class E extends Error {})')).toBe('false');
});
