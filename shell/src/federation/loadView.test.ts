import { contractVersion } from 'shared/contract';
import type { PublishedVersion } from 'shared/registry';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const registerRemotes = vi.fn();
const loadRemote = vi.fn();
const reportError = vi.fn();

// Test files share the globals of their worker.
afterAll(() => vi.unstubAllGlobals());

const guides = { remote: 'guides', module: 'pages', view: 'categories' } as const;
const category = { remote: 'guides', module: 'pages', view: 'category' } as const;

function version(name: string, changes: Partial<PublishedVersion> = {}): PublishedVersion {
  return {
    version: name,
    entry: {
      url: `https://guides.example/${name}/remoteEntry.js`,
      integrity: `sha384-${'A'.repeat(64)}`,
    },
    preload: {},
    contract: contractVersion,
    commit: 'abc',
    publishedAt: '2026-11-20T12:00:00Z',
    ...changes,
  };
}

function publishLive(
  live: PublishedVersion,
  previous: PublishedVersion | null = null,
  good: readonly PublishedVersion[] = [],
): void {
  const body = JSON.stringify({ schema: 1, remotes: { guides: { ...live, previous, good } } });
  vi.stubGlobal('fetch', async () => new Response(body));
}

const Page = () => null;
const remoteModule = {
  default: { views: { categories: async () => ({ default: Page }) }, translations: {} },
};

/** The bundler's error for a chunk that did not load. */
const chunkError = () =>
  new Error('Loading chunk 3 failed.\n(missing: https://guides.example/3.js)');

/** The entry URLs registered with Module Federation, in order. */
const addresses = () => registerRemotes.mock.calls.map(([[remote]]) => remote.entry);

/** A fresh page: the modules under test keep state in module variables. */
async function freshPage() {
  vi.resetModules();
  vi.doMock('@module-federation/enhanced/runtime', () => ({
    registerRemotes,
    loadRemote,
    registerPlugins: vi.fn(),
    init: vi.fn(),
  }));
  vi.doMock('shared/runtime', () => ({
    addTranslations: async () => {},
    queryClient: {},
    reportError,
  }));
  const { loadView } = await import('./loadView.ts');
  const { forgetRegistry, provideRegistry } = await import('./registry.ts');
  return { loadView, forgetRegistry, provideRegistry };
}

beforeEach(() => {
  registerRemotes.mockReset();
  loadRemote.mockReset();
  reportError.mockReset();
});

