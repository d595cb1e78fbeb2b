/**
 * A thousand calls at once to every function: each is told what is true of it, the limits let through
 * exactly what they allow, and the memory of the process stays within bounds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createHandler as createAssistant } from '../functions/assistant/handler.ts';
import { createHandler as createCalendar } from '../functions/calendar/handler.ts';
import { createHandler as createExtraction } from '../functions/extract-pdf-content/handler.ts';
import { createHandler as createHealth } from '../functions/section-health/handler.ts';
import { runningBackend } from './runningBackend.ts';

const { backend } = runningBackend({ seedFolders: [] });
const count = 1000;
const megabyte = 1024 * 1024;
/** In megabytes. Callers and server share this process, so both stand in the figures. */
const bounds = { peak: 200, kept: 32 };

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const secrets = () => ({
  SUPABASE_URL: backend().url,
  SUPABASE_SERVICE_ROLE_KEY: backend().secretKey,
});
const json = { 'content-type': 'application/json' };
const visitor = (n: number) => ({ 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` });

/** What one caller sends; the question is one whose answer needs no search. */
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
  calendar: {
    create: createCalendar,
    allowed: 120,
    request: (n: number) => ({ method: 'GET', headers: visitor(n) }),
  },
  'section-health': {
    create: createHealth,
    allowed: 60,
    request: (n: number) => ({
      method: 'POST',
      headers: visitor(n),
      body: JSON.stringify([{ remote: 'guides', version: 'v1', loads: 1, failures: 0 }]),
    }),
  },
};
const names = Object.keys(functions) as (keyof typeof functions)[];
const address = 'http://functions.invalid/';

/**
 * Calls of the database go straight to it: a thousand requests more, to ourselves, would cost ten seconds
 * and measure the deadline that a function gives its project.
 */
beforeEach(async () => {
  await backend().database.sql.exec('delete from private.rate_limits');
  const realFetch = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const [, name] = /\/rest\/v1\/rpc\/(\w+)$/.exec(String(input)) ?? [];
    if (name === undefined) return realFetch(input, init);
    const given = Object.entries(JSON.parse(String(init?.body)));
    const names = given.map(([parameter], place) => `${parameter} => $${place + 1}`);
    const { rows } = await backend().database.sql.query<{ answer: unknown }>(
      `select public.${name}(${names.join(', ')}) as answer`,
      given.map(([, value]) => value),
    );
    return Response.json(rows[0]?.answer ?? null);
  });
});

afterEach(() => vi.restoreAllMocks());

/** Calls at once, while memory is watched; how many answers have each status. */
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
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }),
  );
  clearInterval(watching);
  collectGarbage();
  const after = process.memoryUsage();
  expect((peak - before.rss) / megabyte).toBeLessThan(bounds.peak);
  expect((after.heapUsed - before.heapUsed) / megabyte).toBeLessThan(bounds.kept);
  expect((after.external - before.external) / megabyte).toBeLessThan(bounds.kept);
  return statuses;
}

describe('a thousand calls at once', () => {
  it.each(names)('of one visitor: %s answers exactly as many as it may', async (name) => {
    const { create, allowed, request } = functions[name];
    const handler = create(secrets());
    const waits: number[] = [];
    const statuses = await atOnce(async () => {
      const response = await handler(new Request(address, request(1)));
      if (response.status === 429) waits.push(Number(response.headers.get('retry-after')));
      return response;
    });
    expect(statuses).toEqual({ 200: allowed, 429: count - allowed });
    for (const wait of waits) expect(wait).toBeGreaterThan(0);
  });

  it('of a thousand visitors: the assistant answers exactly six hundred', async () => {
    const handler = createAssistant(secrets());
    const { request } = functions.assistant;
    const statuses = await atOnce((n) => handler(new Request(address, request(n))));
    expect(statuses).toEqual({ 200: 600, 429: count - 600 });
  });

  it('extract-pdf-content answers all, and each file is taken by one call', async () => {
    const handler = createExtraction(secrets());
    let taken = 0;
    const call = async () => {
      const response = await handler(new Request(address, { method: 'POST' }));
      const { processed, failed } = await response.clone().json();
      taken += processed + failed;
      return response;
    };
    await call();
    // They lie outside of the project's storage, so none is fetched.
    await backend().database.sql.exec(`
      insert into public.guides (category, title, file_url)
      select 'tesi', 'Guida ' || n, 'http://a.example/' || n || '.pdf' from generate_series(1, 30) as n`);
    expect(await atOnce(call)).toEqual({ 200: count });
    const { rows } = await backend().database.sql.query<{ attempts: number; files: number }>(
      'select attempts, count(*)::int as files from private.pdf_files group by attempts',
    );
    const files = new Map(rows.map((row) => [row.attempts, row.files]));
    // However many ask, eight are in work at most; nobody takes one again that has just failed.
    expect(taken).toBeGreaterThanOrEqual(8);
    expect(files).toEqual(new Map([[1, taken], ...(taken < 30 ? [[0, 30 - taken] as const] : [])]));
  });
});

describe('a thousand wrong calls at once, through the server', () => {
  const wrong: [number, string, RequestInit][] = [
    [405, 'assistant', { method: 'DELETE' }],
    [400, 'assistant', { method: 'POST', headers: json, body: '{' }],
    [400, 'assistant', { method: 'POST', headers: json, body: '[[[' }],
    [400, 'assistant', { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' }],
    [400, 'assistant', { method: 'POST', headers: json, body: 'a'.repeat(60_000) }],
    [405, 'calendar', { method: 'PUT', body: 'x' }],
    [405, 'section-health', {}],
    [400, 'section-health', { method: 'POST', body: '[{"remote":[]}]' }],
    [413, 'section-health', { method: 'POST', body: 'a'.repeat(60_000) }],
    [405, 'extract-pdf-content', {}],
    [404, 'no-such-function', { method: 'POST' }],
  ];

  it('are each told what is wrong with them', async () => {
    const told: [number, number][] = [];
    await atOnce(async (n) => {
      const [status, name, init] = wrong[n % wrong.length] ?? [0, '', {}];
      const response = await fetch(`${backend().url}/functions/v1/${name}`, init);
      told.push([response.status, status]);
      return response;
    });
    expect(told.filter(([status, right]) => status !== right)).toEqual([]);
  });
});
