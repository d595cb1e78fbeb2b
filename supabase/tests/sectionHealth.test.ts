/** Loads and failures per version of a section, written through the function and read through the API. */
import { describe, expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { backend, visitor } = runningBackend({ seedFolders: [] });

const send = (body: string, init: RequestInit = {}) =>
  fetch(`${backend().url}/functions/v1/section-health`, { method: 'POST', body, ...init });

const count = (remote: string, version: string, loads: number, failures: number) =>
  send(JSON.stringify([{ remote, version, loads, failures }]));

async function healthOf(section: string, since = '2026-01-01') {
  const { data } = await visitor().rpc('section_health', { section, since }).throwOnError();
  return new Map(data.map(({ version, loads, failures }) => [version, { loads, failures }]));
}

describe('counting', () => {
  it('adds up the reports of pages per version', async () => {
    for (let page = 0; page < 3; page += 1) await count('guides', 'v1', 1, 0);
    const response = await send(
      JSON.stringify([
        { remote: 'guides', version: 'v1', loads: 1, failures: 1 },
        { remote: 'guides', version: 'v2', loads: 0, failures: 1 },
      ]),
    );
    expect(response.status).toBe(200);
    const health = await healthOf('guides');
    expect(health.get('v1')).toEqual({ loads: 4, failures: 1 });
    expect(health.get('v2')).toEqual({ loads: 0, failures: 1 });
  });

  it('leaves out days before the requested one', async () => {
    await count('guides', 'v1', 1, 0);
    expect((await healthOf('guides', '2099-01-01')).size).toBe(0);
  });

  it.each([
    'not json',
    '{}',
    '[]',
    '[{"remote":"guides","version":"v1","loads":1}]',
    '[{"remote":"guides","version":"v1","loads":1000000,"failures":0}]',
    '[{"remote":"guides","version":"v1","loads":-1,"failures":0}]',
    '[{"remote":"<b>","version":"v1","loads":1,"failures":0}]',
    `[{"remote":"guides","version":"${'v'.repeat(61)}","loads":1,"failures":0}]`,
  ])('refuses %s', async (body) => {
    expect((await send(body)).status).toBe(400);
  });

  it('refuses large bodies and other methods', async () => {
    expect((await send('x'.repeat(5000))).status).toBe(413);
    expect((await fetch(`${backend().url}/functions/v1/section-health`)).status).toBe(405);
  });

  it('counts at most twenty versions of a section a day', async () => {
    for (let page = 0; page < 3; page += 1) {
      const counts = Array.from({ length: 20 }, (_, index) => ({
        remote: 'chat',
        version: `invented-${page}-${index}`,
        loads: 1,
        failures: 0,
      }));
      await send(JSON.stringify(counts));
    }
    expect((await healthOf('chat')).size).toBe(20);
  });

  it('counts a version that visitors load, however many were invented before and after', async () => {
    await backend().database.sql.exec('delete from private.rate_limits');
    const invent = (name: string) =>
      send(
        JSON.stringify(
          Array.from({ length: 20 }, (_, index) => ({
            remote: 'events',
            version: `${name}-${index}`,
            loads: 1,
            failures: 0,
          })),
        ),
      );
    await invent('before');
    for (let page = 0; page < 3; page += 1) await count('events', 'canary', 1, 0);
    await invent('after');
    await invent('again');
    await count('events', 'canary', 0, 1);
    const health = await healthOf('events');
    expect(health.get('canary')).toEqual({ loads: 3, failures: 1 });
    expect(health.size).toBe(20);
  });
});

describe('rights and limits', () => {
  it('visitors cannot count without the function', async () => {
    const { error } = await visitor().rpc('count_section_health' as never, { counts: [] } as never);
    expect(error?.code).toMatch(/42501|PGRST/);
  });

  it('limits the reports of one visitor', async () => {
    const answers = await Promise.all(
      Array.from({ length: 70 }, () => count('guides', 'v1', 1, 0)),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(429);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toMatch(
      /^\d+$/,
    );
  });
});
