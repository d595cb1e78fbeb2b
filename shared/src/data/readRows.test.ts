import { describe, expect, it, vi } from 'vitest';
import { isRefusedRead } from './isRefusedRead.ts';
import { isBackendError, quotedList, readAllRows, readRows } from './readRows.ts';

function backendWith(total: number) {
  const rows = Array.from({ length: total }, (_, id) => ({ id }));
  return vi.fn(async (from: number, to: number) => ({
    data: rows.slice(from, Math.min(to + 1, from + 1000)),
    error: null,
    status: 200,
  }));
}

type Page = Parameters<ReturnType<typeof backendWith>>;
const { signal } = new AbortController();

/** A query that answers a page like `page`. */
const queryOf =
  <Answer>(page: (...range: Page) => Answer) =>
  () => ({
    range: (...range: Page) => ({
      abortSignal: () => ({ retry: () => page(...range) }),
    }),
  });

describe('readAllRows', () => {
  it.each([
    [0, 1],
    [999, 1],
    [1000, 2],
    [1001, 2],
    [2500, 4],
    [33_388, 40],
  ])('reads all of %i rows in %i requests', async (total, requests) => {
    const page = backendWith(total);
    const rows = await readAllRows(queryOf(page), signal);
    expect(rows.map((row) => row.id)).toEqual(Array.from({ length: total }, (_, id) => id));
    expect(page).toHaveBeenCalledTimes(requests);
  });

  it('requests the pages of a long list in parallel', async () => {
    let waiting = 0;
    let most = 0;
    const backend = backendWith(20_000);
    const query = queryOf(async (from, to) => {
      waiting += 1;
      most = Math.max(most, waiting);
      const answer = await backend(from, to);
      waiting -= 1;
      return answer;
    });
    await readAllRows(query, signal);
    expect(most).toBe(8);
  });

  it('throws rather than answering half a list', async () => {
    const page = async (from: number) =>
      from === 0
        ? { data: Array.from({ length: 1000 }, (_, id) => ({ id })), error: null, status: 200 }
        : { data: null, error: { message: 'connection lost' }, status: 0 };
    await expect(readAllRows(queryOf(page), signal)).rejects.toThrow('connection lost');
  });
});

describe('isBackendError', () => {
  it.each([
    [
      'the backend refused',
      async () => ({ data: null, error: { message: 'Failed to fetch' }, status: 0 }),
      true,
    ],
    ['the code failed', () => Promise.reject(new TypeError('x is not a function')), false],
  ])('of a read where %s', async (_, page, expected) => {
    const error = await readAllRows(queryOf(page), signal).catch((cause: unknown) => cause);
    expect(error instanceof Error && isBackendError(error)).toBe(expected);
  });
});

/** A URL whose read was refused took its section out of every page, and counted as a failure of its version. */
describe('isRefusedRead', () => {
  const failure = (status: number, code?: string) =>
    readRows(
      {
        abortSignal: () => ({
          retry: async () => ({
            data: null,
            error: { message: 'no', ...(code && { code }) },
            status,
          }),
        }),
      },
      signal,
    ).catch((error: unknown) => error);

  it.each([
    ['a value of another type', 400, '22P02'],
    ['a filter that cannot be parsed', 400, 'PGRST100'],
    ['an address that is too long', 414, undefined],
    ['headers that are too large', 431, undefined],
    ['a page beyond the end', 416, 'PGRST103'],
  ])('is true of %s, however deep', async (_, status, code) => {
    const error = await failure(status, code);
    expect(isRefusedRead(error)).toBe(true);
    expect(isRefusedRead(new Error('A list failed', { cause: error }))).toBe(true);
  });

  it.each([
    ['a column that the version expects', 400, '42703'],
    ['a function that the version expects', 404, 'PGRST202'],
    ['a key that is not valid', 401, undefined],
    ['a backend that fails', 500, 'XX000'],
    ['a backend that does not answer', 0, undefined],
  ])('is false of %s', async (_, status, code) => {
    expect(isRefusedRead(await failure(status, code))).toBe(false);
  });

  it('is false of anything else', () => {
    const circle = Object.assign(new Error('a'), { cause: {} });
    circle.cause = circle;
    for (const error of [undefined, null, 'x', new TypeError('x'), circle]) {
      expect(isRefusedRead(error)).toBe(false);
    }
  });
});

describe('readRows', () => {
  const refused = {
    data: null,
    error: { message: 'no such table', code: 'PGRST205' },
    status: 404,
  };
  const query = { abortSignal: () => ({ retry: async () => refused }) };

  it('rejects with the error of the backend', async () => {
    await expect(readRows(query, signal, 'column')).rejects.toThrow('no such table');
  });

  it('reads no rows where an installation lacks the table', async () => {
    expect(await readRows(query, signal, 'table')).toEqual([]);
  });

  it("turns the client's own retries off", async () => {
    const retry = vi.fn(async () => ({ data: [{ id: 1 }], error: null, status: 200 }));
    await readRows({ abortSignal: () => ({ retry }) }, signal);
    expect(retry).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe('quotedList', () => {
  it.each([
    [['Diritto'], '("Diritto")'],
    [[' Diritto', 'Diritto\n'], '(" Diritto","Diritto\n")'],
    [['a,b (c)'], '("a,b (c)")'],
    [['il "caso"', '\\'], '("il \\"caso\\"","\\\\")'],
  ])('quotes %j', (texts, operand) => {
    expect(quotedList(texts)).toBe(operand);
  });
});
