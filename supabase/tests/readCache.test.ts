/** Identical reads are one query; no read is stale after a write, and no role gets another role's rows. */
import { describe, expect, it } from 'vitest';
import { generateSecretKeys, localPublishableKey } from '../local/keys.ts';
import { readCache } from '../local/readCache.ts';
import { restRoutes } from '../local/restRoutes.ts';
import { runningBackend } from './runningBackend.ts';

const read = (path = '/rest/v1/events', init: RequestInit = {}) =>
  new Request(`http://127.0.0.1${path}`, init);

function countingCache(respond: (request: Request) => Response = () => Response.json([])) {
  const state = { requests: 0, now: 0 };
  const cache = readCache(
    async (request) => {
      state.requests += 1;
      await Promise.resolve();
      return respond(request);
    },
    () => state.now,
  );
  return { state, cache };
}

it.each([
  [true, 1],
  [false, 3],
])('with it %j, three identical reads are %i queries', async (cachesReads, expected) => {
  let queries = 0;
  const rest = async () => {
    queries += 1;
    return Response.json([]);
  };
  const routes = restRoutes({ rest }, generateSecretKeys(), cachesReads);
  for (let count = 0; count < 3; count += 1) {
    await routes.request('/events', { headers: { apikey: localPublishableKey } });
  }
  expect(queries).toBe(expected);
});

describe('the cache', () => {
  it('sends a thousand simultaneous reads as one', async () => {
    const { state, cache } = countingCache();
    await Promise.all(Array.from({ length: 1000 }, () => cache(read(), 'anon')));
    expect(state.requests).toBe(1);
  });

  it('sends a read again after five seconds, for another role and for another range', async () => {
    const { state, cache } = countingCache();
    await cache(read(), 'anon');
    await cache(read(), 'service_role');
    await cache(read('/rest/v1/events', { headers: { range: '0-9' } }), 'anon');
    await cache(read('/rest/v1/events', { headers: { authorization: 'Bearer a' } }), 'anon');
    expect(state.requests).toBe(4);
    state.now = 5000;
    await cache(read(), 'anon');
    expect(state.requests).toBe(5);
  });

  it.each([
    ['/rest/v1/events', true],
    ['/rest/v1/rpc/import_events', true],
    // Every question of the chat and every page load calls one of these.
    ['/rest/v1/rpc/take_rate_limits', false],
    ['/rest/v1/rpc/count_health', false],
    ['/rest/v1/rpc/find_content', false],
    ['/rest/v1/rpc/take_pdf_work', false],
  ])('is cleared by a write to %s: %j', async (path, isCleared) => {
    const { state, cache } = countingCache();
    await cache(read(), 'anon');
    await cache(read(path, { method: 'POST' }), 'service_role');
    await cache(read(), 'anon');
    expect(state.requests).toBe(isCleared ? 3 : 2);
  });

  it('is not cleared by a refused write', async () => {
    const { state, cache } = countingCache((request) =>
      request.method === 'GET' ? Response.json([]) : new Response(null, { status: 401 }),
    );
    await cache(read(), 'anon');
    await cache(read('/rest/v1/events', { method: 'POST' }), 'anon');
    await cache(read(), 'anon');
    expect(state.requests).toBe(2);
  });

  it('does not cache failures', async () => {
    const { state, cache } = countingCache(() => new Response('busy', { status: 503 }));
    await cache(read(), 'anon');
    await cache(read(), 'anon');
    expect(state.requests).toBe(2);
  });
});

const { backend, association } = runningBackend();

it('shows visitors at once what the association writes', async () => {
  const { url, publishableKey } = backend();
  const titles = async () =>
    (
      await fetch(`${url}/rest/v1/events?title=eq.Nuovo`, { headers: { apikey: publishableKey } })
    ).json();
  expect(await titles()).toEqual([]);
  await association().from('events').insert({ title: 'Nuovo', start_date: '2030-01-01T10:00:00Z' });
  expect(await titles()).toHaveLength(1);
});
