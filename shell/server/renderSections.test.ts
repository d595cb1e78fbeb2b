/** Pages whose section stops a process that renders others too. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveSections } from './liveSections.ts';
import { Pool } from './pool.ts';
import { renderSections } from './renderSections.ts';
import { registryOf, sectionFile } from './tests/sections.ts';
import { serve } from './tests/serve.ts';

const files = [sectionFile('guides', 'guides'), sectionFile('chat', 'chat')];

let origin: string;
let requests: string[];
let answer: (name: string) => string | undefined;
const onFailure = vi.fn();
let live: LiveSections;
let pool: Pool;

beforeEach(async () => {
  requests = [];
  answer = (name) => name;
  const server = await serve(({ url = '' }, response) => {
    requests.push(url);
    const text = answer(url.slice(1));
    if (text !== undefined) response.end(text);
  });
  origin = server.origin;
  onFailure.mockClear();
  live = new LiveSections(onFailure);
  pool = new Pool({
    program: `import '${new URL('./tests/process.mjs', import.meta.url)}';`,
    nodeOptions: ['--import', import.meta.resolve('tsx')],
    processes: 1,
    heapMegabytes: 64,
    onExit: (exitReason, failedSection) => failedSection && live.stop(failedSection, exitReason),
    onBroken: () => {},
  });
  await vi.waitUntil(() => pool.isReady, { timeout: 30_000 });
  return async () => {
    await pool.close();
    server.close();
  };
});

/** @param timeoutMs Long enough for a busy machine. */
async function render(address: string, timeoutMs = 30_000): Promise<string[]> {
  const options = { live, pool, registry: registryOf(origin, files), address, versions: {} };
  const { body } = await renderSections(options, timeoutMs);
  const { sources }: { sources: string[] } = JSON.parse(body);
  return sources.map((source) => source.replace(/:.*$/s, ''));
}

it.each(['/chat/loop', '/chat/loop/later'])(
  'renders every page of a process that %s stops again, without that section',
  async (stopping) => {
    const pages = ['/guides/wait', stopping, '/guides/wait', '/none'].map((address) =>
      render(address),
    );
    for (const page of pages.slice(0, 3)) expect(await page).toEqual(['guides']);
    await Promise.allSettled(pages);
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(
      'chat',
      expect.objectContaining({ kind: 'code' }),
    );
    // The circuit is open, so that the next page costs nothing.
    expect(await render(stopping)).toEqual(['guides']);
  },
);

describe('a server file', () => {
  it('is fetched once', async () => {
    await Promise.all([render('/none'), render('/none')]);
    await render('/none');
    expect(requests.sort()).toEqual(['/chat', '/guides']);
  });

  it('is not run when it has another hash, and not fetched again at once', async () => {
    answer = (name) => (name === 'chat' ? 'tampered' : name);
    expect(await render('/none')).toEqual(['guides']);
    expect(await render('/none')).toEqual(['guides']);
    expect(requests.filter((url) => url === '/chat')).toHaveLength(1);
  });

  it('is left out of a page when it comes late', async () => {
    answer = (name) => (name === 'chat' ? undefined : name);
    const started = performance.now();
    expect(await render('/none')).toEqual(['guides']);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
