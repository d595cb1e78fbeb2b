/** Identical reads are one query; nobody reads what was true before a write, and no role another's rows. */
import { describe, expect, it } from 'vitest';
import { cachedReads } from '../local/cachedReads.ts';
import { runningBackend } from './runningBackend.ts';

const read = (path = '/rest/v1/events', init: RequestInit = {}) =>
  new Request(`http://127.0.0.1${path}`, init);

function counting(answer: () => Response = () => Response.json([])) {
  const state = { asked: 0, now: 0 };
  const cache = cachedReads(
    async () => {
      state.asked += 1;
      await Promise.resolve();
      return answer();
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
    expect(state.asked).toBe(3);
    state.now = 5000;
    await cache(read(), 'anon');
    expect(state.asked).toBe(4);
  });

  it('is emptied by a write and not by a function call', async () => {
    const { state, cache } = counting();
    await cache(read(), 'anon');
    await cache(read('/rest/v1/rpc/take_rate_limit', { method: 'POST' }), 'service_role');
    await cache(read(), 'anon');
    expect(state.asked).toBe(2);
    await cache(read('/rest/v1/events', { method: 'POST' }), 'service_role');
    await cache(read(), 'anon');
    expect(state.asked).toBe(4);
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
