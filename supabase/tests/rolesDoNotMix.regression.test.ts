/**
 * The REST layer sends BEGIN, `set role` and the query separately and does not hold the connection in
 * between. Requests that overlapped shared one transaction, so a visitor's read could run as the service
 * role. `oneAtATime` prevents it: no visitor ever sees a draft, whatever runs beside.
 */
import { expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend();

it('a visitor never borrows the rights of a request beside', async () => {
  const { url, publishableKey, secretKey } = backend();
  const drafts = async (key: string, round: number) => {
    // Every address differs, so that the cache cannot answer.
    const query = `select=id,title&is_active=eq.false&title=neq.${round}`;
    const response = await fetch(`${url}/rest/v1/guides?${query}`, { headers: { apikey: key } });
    const rows: unknown = await response.json();
    return Array.isArray(rows) ? rows.length : `${response.status}`;
  };
  const rounds = Array.from({ length: 100 }, (_, round) => round);
  const seen = await Promise.all(
    rounds.flatMap((round) => [drafts(secretKey, round), drafts(publishableKey, round)]),
  );
  expect(seen.filter((_, index) => index % 2 === 0)).toEqual(rounds.map(() => 1));
  expect(seen.filter((_, index) => index % 2 === 1)).toEqual(rounds.map(() => 0));
});
