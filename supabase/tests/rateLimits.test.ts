/** The rate limits of the assistant, for simultaneous calls and forged addresses. */
import { beforeEach, expect, it } from 'vitest';
import { createHandler } from '../functions/assistant/handler.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

beforeEach(() => backend().database.sql.exec('delete from private.rate_limits'));

const ask = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${backend().url}/functions/v1/assistant`, {
    method: 'POST',
    headers: { apikey: backend().publishableKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** Answered without a search, which would make these tests slow. */
const greeting = 'ciao';

/** The handler as the hosted gateway calls it, with the chain of addresses it would have. */
const askHosted = (
  forwardedFor: string,
  trustedProxies?: string,
  { sessionId = 'hosted', secrets }: { sessionId?: string; secrets?: Record<string, string> } = {},
) =>
  createHandler({
    SUPABASE_URL: backend().url,
    SUPABASE_SERVICE_ROLE_KEY: backend().secretKey,
    TRUSTED_PROXIES: trustedProxies,
    ...secrets,
  })(
    new Request('http://functions.invalid/assistant', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
      body: JSON.stringify({ sessionId, message: greeting }),
    }),
  );

const statuses = async (responses: readonly Promise<Response>[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of await Promise.all(responses)) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

const context = { path: '/', lang: 'it' };

it('allows exactly twenty of thirty simultaneous questions of one visitor', async () => {
  const body = { sessionId: 's7', message: greeting, context };
  const responses = await Promise.all(Array.from({ length: 30 }, () => ask(body)));
  expect(responses.filter((response) => response.status === 200)).toHaveLength(20);
  const refused = responses.find((response) => response.status === 429);
  const wait = Number(refused?.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(290);
  expect(wait).toBeLessThanOrEqual(300);
  expect(await refused?.json()).toMatchObject({
    text: 'Sono arrivate molte domande in poco tempo. Puoi farne altre fra 5 minuti.',
    fallback: true,
    error: 'Too many questions',
  });
  expect((await askHosted('10.0.0.8')).status).toBe(200);
});

it('responds with the time left of the five minutes, for one visitor and for everybody', async () => {
  const { sql } = backend().database;
  const body = { sessionId: 'wait', message: greeting, context };
  for (const bucket of ["<> 'assistant:everybody'", "= 'assistant:everybody'"]) {
    await sql.exec('delete from private.rate_limits');
    await ask(body);
    await sql.exec(`update private.rate_limits
      set hits = 6000, window_start = now() - interval '4 minutes' where bucket ${bucket}`);
    const refused = await ask({ ...body, context: { path: '/', lang: 'en' } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await refused.json()).toMatchObject({
      text: expect.stringMatching(
        /(Puoi farne altre fra un minuto|You can ask more in a minute)\.$/,
      ),
    });
  }
});

it('limits each session behind an address, and the address as a whole', async () => {
  const of = (sessionId: string) =>
    askHosted('10.0.0.1', undefined, {
      sessionId,
      secrets: { ASSISTANT_QUESTIONS_PER_VISITOR: '2' },
    });
  const asked = ['one', 'one', 'one', 'two', 'two', 'two'].map(of);
  expect(await statuses(asked)).toEqual({ 200: 4, 429: 2 });
  // A network may ask ten times as much as a visitor, however many sessions it invents.
  const invented = Array.from({ length: 18 }, (_, n) => of(`invented ${n}`));
  expect(await statuses(invented)).toEqual({ 200: 16, 429: 2 });
});

it('takes every limit from the secrets', async () => {
  const of = (sessionId: string, secrets: Record<string, string>) =>
    askHosted('10.0.0.1', undefined, { sessionId, secrets });
  const sessions = Array.from({ length: 6 }, (_, n) => `session ${n}`);
  const ofNetwork = sessions.map((id) => of(id, { ASSISTANT_QUESTIONS_PER_NETWORK: '4' }));
  expect(await statuses(ofNetwork)).toEqual({ 200: 4, 429: 2 });
  await backend().database.sql.exec('delete from private.rate_limits');
  const ofAll = sessions.map((id) => of(id, { ASSISTANT_QUESTIONS_FOR_EVERYBODY: '3' }));
  expect(await statuses(ofAll)).toEqual({ 200: 3, 429: 3 });
});

it('ignores an address that the caller forges', async () => {
  const body = { sessionId: 'spoof', message: greeting, context };
  const invented = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` });
  const answers = Array.from({ length: 25 }, (_, n) => ask(body, invented(n)));
  expect(await statuses(answers)).toEqual({ 200: 20, 429: 5 });
});

