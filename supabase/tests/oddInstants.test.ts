/** Postgres knows instants that JavaScript does not. PostgREST answers with them; one row must not cost the table. */
import { expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

/** Another for each read, because identical ones are answered from a cache. */
let limit = 100;

const { backend } = runningBackend();

it.each([
  '2027-01-01',
  'infinity',
  '-infinity',
  '294276-12-31 23:59:59+00',
  '0044-03-15 00:00:00+00 BC',
])('an event at %s is listed with the others', async (instant) => {
  limit += 1;
  const { url, publishableKey, database } = backend();
  await database.sql.exec(
    `insert into public.events (title, start_date) values ('odd ${instant}', '${instant}')`,
  );
  const response = await fetch(`${url}/rest/v1/events?select=title,start_date&limit=${limit}`, {
    headers: { apikey: publishableKey },
  });
  await database.sql.exec(`delete from public.events where title = 'odd ${instant}'`);
  expect(response.status).toBe(200);
});