describe('loadView', () => {
  it('runs the view’s own loader when an address is given', async () => {
    publishLive(version('2.0.0'));
    const loaders = { categories: vi.fn(async () => {}), category: vi.fn(async () => {}) };
    loadRemote.mockResolvedValue({ default: { ...remoteModule.default, loaders } });
    const { loadView } = await freshPage();
    await loadView(guides);
    expect(loaders.categories).not.toHaveBeenCalled();
    const at = { pathname: '/guide', search: '' };
    await loadView(guides, at);
    expect(loaders.categories).toHaveBeenCalledExactlyOnceWith(at, expect.anything());
    expect(loaders.category).not.toHaveBeenCalled();
  });

  it.each([
    ['the version in the page', { guides: version('1.0.0') }, '1.0.0'],
    ['the live version, where the page has no entry', {}, '2.0.0'],
  ])('loads %s', async (_, remotes, expected) => {
    publishLive(version('2.0.0'));
    loadRemote.mockResolvedValue(remoteModule);
    const { loadView, provideRegistry } = await freshPage();
    provideRegistry({ schema: 1, remotes });
    const { connection } = await loadView(guides);
    expect(connection.version.version).toBe(expected);
  });

  const timeout = new Error('Loading chunk 3 failed.\n(timeout: …)');
  const crash = new Error('broken');
  const live = version('3.0.0');
  const previous = version('2.0.0');
  const earlier = version('1.0.0');
  const ofContract = (contract: number) => version('3.0.0', { contract });

  it.each([
    ['the live version', live, [], ['3.0.0']],
    ['it once more when it is unreachable', live, [chunkError()], ['3.0.0', '3.0.0?retry']],
    ['then the previous', live, [chunkError(), chunkError()], ['3.0.0', '3.0.0?retry', '2.0.0']],
    ['then a good one, if both crashed', live, [crash, crash], ['3.0.0', '2.0.0', '1.0.0']],
    ['the previous one after a timeout', live, [timeout], ['3.0.0', '2.0.0']],
    ['the previous one for a later contract', ofContract(contractVersion + 1), [], ['2.0.0']],
    ['one for the contract before', ofContract(contractVersion - 1), [], ['3.0.0']],
  ])('tries %s', async (_, published, failures, tried) => {
    publishLive(published, previous, [previous, earlier]);
    for (const failure of failures) loadRemote.mockRejectedValueOnce(failure);
    loadRemote.mockResolvedValueOnce(remoteModule);
    const { loadView } = await freshPage();
    await expect(loadView(guides)).resolves.toMatchObject({ component: Page });
    const requested = addresses().map((address) => {
      const [, name, query] = /example\/([^/]+)\/remoteEntry\.js(\?retry)?/.exec(address) ?? [];
      return `${name}${query ?? ''}`;
    });
    expect(requested).toEqual(tried);
    expect(reportError).toHaveBeenCalledTimes(failures.length);
  });

  // Regression: a retry after the last failure requested the bare URL again, for which the browser was
  // still waiting, and a previous version for an older contract kept the failed connection in use: the
  // retry button could not succeed without a reload.
  it.each([
    ['no previous version', null],
    ['one for another contract', version('1.0.0', { contract: contractVersion - 2 })],
  ])('with %s, never requests the same URL twice, and recovers', async (_, unusable) => {
    publishLive(version('2.0.0'), unusable);
    loadRemote.mockRejectedValue(chunkError());
    const { loadView, forgetRegistry } = await freshPage();
    await expect(loadView(guides)).rejects.toMatchObject({ failure: 'unreachable' });
    forgetRegistry();
    loadRemote.mockReset().mockResolvedValue(remoteModule);
    await expect(loadView(guides)).resolves.toMatchObject({ component: Page });
    expect(new Set(addresses()).size).toBe(addresses().length);
  });

  it('gives two slots that fail together the same next attempt', async () => {
    publishLive(version('2.0.0'), version('1.0.0'));
    loadRemote
      .mockRejectedValueOnce(chunkError())
      .mockRejectedValueOnce(chunkError())
      .mockResolvedValue(remoteModule);
    const { loadView } = await freshPage();
    await expect(Promise.all([loadView(guides), loadView(guides)])).resolves.toMatchObject([
      { component: Page },
      { component: Page },
    ]);
    expect(addresses()).toHaveLength(2);
  });

  it.each([
    ['a module that is not a section', { default: 'hello' }, guides, 'invalid'],
    ['nothing', null, guides, 'invalid'],
    ['a remote without the view', remoteModule, category, 'missing-export'],
  ])('refuses %s', async (_, answer, address, failure) => {
    publishLive(version('2.0.0'));
    loadRemote.mockResolvedValue(answer);
    const { loadView } = await freshPage();
    await expect(loadView(address)).rejects.toMatchObject({ failure });
  });

  // Regression: a section that threw while it started was reported as unreachable.
  it.each([
    ['crashed', new Error('undefined is not a function')],
    ['missing-export', new Error('Module "./pages" does not exist in container.')],
    ['invalid', new Error('[ Federation Runtime ]: Invalid loadShareSync function call')],
    ['invalid', new Error("Shared module react doesn't exist in shared scope default")],
    ['unreachable', new Error('Loading CSS chunk 1 failed.\n(https://guides.example/1.css)')],
  ])('reports %s for %s and loads the section at the next request', async (failure, cause) => {
    publishLive(version('2.0.0'));
    loadRemote.mockRejectedValue(cause);
    const { loadView } = await freshPage();
    await expect(loadView(guides)).rejects.toMatchObject({ failure });
    const asked = addresses().length;
    loadRemote.mockReset().mockResolvedValue(remoteModule);
    await expect(loadView(guides)).resolves.toMatchObject({ component: Page });
    expect(addresses().length).toBe(asked + 1);
  });

  it.each([
    ['invalid', new Response('<!doctype html>')],
    ['unreachable', new Response('no', { status: 500 })],
    ['unpublished', Response.json({ schema: 1, remotes: {} })],
  ])('reports %s for an unusable response of the registry', async (failure, answer) => {
    vi.stubGlobal('fetch', async () => answer);
    const { loadView } = await freshPage();
    await expect(loadView(guides)).rejects.toMatchObject({ failure });
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ source: 'guides' }));
  });
});
