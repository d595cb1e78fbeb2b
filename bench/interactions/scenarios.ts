import type { Page } from '@playwright/test';
import { type MeasuredPage, pages } from '../loading/pages.ts';

/** A page and what a visitor does there, in order. */
export interface Scenario {
  /** Opens the page, ready for the first interaction. */
  open: (page: Page, site: string) => Promise<void>;
  interactions: readonly Interaction[];
}

/** A tap, or keys typed one after the other. */
interface Interaction {
  name: string;
  /** Brings the page to where the interaction begins; not measured. */
  prepare?: (page: Page) => Promise<void>;
  tap?: string;
  keys?: readonly Key[];
  /** Is in the page once the interaction has its effect, and not before. */
  effect?: string;
}

/** The first digit of a grade has no visible effect and is not measured. */
export type Key = string | { withoutEffect: string };

const menu = 'button[aria-controls="menu"]';
const chat = '[data-mf="chat"] button[aria-haspopup="dialog"]';
const dialog = '[role="dialog"]';
const handouts = '[data-mf="handouts"]';
const preview = `${handouts} li button[aria-haspopup="dialog"]`;
const question = 'Quando scadono le tasse?';

/** @param ready Must be in the page before the first interaction. */
export function openPage(path: string, ready: string): Scenario['open'] {
  return async (page, site) => {
    await page.goto(site + path);
    await page.locator(ready).first().waitFor();
  };
}

export const scenarios: readonly Scenario[] = [
  {
    open: openPage('/', chat),
    interactions: [
      { name: 'open the menu', tap: menu, effect: '#menu:not([hidden])' },
      {
        name: 'switch the language',
        // Closes the menu again.
        prepare: (page) => page.tap(menu),
        tap: 'header button[lang="en"]',
        effect: 'html[lang="en"]',
      },
      { name: 'open the chat', tap: chat, effect: `${dialog} textarea` },
      {
        name: 'send a question',
        prepare: (page) => page.fill(`${dialog} textarea`, question),
        tap: `${dialog} button[type="submit"]`,
        effect: `${dialog} [data-message]:has-text("${question}")`,
      },
    ],
  },
  {
    open: openPage('/#calcolatori', '#calcolatori [data-mf="calculators"] h3'),
    interactions: [
      {
        name: 'open a calculator',
        prepare: (page) => page.locator('#calcolatori').scrollIntoViewIfNeeded(),
        tap: '#calcolatori [data-mf] button',
        effect: `${dialog} [role="combobox"]`,
      },
      {
        name: 'type a grade',
        prepare: async (page) => {
          await page.locator(`${dialog} [role="combobox"]`).first().click();
          await page.getByRole('option').first().click();
          await page.locator(`${dialog} [data-grade]`).first().focus();
          // A grade has two digits; the first has no effect.
          await page.keyboard.press('2');
        },
        keys: ['8'],
        effect: `${dialog} [data-grade]:has-text("28")`,
      },
    ],
  },
  {
    open: openPage('/dispense/clmg/primo-anno', `${handouts} li button`),
    interactions: [
      {
        name: 'filter a list',
        prepare: (page) => page.focus(`${handouts} input`),
        keys: ['d'],
        effect: `${handouts} input[value="d"]`,
      },
    ],
  },
  {
    open: openPage('/dispense/secondo-anno/Statistica', preview),
    interactions: [{ name: 'open a preview', tap: preview, effect: dialog }],
  },
];

/** Pages that a visitor opens by the menu, in this order. */
export const navigations: readonly MeasuredPage[] = [
  ...pages.filter(({ name }) => ['guides', 'representatives'].includes(name)),
  {
    name: 'handouts',
    path: '/dispense',
    dataSelector: `${handouts} a[href="/dispense/primo-anno"]`,
  },
].map((page) => ({ ...page, name: `to ${page.path}` }));
