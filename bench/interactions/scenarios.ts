import type { Page } from '@playwright/test';

/** A page and what a visitor does there, in order. */
export interface Scenario {
  path: string;
  /** Must be in the page before the first interaction. */
  ready: string;
  interactions: readonly Interaction[];
}

/** A tap or a key. */
export type Interaction = {
  name: string;
  /** Brings the page to where the interaction begins; not measured. */
  prepare?: (page: Page) => Promise<void>;
  /** Is in the page once the interaction has its effect, and not before. */
  effect: string;
} & ({ tap: string } | { key: string });

const menu = 'button[aria-controls="menu"]';
const chat = '[data-mf="chat"] button[aria-haspopup="dialog"]';
const dialog = '[role="dialog"]';
const handouts = '[data-mf="handouts"]';
const question = 'Quando scadono le tasse?';

export const scenarios: readonly Scenario[] = [
  {
    path: '/',
    ready: chat,
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
    path: '/#calcolatori',
    ready: '#calcolatori [data-mf="calculators"] h3',
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
        key: '8',
        effect: `${dialog} [data-grade]:has-text("28")`,
      },
    ],
  },
  {
    path: '/dispense/clmg/primo-anno',
    ready: `${handouts} li button`,
    interactions: [
      {
        name: 'filter a list',
        prepare: (page) => page.focus(`${handouts} input`),
        key: 'd',
        effect: `${handouts} input[value="d"]`,
      },
    ],
  },
  {
    path: '/dispense/secondo-anno/Statistica',
    ready: `${handouts} li button[aria-haspopup="dialog"]`,
    interactions: [
      {
        name: 'open a preview',
        tap: `${handouts} li button[aria-haspopup="dialog"]`,
        effect: dialog,
      },
    ],
  },
];

/** Pages that a visitor opens by the menu, in this order. */
export const navigations = [
  { path: '/guide', dataSelector: '[data-mf="guides"] ul a[href^="/guide/"]' },
  {
    path: '/rappresentanti',
    dataSelector: '[data-mf="representatives"] article :is(img, [data-placeholder])',
  },
  { path: '/dispense', dataSelector: `${handouts} a[href="/dispense/primo-anno"]` },
] as const;
