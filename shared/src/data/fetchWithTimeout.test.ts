import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithTimeout, isTimeoutError } from './fetchWithTimeout.ts';

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
