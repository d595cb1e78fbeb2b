import type { Page } from '@playwright/test';

/** Pages where a visitor does something, in order. */
export interface Case {
  path: string;
  /** What must be there before the first interaction. */
  ready: string;
  acts: readonly Act[];
}

/** One interaction: a finger on the first of these, or a key. */
type Act = {
  name: string;
  /** What brings the page to where the visitor acts; not read. */
  prepare?: (page: Page) => Promise<void>;
  /** What is there once it is answered, and not before. */
  answered: string;
} & ({ tap: string } | { key: string });

const menu = 'button[aria-controls="menu"]';
const chat = '[data-mf="chat"] button[aria-haspopup="dialog"]';
const dialog = '[role="dialog"]';
const question = 'Quando scadono le tasse?';

export const cases: readonly Case[] = [
  {
    path: '/',
    ready: chat,
    acts: [
      {
        name: 'open the menu',
        tap: menu,
        answered: '#menu:not([hidden])',
      },
      {
        name: 'switch the language',
        // Closes it again.
        prepare: (page) => page.tap(menu),
        tap: 'header button[lang="en"]',
        answered: 'html[lang="en"]',
      },
      { name: 'open the chat', tap: chat, answered: `${dialog} textarea` },
      {
        name: 'ask',
        prepare: (page) => page.fill(`${dialog} textarea`, question),
        tap: `${dialog} button[type="submit"]`,
        answered: `${dialog} [data-message]:has-text("${question}")`,
      },
    ],
  },
  {
    path: '/#calcolatori',
    ready: '#calcolatori [data-mf="calculators"] h3',
    acts: [
      {
        name: 'open a calculator',
        prepare: (page) => page.locator('#calcolatori').scrollIntoViewIfNeeded(),
        tap: '#calcolatori [data-mf] button',
        answered: `${dialog} [role="combobox"]`,
      },
      {
        name: 'type a grade',
        prepare: async (page) => {
          await page.locator(`${dialog} [role="combobox"]`).first().click();
          await page.getByRole('option').first().click();
          await page.locator(`${dialog} [data-grade]`).first().focus();
          // The first digit of a grade is none yet.
          await page.keyboard.press('2');
        },
        key: '8',
        answered: `${dialog} [data-grade]:has-text("28")`,
      },
    ],
  },
  {
    path: '/dispense/clmg/primo-anno',
    ready: '[data-mf="handouts"] li button',
    acts: [
      {
        name: 'filter a list',
        prepare: (page) => page.focus('[data-mf="handouts"] input'),
        key: 'd',
        answered: '[data-mf="handouts"] input[value="d"]',
      },
    ],
  },
  {
    path: '/dispense/secondo-anno/Statistica',
    ready: '[data-mf="handouts"] li button[aria-haspopup="dialog"]',
    acts: [
      {
        name: 'open a preview',
        tap: '[data-mf="handouts"] li button[aria-haspopup="dialog"]',
        answered: dialog,
      },
    ],
  },
];

/** Where a visitor goes from the bar, and what is there: the section, then its data. */
export const destinations = [
  {
    path: '/guide',
    view: '[data-mf="guides"] > *',
    data: '[data-mf="guides"] ul a[href^="/guide/"]',
  },
  {
    path: '/rappresentanti',
    view: '[data-mf="representatives"] > *',
    data: '[data-mf="representatives"] article :is(img, [data-placeholder])',
  },
  {
    path: '/dispense',
    view: '[data-mf="handouts"] > *',
    data: '[data-mf="handouts"] a[href="/dispense/primo-anno"]',
  },
] as const;

/** Every kind of page once, for a visitor who looks at all of the site. */
export const walk = [
  '/chi-siamo',
  '/rappresentanti',
  '/dispense',
  '/dispense/primo-anno',
  '/dispense/secondo-anno/Statistica',
  '/dispense/clmg',
  '/dispense/clmg/primo-anno',
  '/guide',
  '/guide/tesi',
  '/',
] as const;
