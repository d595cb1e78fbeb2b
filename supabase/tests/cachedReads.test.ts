/** Identical reads are one query; nobody reads what was true before a write, and no role another's rows. */
import { describe, expect, it } from 'vitest';
import { cachedReads } from '../local/cachedReads.ts';
import { runningBackend } from './runningBackend.ts';

const read = (path = '/rest/v1/events', init: RequestInit = {}) =>
  new Request(`http://127.0.0.1${path}`, init);

function counting(answer: (request: Request) => Response = () => Response.json([])) {
  const state = { asked: 0, now: 0 };
  const cache = cachedReads(
    async (request) => {
      state.asked += 1;
      await Promise.resolve();
      return answer(request);
    },
    () => state.now,
  );
  return { state, cache };
}

describe('the cache', () => {
  it('asks once for a thousand reads at the same moment', async () => {
    const { state, cache } = counting();
    await Promise.all(Array.from({ length: 1000 }, () => cache(read(), 'anon')));
    expect(state.asked).toBe(1);
  });

  it('asks again after five seconds, for another role and for another range', async () => {
    const { state, cache } = counting();
    await cache(read(), 'anon');
    await cache(read(), 'service_role');
    await cache(read('/rest/v1/events', { headers: { range: '0-9' } }), 'anon');
    await cache(read('/rest/v1/events', { headers: { authorization: 'Bearer a' } }), 'anon');
    expect(state.asked).toBe(4);
    state.now = 5000;
    await cache(read(), 'anon');
    expect(state.asked).toBe(5);
  });

  it.each([
    ['/rest/v1/events', true],
    ['/rest/v1/rpc/import_events', true],
    // Every question of the chat and every load of a page calls one of these.
    ['/rest/v1/rpc/take_rate_limit', false],
    ['/rest/v1/rpc/take_rate_limits', false],
    ['/rest/v1/rpc/count_section_health', false],
    ['/rest/v1/rpc/find_content', false],
    ['/rest/v1/rpc/take_pdf_work', false],
  ])('is emptied by a write to %s: %j', async (path, isEmptied) => {
    const { state, cache } = counting();
    await cache(read(), 'anon');
    await cache(read(path, { method: 'POST' }), 'service_role');
    await cache(read(), 'anon');
    expect(state.asked).toBe(isEmptied ? 3 : 2);
  });

  it('is not emptied by a write that is refused', async () => {
    const { state, cache } = counting((request) =>
      request.method === 'GET' ? Response.json([]) : new Response(null, { status: 401 }),
    );
    await cache(read(), 'anon');
    await cache(read('/rest/v1/events', { method: 'POST' }), 'anon');
    await cache(read(), 'anon');
    expect(state.asked).toBe(2);
  });

  it('keeps no failure', async () => {
    const { state, cache } = counting(() => new Response('busy', { status: 503 }));
    await cache(read(), 'anon');
    await cache(read(), 'anon');
    expect(state.asked).toBe(2);
  });
});

const { backend, association } = runningBackend();

it('what the association writes is read at once', async () => {
  const { url, publishableKey } = backend();
  const titles = async () =>
    (
      await fetch(`${url}/rest/v1/events?title=eq.Nuovo`, { headers: { apikey: publishableKey } })
    ).json();
  expect(await titles()).toEqual([]);
  await association().from('events').insert({ title: 'Nuovo', start_date: '2030-01-01T10:00:00Z' });
  expect(await titles()).toHaveLength(1);
});
