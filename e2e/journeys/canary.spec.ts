import { expect, type Page, type Request } from '@playwright/test';
import type { ArtefactReport } from '../../shell/src/health/artefactReport.ts';
import { network, viewOf } from '../../supabase/tests/fieldReports.ts';
import { readEntry } from '../../tools/registry/entries.ts';
import { artefactIn } from '../../tools/release/artefactIn.ts';
import { unseen } from '../../tools/release/canaryDecision.ts';
import { promote } from '../../tools/release/changeLive.ts';
import { readHealth } from '../../tools/release/health.ts';
import { release } from '../../tools/release/release.ts';
import { type Alarm, watchHealth } from '../../tools/watch/watchHealth.ts';
import { crashingShell } from './crashingShell.ts';
import { healthTest } from './healthSite.ts';
import { guides, liveGuides, publishGuides, test } from './ownSite.ts';

// In one worker, which builds the versions once.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

const log = () => {};

test('the same visitors always get the canary, and a broken one falls back', async ({
  browser,
  ownSite,
  deployment,
  builds,
}) => {
  await publishGuides(deployment, builds.second, 'v2', 10);
  const shown = async (number: string) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript((value) => localStorage.setItem('canary', value), number);
    const visitor = await context.newPage();
    await visitor.goto(`${ownSite.url}/guide`);
    const label = await guides(visitor)
      .getByText(/^Esplora/)
      .first()
      .textContent();
    await context.close();
    return label;
  };
  expect(await shown('9')).toBe('Esplora la linea');
  expect(await shown('10')).toBe('Esplora');
  expect(await shown('?')).toMatch(/^Esplora/);

  await test.step('a new visitor gets a number and keeps it', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const visitor = await context.newPage();
    const number = () => visitor.evaluate(() => localStorage.getItem('canary'));
    await visitor.goto(`${ownSite.url}/guide`);
    await expect(guides(visitor).getByRole('link').first()).toBeVisible();
    const first = await number();
    expect(first).toMatch(/^\d\d?$/);
    await visitor.reload();
    await expect(guides(visitor).getByRole('link').first()).toBeVisible();
    expect(await number()).toBe(first);
    await context.close();
  });

  await test.step('visitors see the live version when the canary crashes', async () => {
    await publishGuides(deployment, builds.broken, 'v3', 10);
    expect(await shown('9')).toBe('Esplora');
  });
});

healthTest(
  'promotes a healthy canary and aborts one that fails, whatever is forged',
  async ({ page, context, healthSite, builds }) => {
    const { site, deployment, reports } = healthSite;
    await page.addInitScript(() => localStorage.setItem('canary', '5'));
    const section = artefactIn(deployment, 'guides');
    const options = { deployment, log };
    const seenOf = async (version: string) =>
      (await readHealth(deployment.readConfig(), 'guides', '2026-01-01')).get(version) ?? unseen;
    const liveVersion = liveGuides(site)?.version ?? '';

    await test.step('a page reports once, when it is hidden, that the canary failed', async () => {
      await publishGuides(deployment, builds.broken, 'bad', 10);
      const given = page.waitForResponse((response) => isHealth(response.request(), 'GET'));
      await page.goto(`${site.url}/guide`);
      await expect(guides(page).getByText('Esplora', { exact: true }).first()).toBeVisible();
      expect((await (await given).json()).token).toMatch(/^\w+\.\w+$/);
      const sent = collectReports(page);
      await expect
        .poll(async () => {
          await hide(page);
          return sent.length;
        })
        .toBe(1);
      await guides(page).getByRole('link').first().click();
      await expect(guides(page).getByRole('listitem').first()).toBeVisible();
      await hide(page);
      expect(sent).toHaveLength(1);
      const [{ artefacts }] = sent as [{ artefacts: ArtefactReport[] }];
      expect(artefacts.map(({ name, version, failures }) => [name, version, failures])).toEqual(
        expect.arrayContaining([
          ['guides', 'bad', ['crashed']],
          ['guides', liveVersion, []],
          ['shell', expect.any(String), []],
        ]),
      );
      const [bad] = artefacts.filter(({ version }) => version === 'bad');
      expect(bad?.errors[0]?.summary).toMatch(/^Error: broken on purpose/);
      const vitals = artefacts.flatMap((artefact) => artefact.vitals);
      expect(vitals.map(({ metric, route }) => [metric, route])).toEqual(
        expect.arrayContaining([
          ['LCP', '/guide'],
          ['CLS', '/guide'],
        ]),
      );
      await expect.poll(async () => (await seenOf('bad')).failed).toBe(1);
    });

    await test.step('a browser with Global Privacy Control sends nothing', async () => {
      const visitor = await context.newPage();
      await visitor.addInitScript(() =>
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
      );
      const asked: string[] = [];
      visitor.on('request', (request) => {
        asked.push(new URL(request.url()).pathname);
      });
      await visitor.goto(`${site.url}/guide`);
      // What else waits until the page is idle.
      await expect.poll(() => asked.join()).toContain('extract-pdf-content');
      await visitor.waitForLoadState('networkidle');
      await hide(visitor);
      expect(asked.filter((path) => path.endsWith('/section-health'))).toEqual([]);
      await visitor.close();
    });

    await test.step('five forged reports have no effect', async () => {
      const before = await seenOf('bad');
      for (let n = 0; n < 5; n += 1) {
        const forged = viewOf('guides', 'bad', ['crashed']);
        await reports.post(network(200), JSON.stringify({ token: 'x', artefacts: [forged] }));
        await reports.report(network(200), viewOf('guides', 'invented', ['crashed']), forged);
      }
      expect((await seenOf('bad')).failed).toBe(before.failed + 2);
      expect(await watchHealth({ ...options, tell: async () => {} })).toEqual([]);
      await expect(promote(section, options)).rejects.toThrow('Too few visits');
      expect(liveGuides(site)?.canary?.version).toBe('bad');
    });

    await test.step('the watcher ends a canary that fails for visitors of many networks', async () => {
      for (let n = 1; n <= 30; n += 1) {
        await reports.report(network(n), viewOf('guides', liveVersion));
        if (n <= 5) await reports.report(network(n), viewOf('guides', 'bad', ['crashed']));
      }
      const told: Alarm[] = [];
      await watchHealth({ ...options, tell: async (alarm) => void told.push(alarm) });
      expect(told).toEqual([
        { artefact: 'guides', text: expect.stringMatching(/^bad failed in 8 of 8 pages/) },
      ]);
      expect(liveGuides(site)?.canary).toBeNull();
      expect(liveGuides(site)?.version).toBe(liveVersion);
    });

    await test.step('a healthy canary is promoted', async () => {
      await publishGuides(deployment, builds.second, 'good', 10);
      // The function asks the site for its versions again after a while.
      await expect
        .poll(async () => {
          const response = await reports.report(network(201), viewOf('guides', 'good'));
          return (await response.json()).counted;
        })
        .toBe(1);
      for (let n = 31; n <= 80; n += 1) {
        const failures = n <= 50 ? ['timed-out'] : [];
        await reports.report(
          network(n),
          viewOf('guides', 'good'),
          viewOf('guides', liveVersion, failures),
        );
      }
      await promote(section, options);
      expect(liveGuides(site)).toMatchObject({ version: 'good', canary: null });
    });

    await test.step('the watcher brings the version before back when the live one fails', async () => {
      for (let n = 100; n < 130; n += 1) {
        await reports.report(network(n), viewOf('guides', 'good', ['crashed']));
      }
      await watchHealth({ ...options, tell: async () => {} });
      expect(liveGuides(site)?.version).toBe(liveVersion);
    });
  },
);

