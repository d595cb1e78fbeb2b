import { expect, type Page } from '@playwright/test';
import { readHealth } from '../../tools/release/health.ts';
import { promote } from '../../tools/release/promote.ts';
import { release } from '../../tools/release/release.ts';
import { guides, liveGuides, test } from './ownSite.ts';

// In one worker, which builds the versions once.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

const common = { remote: 'guides', commit: 'journeys', log: () => {} } as const;

test('the same visitors always get the canary, and a broken one falls back', async ({
  browser,
  ownSite,
  deployment,
  builds,
}) => {
  await release({ ...common, dist: builds.second, version: 'v2', percentage: 10, deployment });
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
    const broken = { ...common, dist: builds.broken, version: 'v3', percentage: 10, deployment };
    await release({ ...broken, force: true });
    expect(await shown('9')).toBe('Esplora');
  });
});

test('promotes a healthy canary and aborts one that fails', async ({
  page,
  ownSite,
  deployment,
  builds,
}) => {
  const { url } = ownSite.backend;
  const count = (version: string, loads: number, failures: number) =>
    fetch(`${url}/functions/v1/section-health`, {
      method: 'POST',
      body: JSON.stringify(
        Array.from({ length: 20 }, () => ({ remote: 'guides', version, loads, failures })),
      ),
    });
  await page.addInitScript(() => localStorage.setItem('canary', '5'));
  const options = { deployment, remote: 'guides', log: common.log } as const;

  await test.step('a page reports that the canary failed', async () => {
    const broken = { ...common, dist: builds.broken, version: 'bad', percentage: 10, deployment };
    await release({ ...broken, force: true });
    await page.goto(`${ownSite.url}/guide`);
    await expect(guides(page).getByText('Esplora', { exact: true }).first()).toBeVisible();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/section-health')) sent.push(request.postData() ?? '');
    });
    await hide(page);
    await guides(page).getByRole('link').first().click();
    await expect(guides(page).getByRole('listitem').first()).toBeVisible();
    await hide(page);
    await page.goto('about:blank');
    // The category is another view of the same version, in the same page.
    const counts = sent.flatMap((body) => JSON.parse(body));
    expect(counts.map(({ loads, failures }) => [loads, failures])).toEqual([
      [1, 1],
      [1, 0],
    ]);
    const failures = async () => {
      const health = await readHealth(deployment.readConfig(), 'guides', '2026-01-01');
      return health.get('bad')?.failures ?? 0;
    };
    await expect.poll(failures).toBeGreaterThan(0);
  });

  await test.step('too few visits to decide', async () => {
    await expect(promote(options)).rejects.toThrow('Fewer than 50 visits');
    expect(liveGuides(ownSite)?.canary?.version).toBe('bad');
  });

  await test.step('a canary that fails too often is aborted', async () => {
    await count('bad', 10, 5);
    await promote(options);
    expect(liveGuides(ownSite)?.canary).toBeNull();
    expect(liveGuides(ownSite)?.version).not.toBe('bad');
  });

  await test.step('a healthy canary is promoted', async () => {
    const good = { ...common, dist: builds.second, version: 'good', percentage: 10, deployment };
    await release(good);
    await count('good', 10, 0);
    await promote(options);
    expect(liveGuides(ownSite)).toMatchObject({ version: 'good', canary: null });
  });
});

/** Hides the page and shows it again, as a visitor does who looks at another tab. */
async function hide(page: Page) {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}
