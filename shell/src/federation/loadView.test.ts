import { contractVersion } from 'shared/contract';
import type { PublishedVersion } from 'shared/registry';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const registerRemotes = vi.fn();
const loadRemote = vi.fn();
const reportError = vi.fn();

// Whoever runs next in this worker wants the real one.
afterAll(() => vi.unstubAllGlobals());

const guides = { remote: 'guides', module: 'pages', view: 'categories' } as const;
const category = { remote: 'guides', module: 'pages', view: 'category' } as const;

function version(name: string, changes: Partial<PublishedVersion> = {}): PublishedVersion {
  return {
    version: name,
    entry: { url: `https://guides.example/${name}/remoteEntry.js` },
    preload: {},
    contract: contractVersion,
    commit: 'abc',
    publishedAt: '2026-11-20T12:00:00Z',
    ...changes,
  };
}

function publishLive(live: PublishedVersion, previous: PublishedVersion | null = null): void {
  const body = JSON.stringify({ schema: 1, remotes: { guides: { ...live, previous } } });
  vi.stubGlobal('fetch', async () => new Response(body));
}

const Page = () => null;
const remoteModule = {
  default: { views: { categories: async () => ({ default: Page }) }, translations: {} },
};

/** As the bundler says that a chunk did not come. */
const missing = () => new Error('Loading chunk 3 failed.\n(missing: https://guides.example/3.js)');

/** The entry addresses that Module Federation was told of, in order. */
const addresses = () => registerRemotes.mock.calls.map(([[remote]]) => remote.entry);

/** A fresh page: the modules under test keep what they learnt in their own variables. */
async function freshPage() {
  vi.resetModules();
  vi.doMock('@module-federation/enhanced/runtime', () => ({
    registerRemotes,
    loadRemote,
    registerPlugins: vi.fn(),
    init: vi.fn(),
  }));
  vi.doMock('shared/runtime', () => ({ addTranslations: async () => {}, reportError }));
  const { loadView } = await import('./loadView.ts');
  const { forgetRegistry } = await import('./registry.ts');
  return { loadView, forgetRegistry };
}

beforeEach(() => {
  registerRemotes.mockReset();
  loadRemote.mockReset();
  reportError.mockReset();
});

