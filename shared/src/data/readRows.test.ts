import { describe, expect, it, vi } from 'vitest';
import { isBackendError, quotedList, readAllRows, readRows } from './readRows.ts';

function backendWith(total: number) {
  const rows = Array.from({ length: total }, (_, id) => ({ id }));
  return vi.fn(async (from: number, to: number) => ({
    data: rows.slice(from, Math.min(to + 1, from + 1000)),
    error: null,
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
        ? { data: Array.from({ length: 1000 }, (_, id) => ({ id })), error: null }
        : { data: null, error: { message: 'connection lost' } };
    await expect(readAllRows(queryOf(page), signal)).rejects.toThrow('connection lost');
  });
});

describe('isBackendError', () => {
  it.each([
    [
      'the backend refused',
      async () => ({ data: null, error: { message: 'Failed to fetch' } }),
      true,
    ],
    ['the code failed', () => Promise.reject(new TypeError('x is not a function')), false],
  ])('of a read where %s', async (_, page, expected) => {
    const error = await readAllRows(queryOf(page), signal).catch((cause: unknown) => cause);
    expect(error instanceof Error && isBackendError(error)).toBe(expected);
  });
});

describe('readRows', () => {
  const refused = { data: null, error: { message: 'no such table', code: 'PGRST205' } };
  const query = { abortSignal: () => ({ retry: async () => refused }) };

  it('rejects with the error of the backend', async () => {
    await expect(readRows(query, signal, 'column')).rejects.toThrow('no such table');
  });

  it('reads no rows where an installation lacks the table', async () => {
    expect(await readRows(query, signal, 'table')).toEqual([]);
  });

  it("turns the client's own retries off", async () => {
    const retry = vi.fn(async () => ({ data: [{ id: 1 }], error: null }));
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
