/**
 * The REST layer sends BEGIN, `set role` and the query separately and does not hold the connection in
 * between. A concurrent transaction of ours committed theirs, and the visitor's read ran as the superuser and
 * returned drafts. The queue of `openDatabase` prevents it.
 */
import { expect, it } from 'vitest';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

it('a visitor’s read never runs with the rights of a concurrent request', async () => {
  const { database, url, publishableKey } = backend();
  const drafts = async (round: number) => {
    const address = `${url}/rest/v1/guides?select=id&is_active=eq.false&title=neq.${round}`;
    const response = await database.rest(
      new Request(address, { headers: { apikey: publishableKey } }),
    );
    return response.json();
  };
  const concurrentQueries = async () => {
    for (let turn = 0; turn < 500; turn += 1) {
      await database.asRole('anon', 'select 1 from storage.objects limit 1', []);
    }
  };

  const rounds = Array.from({ length: 20 }, (_, round) => round);
  const [seen] = await Promise.all([Promise.all(rounds.map(drafts)), concurrentQueries()]);
  expect(seen).toEqual(rounds.map(() => []));
});
