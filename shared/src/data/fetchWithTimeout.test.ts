import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithTimeout, isTimeoutError } from './fetchWithTimeout.ts';
import { prefetchResponse } from './prefetchCache.ts';

/** A backend that never answers; a request ends when it is aborted. */
const silent = vi.fn(
  (_: unknown, { signal }: RequestInit) =>
    new Promise<Response>((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
      signal?.addEventListener('abort', () => reject(signal.reason));
    }),
);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', silent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  silent.mockClear();
});

const read = 'https://backend.example/rest/v1/guides?select=*';

describe('fetchWithTimeout with a prefetch cache', () => {
  beforeEach(() => {
    prefetchResponse(read, async () => new Response('[1]'));
  });
  afterEach(() => {
    globalThis.__LINEA__ = undefined;
  });

  it('uses a prefetched response once', async () => {
    expect(await (await fetchWithTimeout(read)).text()).toBe('[1]');
    expect(silent).not.toHaveBeenCalled();
    fetchWithTimeout(read).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });

  it('prevents a prefetch of what the page has just read', () => {
    globalThis.__LINEA__ = undefined;
    fetchWithTimeout(read).catch(() => {});
    const ask = vi.fn();
    prefetchResponse(read, ask);
    expect(ask).not.toHaveBeenCalled();
  });

  it('prefetches once, and not what was just read', async () => {
    const ask = vi.fn(async (address: string) => new Response(address));
    const other = `${read}&limit=1`;
    prefetchResponse(other, ask);
    prefetchResponse(other, ask);
    expect(ask).toHaveBeenCalledExactlyOnceWith(other);
    expect(await (await fetchWithTimeout(other)).text()).toBe(other);
    prefetchResponse(other, ask);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('forgets a prefetched response that was not used in time', () => {
    const other = `${read}&limit=1`;
    prefetchResponse(other, async () => new Response('old'));
    vi.advanceTimersByTime(60_000);
    fetchWithTimeout(other).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });

  it.each([
    ['an error status', async () => new Response('', { status: 503 })],
    ['a network error', () => Promise.reject(new Error('the network failed'))],
    [
      'a copy cached by the service worker',
      async () => new Response('[]', { headers: { 'x-saved-at': 'yesterday' } }),
    ],
  ])('does not keep %s', async (_, ask) => {
    const other = `${read}&limit=1`;
    prefetchResponse(other, ask);
    await vi.advanceTimersByTimeAsync(0);
    fetchWithTimeout(other).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });

  it('allows another prefetch of a read that failed', async () => {
    const other = `${read}&limit=1`;
    silent.mockResolvedValueOnce(new Response('', { status: 503 }));
    await fetchWithTimeout(other);
    const ask = vi.fn(async () => new Response('[]'));
    prefetchResponse(other, ask);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('does not use it for a request with another method', () => {
    fetchWithTimeout(read, { method: 'HEAD' }).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });
});

describe('fetchWithTimeout', () => {
  it('fails a read that is never answered with a timeout', async () => {
    const answer = fetchWithTimeout(read);
    const failure = answer.catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(isTimeoutError((await failure) as Error)).toBe(true);
  });

  it('aborts at once when the caller aborts, which is no timeout', async () => {
    const reader = new AbortController();
    const answer = fetchWithTimeout(read, { signal: reader.signal });
    reader.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(fetchWithTimeout(read, { signal: reader.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('passes other requests on unchanged', async () => {
    const init = { method: 'POST' };
    void fetchWithTimeout('https://backend.example/functions/v1/assistant', init);
    expect(silent).toHaveBeenCalledWith(expect.anything(), init);
  });
});

it('recognises a timeout in a wrapped error by its message', () => {
  expect(isTimeoutError(new Error('TimeoutError: The read took too long.'))).toBe(true);
  expect(isTimeoutError(new Error('column does not exist'))).toBe(false);
});
