import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithTimeout, isTimeoutError } from './fetchWithTimeout.ts';
import { prefetchResponse } from './prefetchCache.ts';

/** A backend that takes every request and ends it only when it is given up. */
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

describe('fetchWithTimeout where the page was asked early', () => {
  beforeEach(() => {
    prefetchResponse(read, async () => new Response('[1]'));
  });
  afterEach(() => {
    globalThis.__LINEA__ = undefined;
  });

  it('takes the answer once, and asks for the next', async () => {
    expect(await (await fetchWithTimeout(read)).text()).toBe('[1]');
    expect(silent).not.toHaveBeenCalled();
    fetchWithTimeout(read).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });

  it('lets nobody ask early for what it has asked for, also where nobody did before', () => {
    globalThis.__LINEA__ = undefined;
    fetchWithTimeout(read).catch(() => {});
    const ask = vi.fn();
    prefetchResponse(read, ask);
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks ahead once, and not for what was just read', async () => {
    const ask = vi.fn(async (address: string) => new Response(address));
    const other = `${read}&limit=1`;
    prefetchResponse(other, ask);
    prefetchResponse(other, ask);
    expect(ask).toHaveBeenCalledExactlyOnceWith(other);
    expect(await (await fetchWithTimeout(other)).text()).toBe(other);
    prefetchResponse(other, ask);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('forgets an answer that nobody took while it was fresh', () => {
    const other = `${read}&limit=1`;
    prefetchResponse(other, async () => new Response('old'));
    vi.advanceTimersByTime(60_000);
    fetchWithTimeout(other).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });

  it.each([
    ['a refusal', async () => new Response('', { status: 503 })],
    ['no answer', () => Promise.reject(new Error('the line dropped'))],
    ['a kept copy', async () => new Response('[]', { headers: { 'x-saved-at': 'yesterday' } })],
  ])('keeps %s for nobody who comes later', async (_, ask) => {
    const other = `${read}&limit=1`;
    prefetchResponse(other, ask);
    await vi.advanceTimersByTimeAsync(0);
    fetchWithTimeout(other).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });

  it('lets who comes later ask ahead again for a read that failed', async () => {
    const other = `${read}&limit=1`;
    silent.mockResolvedValueOnce(new Response('', { status: 503 }));
    await fetchWithTimeout(other);
    const ask = vi.fn(async () => new Response('[]'));
    prefetchResponse(other, ask);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('does not take it for another question about the same rows', () => {
    fetchWithTimeout(read, { method: 'HEAD' }).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });
});

describe('fetchWithTimeout', () => {
  it('gives up a read that is never answered, and the error says why', async () => {
    const answer = fetchWithTimeout(read);
    const failure = answer.catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(isTimeoutError((await failure) as Error)).toBe(true);
  });

  it('ends at once when the reader leaves, which is not a delay', async () => {
    const reader = new AbortController();
    const answer = fetchWithTimeout(read, { signal: reader.signal });
    reader.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(fetchWithTimeout(read, { signal: reader.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('leaves alone what is no read', async () => {
    const init = { method: 'POST' };
    void fetchWithTimeout('https://backend.example/functions/v1/assistant', init);
    expect(silent).toHaveBeenCalledWith(expect.anything(), init);
  });
});

it('an error that carries another is known by its words', () => {
  expect(isTimeoutError(new Error('TimeoutError: The read took too long.'))).toBe(true);
  expect(isTimeoutError(new Error('column does not exist'))).toBe(false);
});