it.each<
  [what: string, chain: (n: number) => string, other: string | undefined, trustedProxies?: string]
>([
  ['what the hosted gateway appended', (n) => `203.0.113.${n}, 10.0.0.1`, '203.0.113.1, 10.0.0.2'],
  [
    'the entry before when there are two trusted proxies',
    (n) => `203.0.113.${n}, 10.0.0.1, 192.0.2.${n}`,
    '203.0.113.1, 10.0.0.2, 192.0.2.1',
    '2',
  ],
  ['the network of an IPv6 address', (n) => `2001:db8:1:2::${n}`, '2001:db8:1:3::1'],
  ['nothing when the chain is shorter than configured', (n) => `203.0.113.${n}`, undefined, '2'],
])('tells visitors apart by %s', async (_, chain, other, trustedProxies) => {
  const answers = Array.from({ length: 25 }, (_, n) => askHosted(chain(n), trustedProxies));
  expect(await statuses(answers)).toEqual({ 200: 20, 429: 5 });
  if (other) expect((await askHosted(other, trustedProxies)).status).toBe(200);
});

it('does not count refused questions for everybody', async () => {
  const answers = Array.from({ length: 30 }, () => askHosted('10.0.0.1'));
  await Promise.all(answers);
  const { rows } = await backend().database.sql.query<{ hits: number }>(
    "select sum(hits)::int as hits from private.rate_limits where bucket = 'assistant:everybody'",
  );
  expect(rows[0]?.hits).toBe(20);
});

it('stores no address', async () => {
  await askHosted('10.0.0.9');
  const { rows } = await backend().database.sql.query<{ bucket: string }>(
    'select bucket from private.rate_limits',
  );
  const named = rows.map(({ bucket }) => bucket.replace(/:[0-9a-f]{32}$/, ':hash')).sort();
  expect(named).toEqual(['everybody', 'network:hash', 'visitor:hash'].map((n) => `assistant:${n}`));
});

/** Three networks of IPv6 silenced the assistant for everybody in 14 s; now each of them is limited first. */
it('lets others ask while a few networks ask as much as they can', async () => {
  const secrets = {
    ASSISTANT_QUESTIONS_FOR_EVERYBODY: '100',
    ASSISTANT_QUESTIONS_PER_VISITOR: '4',
  };
  const flood = (network: number) =>
    Array.from({ length: 30 }, (_, n) =>
      askHosted(`2001:db8:${network}:${n}::1`, undefined, { sessionId: `invented ${n}`, secrets }),
    );
  const answers = [1, 2, 3].flatMap(flood);
  const counts = await statuses(answers);
  expect(counts[200]).toBeLessThan(60);
  const other = await askHosted('192.0.2.9', undefined, { sessionId: 'a student', secrets });
  expect(other.status).toBe(200);
});

it('stores nothing of a refused question', async () => {
  const refused = () => askHosted('10.0.0.1', undefined, { sessionId: 'refused' });
  await Promise.all(Array.from({ length: 20 }, refused));
  const rows = async () => {
    const { rows } = await backend().database.sql.query(
      'select bucket, hits, window_start from private.rate_limits order by bucket',
    );
    return rows;
  };
  const before = await rows();
  const more = Array.from({ length: 60 }, (_, n) =>
    askHosted('10.0.0.1', undefined, {
      sessionId: `invented ${n}`,
      secrets: { ASSISTANT_QUESTIONS_PER_NETWORK: '20' },
    }),
  );
  expect(await statuses(more)).toEqual({ 429: 60 });
  expect(await rows()).toEqual(before);
});

it('deletes rows whose window is long over', async () => {
  const { sql } = backend().database;
  await sql.exec(`insert into private.rate_limits (bucket, window_start, hits)
    select 'old ' || n, now() - interval '11 minutes', 1 from generate_series(1, 250) n`);
  for (const sessionId of ['a', 'b', 'c']) await askHosted('10.0.0.7', undefined, { sessionId });
  const { rows } = await sql.query("select from private.rate_limits where bucket like 'old %'");
  expect(rows).toHaveLength(0);
});