describe('loadView', () => {
  it('has the view’s own loader read for the address, where its data are wanted', async () => {
    publishLive(version('2.0.0'));
    const loaders = { categories: vi.fn(async () => {}), category: vi.fn(async () => {}) };
    loadRemote.mockResolvedValue({ default: { ...remoteModule.default, loaders } });
    const { loadView } = await freshPage();
    await loadView(guides);
    expect(loaders.categories).not.toHaveBeenCalled();
    const at = { pathname: '/guide', search: '' };
    await loadView(guides, at);
    expect(loaders.categories).toHaveBeenCalledExactlyOnceWith(at);
    expect(loaders.category).not.toHaveBeenCalled();
  });

  it('answers the view of the live version', async () => {
    publishLive(version('2.0.0'));
    loadRemote.mockResolvedValue(remoteModule);
    const { loadView } = await freshPage();
    await expect(loadView(guides)).resolves.toMatchObject({ component: Page });
    expect(addresses()).toEqual(['https://guides.example/2.0.0/remoteEntry.js']);
    expect(reportError).not.toHaveBeenCalled();
  });

  it('tries the live version twice, at another address, then the one before it', async () => {
    publishLive(version('2.0.0'), version('1.0.0'));
    loadRemote
      .mockRejectedValueOnce(missing())
      .mockRejectedValueOnce(missing())
      .mockResolvedValueOnce(remoteModule);
    const { loadView } = await freshPage();
    await expect(loadView(guides)).resolves.toMatchObject({ component: Page });
    const [first, second = '', third] = addresses();
    expect(first).toBe('https://guides.example/2.0.0/remoteEntry.js');
    expect(second).toMatch(/2\.0\.0\/remoteEntry\.js\?retry=/);
    expect(third).toBe('https://guides.example/1.0.0/remoteEntry.js');
    expect(reportError).toHaveBeenCalledTimes(2);
  });

  it('does not wait a second deadline for a version that hangs', async () => {
    publishLive(version('2.0.0'), version('1.0.0'));
    loadRemote
      .mockRejectedValueOnce(new Error('Loading chunk 3 failed.\n(timeout: …)'))
      .mockResolvedValueOnce(remoteModule);
    const { loadView } = await freshPage();
    await expect(loadView(guides)).resolves.toMatchObject({ component: Page });
    expect(addresses().map((address) => new URL(address).pathname)).toEqual([
      '/2.0.0/remoteEntry.js',
      '/1.0.0/remoteEntry.js',
    ]);
  });

  // Found once: the next try after giving up asked for the bare address again, on which the browser
  // was still waiting, so "Riprova" could not succeed without a reload.
  it('never asks for the same address twice, not even after giving up', async () => {
    publishLive(version('2.0.0'));
    loadRemote.mockRejectedValue(missing());
    const { loadView, forgetRegistry } = await freshPage();
    await expect(loadView(guides)).rejects.toMatchObject({ failure: 'unreachable' });
    forgetRegistry();
    loadRemote.mockReset().mockResolvedValue(remoteModule);
    await expect(loadView(guides)).resolves.toMatchObject({ component: Page });
    expect(new Set(addresses()).size).toBe(addresses().length);
  });

  it('lets two places that fail together go on together', async () => {
    publishLive(version('2.0.0'), version('1.0.0'));
    loadRemote
      .mockRejectedValueOnce(missing())
      .mockRejectedValueOnce(missing())
      .mockResolvedValue(remoteModule);
    const { loadView } = await freshPage();
    await expect(Promise.all([loadView(guides), loadView(guides)])).resolves.toMatchObject([
      { component: Page },
      { component: Page },
    ]);
    expect(addresses()).toHaveLength(2);
  });

  it('uses the version before when the live one was built for another contract', async () => {
    publishLive(version('2.0.0', { contract: contractVersion + 1 }), version('1.0.0'));
    loadRemote.mockResolvedValue(remoteModule);
    const { loadView } = await freshPage();
    await expect(loadView(guides)).resolves.toMatchObject({ component: Page });
    expect(addresses()).toEqual(['https://guides.example/1.0.0/remoteEntry.js']);
  });

  // Found once: an older contract before it left the dead connection in use for ever.
  it('recovers although the version before was built for another contract', async () => {
    publishLive(version('2.0.0'), version('1.0.0', { contract: contractVersion - 1 }));
    loadRemote.mockRejectedValue(missing());
    const { loadView, forgetRegistry } = await freshPage();
    await expect(loadView(guides)).rejects.toMatchObject({ failure: 'unreachable' });
    forgetRegistry();
    loadRemote.mockReset().mockResolvedValue(remoteModule);
    await expect(loadView(guides)).resolves.toMatchObject({ component: Page });
  });

  it.each([
    ['what is not a remote', { default: 'hello' }, guides, 'invalid'],
    ['nothing', null, guides, 'invalid'],
    ['a remote without the view', remoteModule, category, 'missing-export'],
  ])('refuses %s', async (_, answer, address, failure) => {
    publishLive(version('2.0.0'));
    loadRemote.mockResolvedValue(answer);
    const { loadView } = await freshPage();
    await expect(loadView(address)).rejects.toMatchObject({ failure });
  });

  // Found once: a section that threw while it started was called out of reach.
  it.each([
    ['crashed', new Error('undefined is not a function')],
    ['missing-export', new Error('Module "./pages" does not exist in container.')],
    ['invalid', new Error('[ Federation Runtime ]: Invalid loadShareSync function call')],
    ['unreachable', new Error('Loading CSS chunk 1 failed.\n(https://guides.example/1.css)')],
  ])('says %s of %s, and asks for it anew when it is wanted again', async (failure, cause) => {
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
  ])('says %s of a registry that answers so, and reports it', async (failure, answer) => {
    vi.stubGlobal('fetch', async () => answer);
    const { loadView } = await freshPage();
    await expect(loadView(guides)).rejects.toMatchObject({ failure });
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ source: 'guides' }));
  });
});
