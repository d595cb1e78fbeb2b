/** What a visitor does before a section's code is there: it is answered after it, and nothing is lost. */
import type { Locator, Page } from '@playwright/test';
import type { RemoteName } from 'shared/contract';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { expect, startPage, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { previewLinks } from './preview.ts';

const codeOf = (site: ServedSite, section: RemoteName) => `${site.origins.get(section)}/**/*.js`;

const shellCode = '**/static/js/index.*.js';

async function expectAnswered(page: Page, button: Locator, attribute: string): Promise<void> {
  await expect(button).toHaveAttribute(attribute, 'true');
  await expect(page.locator('[data-waiting]')).toHaveCount(0);
}

test('opens the representatives of a body, without scrolling', async ({ page, site }) => {
  const release = await holdRequests(page, codeOf(site, 'representatives'));
  await page.goto('/rappresentanti');
  await startPage(page);
  const button = page.getByRole('button', { name: 'Vedi: ISU' });
  await button.click();
  const opened = page.locator('main article').filter({ hasText: 'ISU' }).getByRole('button');
  await expect(opened).toHaveAttribute('data-waiting', '');
  const scrolled = await page.evaluate(() => window.scrollY);
  release();
  await expectAnswered(page, opened, 'aria-expanded');
  await expect(page.getByText('Giulia Segnaposto', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('opens a file in the reader once its code is there, and not in a tab', async ({
  page,
  site,
}) => {
  const release = await holdRequests(page, codeOf(site, 'handouts'));
  await page.goto('/dispense/secondo-anno/Statistica');
  await startPage(page);
  const file = previewLinks(page).first();
  await file.click();
  await expect(file).toHaveAttribute('data-waiting', '');
  release();
  await expect(page.getByRole('region', { name: 'Pagine del file' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
});

test('searches for what was typed, and keeps the focus', async ({ page, site }) => {
  for (const { path, section, typed, found } of [
    { path: '/guide', section: 'guides', typed: 'relatore', found: 'Trovare il relatore' },
    { path: '/rappresentanti', section: 'representatives', typed: 'nadia', found: 'Nadia Bozza' },
    {
      path: '/dispense',
      section: 'handouts',
      typed: 'ottimizzazione',
      found: 'Metodi quantitativi',
    },
  ] as const) {
    await test.step(path, async () => {
      const releases = [
        await holdRequests(page, shellCode),
        await holdRequests(page, codeOf(site, section)),
      ];
      await page.goto(path, { waitUntil: 'commit' });
      const field = page.getByRole('searchbox');
      await field.pressSequentially(typed);
      for (const release of releases) {
        release();
        await startPage(page);
        await expect(field).toHaveValue(typed);
      }
      await expect(page.locator('main').getByText(found).first()).toBeVisible();
      await expect(field).toHaveValue(typed);
      await expect(field).toBeFocused();
    });
  }
});

test('answers what was tapped on the home page, when the code of its section comes', async ({
  page,
  site,
}) => {
  const taps = [
    { section: 'handouts', role: 'button', name: 'Terzo anno', answered: 'aria-pressed' },
    { section: 'events-marketplace', role: 'tab', name: 'Passati', answered: 'aria-selected' },
  ] as const;
  const releases = new Map<string, () => void>();
  for (const section of ['handouts', 'events-marketplace', 'calculators'] as const) {
    releases.set(section, await holdRequests(page, codeOf(site, section)));
  }
  await page.goto('/');
  await startPage(page);
  for (const { section, role, name, answered } of taps) {
    await test.step(name, async () => {
      const button = page.getByRole(role, { name });
      await button.click();
      await expect(button).toHaveAttribute('data-waiting', '');
      releases.get(section)?.();
      await expectAnswered(page, button, answered);
      await expect(button).toBeFocused();
    });
  }

  await test.step('a calculator', async () => {
    const button = page.getByRole('button', { name: 'Usa il calcolatore' }).first();
    await button.click();
    await expect(button).toHaveAttribute('data-waiting', '');
    releases.get('calculators')?.();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('loads the code of a section far below only when it is near', async ({ page, site }) => {
  const requested: string[] = [];
  const origin = site.origins.get('events-marketplace') ?? '';
  page.on('request', (request) => {
    if (request.url().startsWith(origin) && request.resourceType() !== 'stylesheet') {
      requested.push(request.url());
    }
  });
  // In a higher window the marketplace, which shares the code of the events, is near the years.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto('/');
  await startPage(page);
  const event = page.locator('#eventi article').first();
  await expect(event).toBeVisible();
  // Other sections answer meanwhile.
  const year = page.getByRole('button', { name: 'Terzo anno' });
  await year.click();
  await expect(year).toHaveAttribute('aria-pressed', 'true');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await page.locator('#eventi').scrollIntoViewIfNeeded();
  await page.getByRole('tab', { name: 'Passati' }).click();
  await expect(page.getByRole('tab', { name: 'Passati' })).toHaveAttribute('aria-selected', 'true');
  expect(requested).not.toEqual([]);
  await page.getByRole('tab', { name: 'Prossimi' }).click();
  await expect(event).toBeVisible();
});
