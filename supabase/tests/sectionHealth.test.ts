/** What pages report of the versions that they loaded: written through the function, read through the API. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldReports, network, siteWith, viewOf } from './fieldReports.ts';
import { runningBackend } from './runningBackend.ts';

const { backend, visitor } = runningBackend({ seedFolders: [] });
const everyDay = '2026-01-01';

let site: Awaited<ReturnType<typeof siteWith>>;
const guides = {
  version: 'v2',
  previous: { version: 'v1' },
  canary: { version: 'v3' },
  older: ['v0'],
};
beforeAll(async () => {
  site = await siteWith(guides);
});
afterAll(() => site.close());
beforeEach(async () => {
  await backend().database.sql.exec(`
    truncate private.rate_limits, private.health_views, private.health_failures, private.health_errors,
      private.health_vitals, private.health_networks, private.health_failing_networks`);
});

const reports = (secrets?: Record<string, string>) => fieldReports(backend(), site.url, secrets);

async function healthOf(section: string, since = everyDay) {
  const { data } = await visitor().rpc('section_health', { section, since }).throwOnError();
  return new Map(data.map(({ version, ...health }) => [version, health]));
}

async function reportOf(section: string) {
  const { data } = await visitor()
    .rpc('health_report', { section, since: everyDay })
    .throwOnError();
  return data[0]?.report;
}

const error = { failure: 'crashed', summary: 'TypeError: x is not a function < pages.js' };

describe('counting', () => {
  it('adds up what pages saw, by version', async () => {
    const { report } = reports();
    await report(network(1), viewOf('guides', 'v2'), viewOf('shell', 'shell-1'));
    await report(network(2), viewOf('guides', 'v2', ['timed-out']), viewOf('guides', 'v1'));
    const response = await report(network(3), viewOf('guides', 'v2', ['crashed', 'timed-out']));
    expect(await response.json()).toEqual({ counted: 1 });
    expect(await healthOf('guides')).toEqual(
      new Map([
        ['v1', { views: 1, failed: 0, faulty: 0, failing_networks: 0 }],
        ['v2', { views: 3, failed: 2, faulty: 1, failing_networks: 2 }],
      ]),
    );
    expect((await healthOf('shell')).get('shell-1')).toMatchObject({ views: 1, failed: 0 });
  });

  it('counts no networks that a caller invents', async () => {
    const { report } = fieldReports(
      backend(),
      site.url,
      { EDGE_SECRET: 's'.repeat(32) },
      (named) => ({
        'x-edge-visitor': named,
        'x-edge-secret': 'guessed',
        'x-forwarded-for': `${named}, 192.0.2.1`,
      }),
    );
    // 80 were counted, and the watcher rolled a version back.
    for (let n = 1; n <= 80; n += 1) await report(network(n), viewOf('guides', 'v2', ['crashed']));
    expect((await healthOf('guides')).get('v2')).toMatchObject({ failed: 2, failing_networks: 1 });
  });

  it('leaves out days before the requested one', async () => {
    await reports().report(network(1), viewOf('guides', 'v2'));
    expect((await healthOf('guides', '2099-01-01')).size).toBe(0);
  });

  it('keeps failures by class, and vitals by route as a histogram', async () => {
    const lcp = { metric: 'LCP', route: '/guide/:category', value: 1234.5 };
    const { report } = reports();
    await report(network(1), viewOf('guides', 'v2', ['crashed'], { vitals: [lcp] }));
    await report(network(2), viewOf('guides', 'v2', [], { vitals: [{ ...lcp, value: 1400 }] }));
    expect(await reportOf('guides')).toMatchObject({
      days: [{ version: 'v2', views: 2, failed: 1 }],
      failures: [{ version: 'v2', failure: 'crashed', pages: 1 }],
      vitals: [{ version: 'v2', route: '/guide/:category', metric: 'LCP', upTo: 1500, pages: 2 }],
    });
  });

  it('shows an error once three networks have reported it', async () => {
    const { report } = reports();
    const crash = viewOf('guides', 'v2', ['crashed'], { errors: [error] });
    for (const visits of [1, 1, 2, 2]) await report(network(visits), crash);
    expect(await reportOf('guides')).toMatchObject({ errors: [] });
    await report(network(3), crash);
    expect(await reportOf('guides')).toMatchObject({
      errors: [
        { ...error, version: 'v2', networks: 3, fingerprint: expect.stringMatching(/^\w{16}$/) },
      ],
    });
  });

  it('stores no address', async () => {
    await reports().report(
      '203.0.113.77',
      viewOf('guides', 'v2', ['crashed'], { errors: [error] }),
    );
    const { rows } = await backend().database.sql.query(
      'select * from private.health_networks, private.health_errors, private.rate_limits',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('forgets a day’s networks the next day', async () => {
    const { sql } = backend().database;
    await reports().report(network(1), viewOf('guides', 'v2'));
    await sql.exec('update private.health_networks set day = day - 1');
    await reports().report(network(2), viewOf('guides', 'v1'));
    const { rows } = await sql.query('select version from private.health_networks');
    expect(rows).toEqual([{ version: 'v1' }]);
  });
});

describe('what nobody could have seen', () => {
  const token = 'x';
  const view = viewOf('guides', 'v2');
  it.each([
    ['no JSON', 'not json'],
    ['a bare object', '{}'],
    ['no version', { token, artefacts: [] }],
    ['no token', { artefacts: [view] }],
    ['a version twice', { token, artefacts: [view, view] }],
    [
      'twenty-one versions',
      { token, artefacts: Array.from({ length: 21 }, (_, n) => viewOf('guides', `v${n}`)) },
    ],
    ['an unknown failure', { token, artefacts: [viewOf('guides', 'v2', ['bored'])] }],
    ['a failure twice', { token, artefacts: [viewOf('guides', 'v2', ['crashed', 'crashed'])] }],
    ['an error without its failure', { token, artefacts: [{ ...view, errors: [error] }] }],
    [
      'a number in an error',
      {
        token,
        artefacts: [
          viewOf('guides', 'v2', ['crashed'], {
            errors: [{ ...error, summary: 'student 3012345' }],
          }),
        ],
      },
    ],
    [
      'an address in an error',
      {
        token,
        artefacts: [
          viewOf('guides', 'v2', ['crashed'], { errors: [{ ...error, summary: 'mario@example' }] }),
        ],
      },
    ],
    [
      'an address as route',
      {
        token,
        artefacts: [
          {
            ...view,
            vitals: [{ metric: 'LCP', route: '/dispense/primo-anno/Diritto 2', value: 1 }],
          },
        ],
      },
    ],
    [
      'a negative vital',
      { token, artefacts: [{ ...view, vitals: [{ metric: 'CLS', route: '/', value: -1 }] }] },
    ],
    [
      'an hour of LCP',
      {
        token,
        artefacts: [{ ...view, vitals: [{ metric: 'LCP', route: '/', value: 3_600_000 }] }],
      },
    ],
    ['a name of its own', { token, artefacts: [viewOf('<b>', 'v2')] }],
  ])('is refused: %s', async (_, body) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    expect((await reports().post(network(1), text)).status).toBe(400);
  });

  it('counts no version that the registry does not know', async () => {
    const response = await reports().report(
      network(1),
      viewOf('guides', 'invented'),
      viewOf('nobody', 'v2'),
      viewOf('guides', 'v3'),
    );
    expect(await response.json()).toEqual({ counted: 1 });
    expect([...(await healthOf('guides')).keys()]).toEqual(['v3']);
  });

  it('refuses large bodies and other methods', async () => {
    expect((await reports().post(network(1), 'x'.repeat(20_000))).status).toBe(413);
    expect((await reports().ask(network(1), { method: 'DELETE' })).status).toBe(405);
  });
});

describe('the token', () => {
  const body = (token: string) =>
    JSON.stringify({ token, artefacts: [viewOf('guides', 'v2', ['crashed'])] });

  it.each(['', 'x', 'x.y', `zzzzzz.${'0'.repeat(32)}`])(
    'cannot be invented: "%s"',
    async (token) => {
      expect((await reports().post(network(1), body(token))).status).toBe(403);
    },
  );

  it('is of no use in another network, or later than half a day', async () => {
    const { tokenFor, post } = reports();
    const token = await tokenFor(network(1));
    expect((await post(network(2), body(token))).status).toBe(403);
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 13 * 3_600_000);
    expect((await post(network(1), body(token))).status).toBe(403);
    now.mockRestore();
    expect((await post(network(1), body(token))).status).toBe(200);
  });

  it('is given to no page where no site is configured', async () => {
    const answer = await fetch(`${backend().url}/functions/v1/section-health`);
    expect(await answer.json()).toEqual({ token: null });
  });
});

describe('rights and limits', () => {
  it('five forged reports of one network are two failures of one network', async () => {
    const { report } = reports();
    for (let n = 0; n < 5; n += 1) await report(network(1), viewOf('guides', 'v3', ['crashed']));
    expect((await healthOf('guides')).get('v3')).toEqual({
      views: 2,
      failed: 2,
      faulty: 2,
      failing_networks: 1,
    });
  });

  it('counts twenty views of a network a day', async () => {
    const { report } = reports();
    for (let n = 0; n < 25; n += 1) await report(network(1), viewOf('guides', 'v3'));
    expect((await healthOf('guides')).get('v3')).toMatchObject({ views: 20 });
  });

  it('visitors cannot count without the function', async () => {
    const { error: refused } = await visitor().rpc('count_health' as never, {} as never);
    expect(refused?.code).toMatch(/42501|PGRST/);
  });

  // A campus has one address, and a 429 would stand in the console of each of its pages.
  it('gives a network so many tokens and takes so many reports, and drops more without an error', async () => {
    const { ask, post, tokenFor } = reports();
    const answers = await Promise.all(Array.from({ length: 70 }, () => ask(network(1))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const tokens = await Promise.all(answers.map((answer) => answer.json()));
    expect(tokens.filter(({ token }) => token === null)).toHaveLength(10);
    const statuses = new Map<number, number>();
    const body = JSON.stringify({
      token: await tokenFor(network(2)),
      artefacts: [viewOf('guides', 'v3')],
    });
    for (let n = 0; n < 65; n += 1) {
      const { status } = await post(network(2), body);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 60, 202: 5 });
  });
});
