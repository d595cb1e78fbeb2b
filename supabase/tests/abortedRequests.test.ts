/**
 * A function times out after ten seconds, a visitor closes the page: their requests used to stay in the queue
 * of the single connection and were still run, before those of clients that were still connected.
 */
import { expect, it } from 'vitest';
import { deferred } from '../local/http/deferred.ts';
import { readCache } from '../local/readCache.ts';
import { sharedBackend } from './sharedBackend.ts';

it('aborts a shared read when its last client disconnects', async () => {
  const signals: AbortSignal[] = [];
  const response = deferred<void>();
  const read = readCache((request) => {
    signals.push(request.signal);
    return response.promise.then(() => Response.json([]));
  });
  const clients = [new AbortController(), new AbortController()];
  const address = 'http://127.0.0.1/rest/v1/events';
  const reads = clients.map(({ signal }) => read(new Request(address, { signal }), 'anon'));
  clients[0]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  clients[1]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  // A later client does not get the aborted read.
  const late = read(new Request(address), 'anon');
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  response.resolve();
  expect((await late).status).toBe(200);
  await Promise.all(reads);
});

const { backend } = sharedBackend();

it('the server skips the queued calls of a client that disconnected', async () => {
  const { url, secretKey, database } = backend();
  const count = (name: string) => ({
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ limits: [{ bucket: name, allowed: 1, seconds: 300 }] }),
  });
  const limit = `${url}/rest/v1/rpc/take_rate_limits`;
  await fetch(limit, count('warm'));

  // This transaction blocks the first call at its query and keeps the two others in the queue.
  const begun = deferred<void>();
  const busy = deferred<void>();
  const holding = database.sql.transaction(() => {
    begun.resolve();
    return busy.promise;
  });
  await begun.promise;
  const first = fetch(limit, count('first'));
  const aborted = new AbortController();
  const disconnected = fetch(limit, { ...count('disconnected'), signal: aborted.signal });
  const connected = fetch(limit, count('connected'));
  const roundTrip = () => fetch(`${url}/health`).then((response) => response.text());
  await roundTrip();
  aborted.abort();
  await expect(disconnected).rejects.toThrow();
  for (let turn = 0; turn < 10; turn += 1) await roundTrip();
  busy.resolve();
  await holding;
  expect([(await first).status, (await connected).status]).toEqual([200, 200]);
  const { rows } = await database.sql.query('select bucket from private.rate_limits order by 1');
  expect(rows).toEqual([{ bucket: 'connected' }, { bucket: 'first' }, { bucket: 'warm' }]);
});
