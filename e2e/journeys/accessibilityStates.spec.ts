/** What pages look like when something is open, missing or out of order, to axe: English, both themes. */
import type { Page } from '@playwright/test';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { answerRows, refuseReads } from './alteredReads.ts';
import { expect, test } from './fixtures.ts';

interface State {
  path: string;
  /** Before the page is opened. */
  prepare?: (page: Page, site: ServedSite) => Promise<unknown>;
  /** What the visitor does then. */
  act?: (page: Page) => Promise<void>;
  /** What there is to be seen. */
  shown: string;
}

const alert = 'main [role="alert"]';
const dialog = '[role="dialog"]:has(h2)';

const states: Record<string, State> = {
  'a course': { path: '/dispense/secondo-anno/Statistica', shown: 'main [data-mf] li' },
  'a section that is down': {
    path: '/guide',
    prepare: (page, site) =>
      page.route(`${site.origins.get('guides')}/**`, (route) => route.abort()),
    shown: alert,
  },
  'data that do not come': {
    path: '/rappresentanti',
    prepare: (page) => refuseReads(page, 'representatives'),
    shown: 'text="Try again"',
  },
  'a category without guides': {
    path: '/guide/tesi',
    prepare: (page) => answerRows(page, 'guides', []),
    shown: 'main [data-mf] p',
  },
  'the chat': {
    path: '/#astra-gpt',
    act: (page) => page.locator('[data-mf="chat"] button[aria-haspopup="dialog"]').click(),
    shown: dialog,
  },
  'the menu': {
    path: '/chi-siamo',
    act: (page) => page.locator('button[aria-controls="menu"]').click(),
    shown: '#menu:not([hidden])',
  },
  'what becomes of one’s data': {
    path: '/chi-siamo',
    act: (page) =>
      page
        .getByRole('contentinfo')
        .getByRole('button', { name: /privacy/i })
        .click(),
    shown: dialog,
  },
};

for (const [name, { path, prepare, act, shown }] of Object.entries(states)) {
  test(`axe finds nothing wrong with ${name}`, async ({ page, site, visit }) => {
    await prepare?.(page, site);
    await visit(path, 'en');
    await act?.(page);
    // A read that fails is tried three times, with pauses.
    await expect(page.locator(shown).first()).toBeVisible({ timeout: 30_000 });
    expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
  });
}
