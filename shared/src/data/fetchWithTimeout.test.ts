import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithTimeout, isTimeoutError } from './fetchWithTimeout.ts';
import { preloadState } from './preloadState.ts';

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

describe('a page that no service worker controls yet', () => {
  const url = 'https://backend.example/rest/v1/events';

  it('records each successful read, whose body stays readable', async () => {
    const recorded: Promise<string>[] = [];
    preloadState().recordRead = (response) => recorded.push(response.text());
    vi.stubGlobal('fetch', async () => new Response('[1]'));
    const response = await fetchWithTimeout(url);
    expect(await response.text()).toBe('[1]');
    expect(await Promise.all(recorded)).toEqual(['[1]']);
    delete preloadState().recordRead;
  });

  it('records no failed read and no write', async () => {
    const record = vi.fn();
    preloadState().recordRead = record;
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await fetchWithTimeout(url);
    vi.stubGlobal('fetch', async () => new Response('[1]'));
    await fetchWithTimeout(url, { method: 'POST' });
    expect(record).not.toHaveBeenCalled();
    delete preloadState().recordRead;
  });
});
