import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { type RemoteName, remoteNames } from 'shared/contract';
import { parseRegistry } from 'shared/registry';
import { sectionTitles } from '../../shell/src/composition.ts';
import { axeFindings } from '../../tools/browser/axeFindings.ts';
import { addressIn, expect, test } from './fixtures.ts';

const health = {
  days: [
    { day: '2026-11-22', version: 'v1', views: 900, failed: 3 },
    { day: '2026-11-23', version: 'v2', views: 100, failed: 12 },
  ],
  failures: [{ version: 'v2', failure: 'crashed', pages: 12 }],
  errors: [
    {
      version: 'v2',
      fingerprint: '0123456789abcdef',
      failure: 'crashed',
      summary: 'TypeError: rows.map is not a function < pages.js',
      networks: 5,
      lastDay: '2026-11-23',
    },
  ],
  vitals: [
    { version: 'v1', route: '/guide', metric: 'LCP', upTo: 2000, pages: 80 },
    { version: 'v2', route: '/guide', metric: 'LCP', upTo: 6000, pages: 20 },
    { version: 'v2', route: '/guide', metric: 'CLS', upTo: 0, pages: 100 },
  ],
};

test('the footer leads to the live version of every section', async ({ page, site, visit }) => {
  await page.route('**/rest/v1/rpc/health_report*', (route) =>
    route.fulfill({
      json: [{ report: health }],
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await visit('/chi-siamo', 'en');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Versions' }).click();
  await expect(page).toHaveURL(addressIn('en', '/versioni'));
  const { remotes } = parseRegistry(
    JSON.parse(readFileSync(`${site.folder}/shell/registry.json`, 'utf8')),
  );
  const cardOf = (remote: RemoteName) =>
    page.getByRole('listitem').filter({
      has: page.getByRole('heading', { name: sectionTitles[remote].en }),
    });
  for (const remote of remoteNames) {
    await expect(cardOf(remote)).toContainText('live');
    await expect(cardOf(remote)).toContainText(remotes.get(remote)?.version ?? 'none');
    await expect(cardOf(remote).getByRole('definition')).toHaveCount(5);
  }
  expect(await axeFindings(page)).toEqual([]);

  await test.step('a team sees how its versions do', async () => {
    await cardOf('guides').getByRole('link').click();
    await expect(page).toHaveURL(addressIn('en', '/versioni/guides'));
    await expectHealth(page);
  });
});

async function expectHealth(page: Page): Promise<void> {
  const card = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { level: 3, name, exact: true }),
      });
  await expect(card('v2')).toContainText('12');
  await expect(card('v2').getByRole('listitem')).toHaveText(
    'an error while it started or rendered: 12',
  );
  await expect(card('/guide')).toContainText('up to 2,000 ms');
  await expect(page.getByText('rows.map is not a function')).toBeVisible();
  await page.getByText('The same numbers').click();
  await expect(page.getByRole('row')).toHaveText([/./, /900\s*3/, /100\s*12/]);
  expect(await axeFindings(page)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
}

test('is not indexed, and tells a team that nobody has reported its versions yet', async ({
  page,
  site,
  visit,
}) => {
  await visit('/versioni');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(readFileSync(`${site.folder}/shell/sitemap.xml`, 'utf8')).not.toContain('versioni');

  const card = page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: 'Struttura del sito' }) });
  await card.getByRole('link', { name: 'Come va sui dispositivi' }).click();
  await expect(page).toHaveURL('/versioni/shell');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Struttura del sito');
  await expect(page.getByText('Nessuna pagina ha ancora mandato dati.')).toBeVisible();
});

test('shows a section whose server is down as out of service', async ({ page, site, visit }) => {
  await site.stopServer('guides');
  try {
    await visit('/versioni');
    await expect(page.getByRole('listitem').filter({ hasText: 'Guide' })).toContainText(
      'fuori servizio',
    );
    const live = page.getByRole('listitem').getByText('online', { exact: true });
    await expect(live).toHaveCount(remoteNames.length - 1);
  } finally {
    await site.startServer('guides');
  }
});

test('outlines the remotes on every page of the tab until switched off', async ({
  page,
  visit,
}) => {
  const outline = () =>
    page.locator('main [data-mf="guides"]').evaluate((slot) => {
      const label = getComputedStyle(slot, '::before').content;
      const rendered = slot.firstElementChild;
      return { label, outline: rendered ? getComputedStyle(rendered).outlineStyle : '' };
    });
  await visit('/versioni');
  await page.getByRole('switch').click();
  await visit('/guide');
  await expect(page.locator('main [data-mf="guides"] a').first()).toBeVisible();
  expect(await outline()).toEqual({ label: '"guides"', outline: 'dashed' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Versioni' }).click();
  await expect(page.getByRole('switch')).toBeChecked();
  await page.getByRole('switch').click();
  await visit('/guide');
  await expect(page.locator('main [data-mf="guides"] a').first()).toBeVisible();
  expect(await outline()).toEqual({ label: 'none', outline: 'none' });
});
