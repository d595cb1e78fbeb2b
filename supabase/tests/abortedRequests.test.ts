/**
 * A function gives up a call after ten seconds, a visitor leaves: what they asked for used to stay in the
 * queue of the single connection and was still run, ahead of those who wait.
 */
import { expect, it, vi } from 'vitest';
import { cachedReads } from '../local/cachedReads.ts';
import { oneAtATime } from '../local/database/oneAtATime.ts';
import { openLater } from '../local/http/openLater.ts';
import { sharedBackend } from './sharedBackend.ts';

it('a task whose request is gone is never begun, and the next one is', async () => {
  const inTurn = oneAtATime();
  const busy = openLater<void>();
  const first = inTurn(() => busy.value);
  const gone = new AbortController();
  const task = vi.fn(async () => 'run');
  const dropped = inTurn(task, gone.signal);
  const next = inTurn(async () => 'next');
  gone.abort(new Error('left'));
  busy.open();
  await first;
  await expect(dropped).rejects.toThrow('left');
  expect(await next).toBe('next');
  expect(task).not.toHaveBeenCalled();
});

it('a task that has begun is finished: half of a transaction must not stay open', async () => {
  const inTurn = oneAtATime();
  const gone = new AbortController();
  const task = inTurn(async () => {
    gone.abort();
    return 'finished';
  }, gone.signal);
  expect(await task).toBe('finished');
});

it('a read is given up when the last of those who wait for it has left', async () => {
  const asked: AbortSignal[] = [];
  const answer = openLater<void>();
  const read = cachedReads((request) => {
    asked.push(request.signal);
    return answer.value.then(() => Response.json([]));
  });
  const visitors = [new AbortController(), new AbortController()];
  const address = 'http://127.0.0.1/rest/v1/events';
  const reads = visitors.map(({ signal }) => read(new Request(address, { signal }), 'anon'));
  visitors[0]?.abort();
  expect(asked.map(({ aborted }) => aborted)).toEqual([false]);
  visitors[1]?.abort();
  expect(asked.map(({ aborted }) => aborted)).toEqual([true]);
  // Somebody who comes now is not told what was given up.
  const late = read(new Request(address), 'anon');
  expect(asked.map(({ aborted }) => aborted)).toEqual([true, false]);
  answer.open();
  expect((await late).status).toBe(200);
  await Promise.all(reads);
});

const { backend } = sharedBackend();

it('the server drops the calls of a client that has left', async () => {
  const { url, secretKey, database } = backend();
  const count = (name: string) => ({
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ bucket_name: name, allowed: 1, window_seconds: 300 }),
  });
  const limit = `${url}/rest/v1/rpc/take_rate_limit`;
  await fetch(limit, count('warm'));

  // A transaction of ours keeps the first call at its query, and the two others in the queue.
  const begun = openLater<void>();
  const busy = openLater<void>();
  const holding = database.sql.transaction(() => {
    begun.open();
    return busy.value;
  });
  await begun.value;
  const first = fetch(limit, count('first'));
  const gone = new AbortController();
  const left = fetch(limit, { ...count('left'), signal: gone.signal });
  const stayed = fetch(limit, count('stayed'));
  const answersOthers = () => fetch(`${url}/health`).then((response) => response.text());
  await answersOthers();
  gone.abort();
  await expect(left).rejects.toThrow();
  for (let turn = 0; turn < 10; turn += 1) await answersOthers();
  busy.open();
  await holding;
  expect([(await first).status, (await stayed).status]).toEqual([200, 200]);
  const { rows } = await database.sql.query('select bucket from private.rate_limits order by 1');
  expect(rows).toEqual([{ bucket: 'first' }, { bucket: 'stayed' }, { bucket: 'warm' }]);
});
