import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readEarly } from './earlyReads.ts';
import { fetchInTime, tookTooLong } from './fetchInTime.ts';

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

describe('fetchInTime where the page was asked early', () => {
  beforeEach(() => {
    readEarly(read, async () => new Response('[1]'));
  });
  afterEach(() => {
    globalThis.earlyReads = undefined;
  });

  it('takes the answer once, and asks for the next', async () => {
    expect(await (await fetchInTime(read)).text()).toBe('[1]');
    expect(silent).not.toHaveBeenCalled();
    fetchInTime(read).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });

  it('lets nobody ask early for what it has asked for, also where nobody did before', () => {
    globalThis.earlyReads = undefined;
    fetchInTime(read).catch(() => {});
    const ask = vi.fn();
    readEarly(read, ask);
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks ahead once, and not for what was just read', async () => {
    const ask = vi.fn(async (address: string) => new Response(address));
    const other = `${read}&limit=1`;
    readEarly(other, ask);
    readEarly(other, ask);
    expect(ask).toHaveBeenCalledExactlyOnceWith(other);
    expect(await (await fetchInTime(other)).text()).toBe(other);
    readEarly(other, ask);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('forgets an answer that nobody took while it was fresh', () => {
    const other = `${read}&limit=1`;
    readEarly(other, async () => new Response('old'));
    vi.advanceTimersByTime(60_000);
    fetchInTime(other).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });

  it.each([
    ['a refusal', async () => new Response('', { status: 503 })],
    ['no answer', () => Promise.reject(new Error('the line dropped'))],
    ['a kept copy', async () => new Response('[]', { headers: { 'x-saved-at': 'yesterday' } })],
  ])('keeps %s for nobody who comes later', async (_, ask) => {
    const other = `${read}&limit=1`;
    readEarly(other, ask);
    await vi.advanceTimersByTimeAsync(0);
    fetchInTime(other).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });

  it('lets who comes later ask ahead again for a read that failed', async () => {
    const other = `${read}&limit=1`;
    silent.mockResolvedValueOnce(new Response('', { status: 503 }));
    await fetchInTime(other);
    const ask = vi.fn(async () => new Response('[]'));
    readEarly(other, ask);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('does not take it for another question about the same rows', () => {
    fetchInTime(read, { method: 'HEAD' }).catch(() => {});
    expect(silent).toHaveBeenCalledOnce();
  });
});

describe('fetchInTime', () => {
  it('gives up a read that is never answered, and the error says why', async () => {
    const answer = fetchInTime(read);
    const failure = answer.catch((error: Error) => error);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(tookTooLong((await failure) as Error)).toBe(true);
  });

  it('ends at once when the reader leaves, which is not a delay', async () => {
    const reader = new AbortController();
    const answer = fetchInTime(read, { signal: reader.signal });
    reader.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await expect(fetchInTime(read, { signal: reader.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('leaves alone what is no read', async () => {
    const init = { method: 'POST' };
    void fetchInTime('https://backend.example/functions/v1/assistant', init);
    expect(silent).toHaveBeenCalledWith(expect.anything(), init);
  });
});

it('an error that carries another is known by its words', () => {
  expect(tookTooLong(new Error('TimeoutError: The read took too long.'))).toBe(true);
  expect(tookTooLong(new Error('column does not exist'))).toBe(false);
});
