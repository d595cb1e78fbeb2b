import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRestTable } from './readRestTable.ts';

const source = { url: 'https://backend.example/', key: 'public-key' };

/** A backend that returns at most 1,000 rows per response, like the real one. */
function backendWith(total: number) {
  const answer = vi.fn(async (address: string, _: RequestInit) => {
    const { searchParams } = new URL(address);
    const offset = Number(searchParams.get('offset'));
    const limit = Math.min(1000, Number(searchParams.get('limit')));
    const rows = Array.from({ length: total }, (_, id) => ({ id })).slice(offset, offset + limit);
    return Response.json(rows);
  });
  vi.stubGlobal('fetch', answer);
  return answer;
}

afterEach(() => vi.unstubAllGlobals());

describe('readRestTable', () => {
  it.each([
    [0, 1],
    [59, 1],
    [1000, 2],
    [1001, 2],
  ])('reads all of %i rows in %i requests', async (total, requests) => {
    const answer = backendWith(total);
    const rows = await readRestTable(
      source,
      'CLMG_studyplan',
      'course,id',
      new AbortController().signal,
    );
    expect(rows).toEqual(Array.from({ length: total }, (_, id) => ({ id })));
    expect(answer).toHaveBeenCalledTimes(requests);
  });

  // @spec calls.12
  it('asks in order, with the key as a header and as bearer', async () => {
    const answer = backendWith(1);
    const { signal } = new AbortController();
    await readRestTable(source, 'CLMG_studyplan', 'course,id', signal);
    const [address, options] = answer.mock.calls[0] ?? [];
    expect(address).toBe(
      'https://backend.example/rest/v1/CLMG_studyplan?select=*&order=course%2Cid&limit=1000&offset=0',
    );
    expect(options).toMatchObject({
      headers: { apikey: 'public-key', Authorization: 'Bearer public-key' },
      signal,
    });
  });

  it.each([
    ['an error status', () => Response.json([], { status: 500 })],
    ['a body that is no list', () => Response.json({ message: 'no' })],
    ['a body that is no JSON', () => new Response('<html>')],
  ])('throws on %s instead of returning half a list', async (_, answer) => {
    vi.stubGlobal('fetch', async () => answer());
    await expect(
      readRestTable(source, 'CLMG_studyplan', 'course,id', new AbortController().signal),
    ).rejects.toThrow();
  });
});
