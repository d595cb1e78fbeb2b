/** Axe on pages with something open, empty or out of service: English, both themes. */
import type { Page } from '@playwright/test';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { failReads, mockRows } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';

interface State {
  path: string;
  /** Runs before the page is opened. */
  prepare?: (page: Page, site: ServedSite) => Promise<unknown>;
  /** Runs once the page is open. */
  act?: (page: Page) => Promise<void>;
  /** Visible in this state. */
  shown: string;
}

const alert = 'main [role="alert"]';
const dialog = '[role="dialog"]:has(h2)';

const states: Record<string, State> = {
  'a course': { path: '/dispense/secondo-anno/Statistica', shown: 'main [data-mf] li' },
  'a section out of service': {
    path: '/guide',
    prepare: (page, site) =>
      page.route(`${site.origins.get('guides')}/**`, (route) => route.abort()),
    shown: alert,
  },
  'a failed request': {
    path: '/rappresentanti',
    prepare: (page) => failReads(page, 'representatives'),
    shown: 'text="Try again"',
  },
  'a category without guides': {
    path: '/guide/tesi',
    prepare: (page) => mockRows(page, 'guides', []),
    shown: 'main [data-mf] p',
  },
  'the chat': {
    path: '/#astra-gpt',
    act: (page) => page.locator('[data-mf="chat"] button[aria-haspopup="dialog"]').click(),
    shown: dialog,
  },
};

test('axe finds no violation in any of these states', async ({ page, site, visit }) => {
  test.slow();
  for (const [name, { path, prepare, act, shown }] of Object.entries(states)) {
    await test.step(name, async () => {
      await prepare?.(page, site);
      await visit(path, 'en');
      await act?.(page);
      // A failed read is attempted three times, with backoff.
      await expect(page.locator(shown).first()).toBeVisible({ timeout: 30_000 });
      expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
      await page.unrouteAll();
    });
  }
});

test('axe finds no violation in the menu and the privacy policy', async ({ page, visit }) => {
  await visit('/chi-siamo', 'en');
  await page.locator('button[aria-controls="menu"]').click();
  await expect(page.locator('#menu')).toBeVisible();
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
  await page.keyboard.press('Escape');
  await expect(page.locator('#menu')).toBeHidden();

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('button', { name: /privacy/i }).click();
  await expect(page.locator(dialog)).toBeVisible();
  expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
});
