/**
 * A thousand simultaneous calls to every function: each gets the right response, the rate limits allow exactly
 * their number, and memory stays within bounds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Environment } from '../functions/_shared/environment.ts';
import { createHandler as createAssistant } from '../functions/assistant/handler.ts';
import { createHandler as createFeedback } from '../functions/assistant-feedback/handler.ts';
import { createHandler as createCalendar } from '../functions/calendar/handler.ts';
import { createHandler as createExtraction } from '../functions/extract-pdf-content/handler.ts';
import { createHandler as createFeed } from '../functions/feed/handler.ts';
import { createHandler as createHealth } from '../functions/section-health/handler.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const count = 1000;
const megabyte = 1024 * 1024;
/** Clients and server share this process, so the figures include both. */
const maxMegabytes = { peak: 200, retained: 32 };

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const secrets = () => ({
  SITE_URL: 'http://site.invalid',
  SUPABASE_URL: backend().url,
  SUPABASE_SERVICE_ROLE_KEY: backend().secretKey,
});
const json = { 'content-type': 'application/json' };
const visitor = (n: number) => ({ 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` });

/** The request of one client; the question is one that needs no search. */
const functions = {
  assistant: {
    create: createAssistant,
    allowed: 20,
    request: (n: number) => ({
      method: 'POST',
      headers: { ...json, ...visitor(n) },
      body: JSON.stringify({ sessionId: 's', message: 'sei inutile' }),
    }),
  },
  'assistant-feedback': {
    create: createFeedback,
    allowed: 100,
    request: (n: number) => ({
      method: 'POST',
      headers: visitor(n),
      body: JSON.stringify({ helpful: true, question: 'Appelli', type: 'answer', lang: 'it' }),
    }),
  },
  calendar: {
    create: createCalendar,
    allowed: 120,
    request: (n: number) => ({ method: 'GET', headers: visitor(n) }),
  },
  feed: {
    create: (environment: Environment) =>
      createFeed({ ...environment, SITE_URL: 'https://linea.example' }),
    allowed: 120,
    request: (n: number) => ({ method: 'GET', headers: visitor(n) }),
  },
  'section-health': {
    create: createHealth,
    allowed: 60,
    request: (n: number) => ({ method: 'GET', headers: visitor(n) }),
  },
};
const names = Object.keys(functions) as (keyof typeof functions)[];
const address = 'http://functions.invalid/';

/** All of the site's files, a hundred times at once, would take longer than a call may. */
const urlOf = (name: string) => (name === 'feed' ? `${address}?path=/guide/tesi` : address);

/**
 * Database calls bypass HTTP: another thousand requests to this process would take ten seconds and measure the
 * timeout of the functions instead.
 */
beforeEach(async () => {
  await backend().database.sql.exec('delete from private.rate_limits');
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [, name] = /\/rest\/v1\/rpc\/(\w+)$/.exec(String(input)) ?? [];
    if (name === undefined) return realFetch(input, init);
    const given = Object.entries(JSON.parse(String(init?.body)));
    const names = given.map(([parameter], index) => `${parameter} => $${index + 1}`);
    const { rows } = await backend().database.sql.query<{ answer: unknown }>(
      `select public.${name}(${names.join(', ')}) as answer`,
      given.map(([, value]) => value),
    );
    return Response.json(rows[0]?.answer ?? null);
  });
});

afterEach(() => vi.restoreAllMocks());

/** Makes the calls at once while measuring memory; returns the number of responses per status. */
async function atOnce(call: (n: number) => Promise<Response>): Promise<Record<number, number>> {
  await (await call(0)).arrayBuffer();
  await backend().database.sql.exec('delete from private.rate_limits');
  collectGarbage();
  const before = process.memoryUsage();
  let peak = before.rss;
  const watching = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 10);
  const statuses: Record<number, number> = {};
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const response = await call(n);
      const body = await response.text();
      // section-health drops without an error what is over its limit.
      const status = body === '{"token":null}' ? 429 : response.status;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }),
  );
  clearInterval(watching);
  collectGarbage();
  const after = process.memoryUsage();
  expect((peak - before.rss) / megabyte).toBeLessThan(maxMegabytes.peak);
  expect((after.heapUsed - before.heapUsed) / megabyte).toBeLessThan(maxMegabytes.retained);
  expect((after.external - before.external) / megabyte).toBeLessThan(maxMegabytes.retained);
  return statuses;
}

/** On a busy machine the database answers some of a thousand calls too late, which is no limit of theirs. */
const onBusyMachine = { retry: 2 };

describe('a thousand calls at once', onBusyMachine, () => {
  it.each(names)('of one visitor: %s accepts exactly its limit', async (name) => {
    const { create, allowed, request } = functions[name];
    const handler = create(secrets());
    const waits: number[] = [];
    const statuses = await atOnce(async () => {
      const response = await handler(new Request(urlOf(name), request(1)));
      if (response.status === 429) waits.push(Number(response.headers.get('retry-after')));
      return response;
    });
    expect(statuses).toEqual({ 200: allowed, 429: count - allowed });
    for (const wait of waits) expect(wait).toBeGreaterThan(0);
  });

  it('extract-pdf-content accepts all, and each file is leased by one call', async () => {
    const handler = createExtraction(secrets());
    let leased = 0;
    const call = async () => {
      const response = await handler(new Request(address, { method: 'POST' }));
      const { processed, failed } = await response.clone().json();
      leased += processed + failed;
      return response;
    };
    await call();
    // They are outside the project's storage, so none is fetched.
    await backend().database.sql.exec(`
      insert into public.guides (category, title, file_url)
      select 'tesi', 'Guida ' || n, 'http://a.example/' || n || '.pdf' from generate_series(1, 30) as n`);
    expect(await atOnce(call)).toEqual({ 200: count });
    const { rows } = await backend().database.sql.query<{ attempts: number; files: number }>(
      'select attempts, count(*)::int as files from private.pdf_files group by attempts',
    );
    const files = new Map(rows.map((row) => [row.attempts, row.files]));
    // At most eight are leased at once, and no call leases a file that has just failed.
    expect(leased).toBeGreaterThanOrEqual(8);
    expect(files).toEqual(
      new Map([[1, leased], ...(leased < 30 ? [[0, 30 - leased] as const] : [])]),
    );
  });
});

describe('a thousand invalid calls at once, through the server', () => {
  const invalid: [number, string, RequestInit][] = [
    [405, 'assistant', { method: 'DELETE' }],
    [400, 'assistant', { method: 'POST', headers: json, body: '{' }],
    [400, 'assistant', { method: 'POST', headers: json, body: '[[[' }],
    [400, 'assistant', { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' }],
    [400, 'assistant', { method: 'POST', headers: json, body: 'a'.repeat(60_000) }],
    [405, 'calendar', { method: 'PUT', body: 'x' }],
    [405, 'section-health', { method: 'PUT', body: 'x' }],
    [404, 'section-health', { method: 'POST', body: '[{"remote":[]}]' }],
    [405, 'extract-pdf-content', {}],
    [404, 'no-such-function', { method: 'POST' }],
  ];

  it('each get the right status', async () => {
    const statuses: [number, number][] = [];
    await atOnce(async (n) => {
      const [status, name, init] = invalid[n % invalid.length] ?? [0, '', {}];
      const response = await fetch(`${backend().url}/functions/v1/${name}`, init);
      statuses.push([response.status, status]);
      return response;
    });
    expect(statuses.filter(([actual, expected]) => actual !== expected)).toEqual([]);
  });
});