healthTest(
  'the watcher brings the shell before back when the live one does not start',
  async ({ page, healthSite }) => {
    const { deployment, reports, site } = healthSite;
    const shell = artefactIn(deployment, 'shell');
    const { version: before } = await readEntry(shell);
    const built = crashingShell('crashing');
    try {
      // Without opening a page: shellRelease.spec.ts has what the release says of it.
      await release(shell, { commit: 'journeys', log, built, routes: [], force: true });
    } finally {
      built.remove();
    }
    const { version: broken } = await readEntry(shell);
    const seenOf = async (version: string) =>
      (await readHealth(deployment.readConfig(), 'shell', '2026-01-01')).get(version) ?? unseen;
    const watch = () => watchHealth({ deployment, log, tell: async () => {} });

    await test.step('the shell that visitors get instead reports it, once for a tab', async () => {
      const sent = collectReports(page) as { artefacts: ArtefactReport[] }[];
      for (const failures of [['crashed'], []]) {
        const given = page.waitForResponse((response) => isHealth(response.request(), 'GET'));
        await page.goto(`${site.url}/guide`);
        await (await given).finished();
        const earlier = sent.length;
        await expect
          .poll(async () => {
            await hide(page);
            return sent.length;
          })
          .toBe(earlier + 1);
        const of = (version: string) =>
          sent.at(-1)?.artefacts.find((one) => one.name === 'shell' && one.version === version);
        expect(of(before)).toMatchObject({ failures: [] });
        expect(of(broken)?.failures ?? []).toEqual(failures);
      }
      await expect.poll(async () => (await seenOf(broken)).failed).toBe(1);
      expect(await watch()).toEqual([]);
    });

    for (let n = 1; n <= 10; n += 1) {
      await reports.report(
        network(n),
        viewOf('shell', broken, ['crashed']),
        viewOf('shell', before),
      );
    }
    expect(await watch()).toEqual([
      { artefact: 'shell', text: expect.stringContaining(`${before} is live again`) },
    ]);
    expect((await readEntry(shell)).version).toBe(before);
  },
);

/** Hides the page and shows it again, as a visitor does who looks at another tab. */
async function hide(page: Page) {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

function isHealth(request: Request, method: string): boolean {
  return request.method() === method && request.url().endsWith('/section-health');
}

/** The bodies of the reports that a page sends from now on. */
function collectReports(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (isHealth(request, 'POST')) sent.push(JSON.parse(request.postData() ?? ''));
  });
  return sent;
}
