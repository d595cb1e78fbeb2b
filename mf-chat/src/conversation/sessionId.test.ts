import { beforeEach, describe, expect, it, vi } from 'vitest';

function storageOf(entries: Map<string, string>): Pick<Storage, 'getItem' | 'setItem'> {
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
  };
}

/** The module with the state of a freshly loaded page. */
async function loadedPage() {
  vi.resetModules();
  return await import('./sessionId.ts');
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

describe('sessionId', () => {
  it('is the same for every question and after a reload', async () => {
    vi.stubGlobal('sessionStorage', storageOf(new Map()));
    const { sessionId } = await loadedPage();
    const id = sessionId();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(sessionId()).toBe(id);
    const reloaded = await loadedPage();
    expect(reloaded.sessionId()).toBe(id);
  });

  it.each(['', '{}', 'x'.repeat(500)])('is a new one where %j is stored', async (text) => {
    vi.stubGlobal('sessionStorage', storageOf(new Map([['chat-session', text]])));
    expect((await loadedPage()).sessionId()).toMatch(/^[0-9a-f]{32}$/);
  });

  it('differs in another tab', async () => {
    vi.stubGlobal('sessionStorage', storageOf(new Map()));
    const one = (await loadedPage()).sessionId();
    vi.stubGlobal('sessionStorage', storageOf(new Map()));
    const other = (await loadedPage()).sessionId();
    expect(other).not.toBe(one);
  });

  it('lasts as long as the page when storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
    const { sessionId } = await loadedPage();
    expect(sessionId()).toBe(sessionId());
  });

  it('lasts as long as the page without storage', async () => {
    const { sessionId } = await loadedPage();
    expect(sessionId()).toMatch(/^[0-9a-f]{32}$/);
    expect(sessionId()).toBe(sessionId());
  });
});
