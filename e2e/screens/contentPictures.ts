import type { Locator, Page } from '@playwright/test';
import type { Marker } from './markers.ts';

/** A screenshot of the content guide: a part of a page with numbered markers for a row's columns. */
export interface ContentPicture {
  name: string;
  path: string;
  /** In pixels; by default that of the tablet layout. */
  width?: number;
  /** Runs after the page has loaded. */
  prepare?: (page: Page) => Promise<void>;
  /** The elements in the picture, and the margin around them in pixels. */
  frame: (page: Page) => Locator[];
  margin: { x: number; top: number; bottom: number };
  /** Numbered as in the guide's tables. */
  markers: (page: Page) => Marker[];
}

/** The pictures of docs/content.md, in its order. */
export const contentPictures: readonly ContentPicture[] = [
  {
    name: 'content-handout-home',
    path: '/#dispensen',
    width: 1100,
    frame: (page) => [ticket(page)],
    margin: { x: 12, top: 12, bottom: 30 },
    markers: (page) => {
      const card = ticket(page);
      return [
        { number: 1, element: card.locator('h3 [lang=it]'), side: 'right' },
        { number: 2, element: card.locator('h3 + div [lang=it]'), side: 'right', reach: 8 },
        { number: 3, element: card.locator('time'), side: 'bottom', reach: 8 },
        { number: 4, element: card.locator('p .block'), side: 'bottom', reach: 17 },
        { number: 5, element: card.locator('svg').last(), side: 'bottom', reach: 21 },
      ];
    },
  },
  {
    name: 'content-handout-course',
    path: '/dispense/secondo-anno/Statistica',
    frame: (page) => [page.locator('h1'), item(page, 2)],
    margin: { x: 12, top: 14, bottom: 2 },
    markers: (page) => [
      { number: 1, element: page.locator('h1'), side: 'right' },
      { number: 2, element: item(page, 0).locator('[lang=it]'), side: 'right', reach: 160 },
      { number: 3, element: item(page, 0).locator('time'), side: 'top', reach: 14 },
      { number: 3, element: item(page, 0).getByText('Nuovo'), side: 'right', reach: 62 },
      { number: 4, element: item(page, 2).getByText('Secondo anno'), side: 'right', reach: 110 },
      { number: 5, element: item(page, 0).locator('svg').last(), side: 'top', reach: 30 },
    ],
  },
  {
    name: 'content-guide',
    path: '/guide/tesi',
    frame: (page) => [page.locator('h1'), item(page, 2)],
    margin: { x: 12, top: 14, bottom: 16 },
    markers: (page) => [
      { number: 1, element: page.locator('h1'), side: 'right' },
      { number: 2, element: item(page, 0).locator('h2'), side: 'right' },
      { number: 3, element: item(page, 0).locator('p').first(), side: 'right', reach: 12 },
      { number: 4, element: item(page, 0).locator('svg').nth(1), side: 'top', reach: 10 },
      { number: 5, element: item(page, 2), side: 'right', reach: 40, whole: true },
    ],
  },
  {
    name: 'content-representative',
    path: '/rappresentanti',
    prepare: (page) => page.getByRole('button', { name: /: CDD$/ }).click(),
    frame: (page) => [page.locator('article', { hasText: 'CDD' })],
    margin: { x: 12, top: 12, bottom: 26 },
    markers: (page) => {
      const body = page.locator('article', { hasText: 'CDD' });
      return [
        { number: 1, element: body.locator('h2'), side: 'right' },
        { number: 2, element: body.locator('li img').first(), side: 'top', reach: 12 },
        { number: 3, element: body.locator('li p').first(), side: 'right' },
      ];
    },
  },
  {
    name: 'content-event',
    path: '/#eventi',
    width: 1100,
    frame: (page) => [page.locator('#eventi [role=tablist]'), event(page)],
    margin: { x: 12, top: 12, bottom: 4 },
    markers: (page) => {
      const row = event(page);
      return [
        { number: 1, element: row.locator('time'), side: 'bottom' },
        { number: 2, element: row.locator('h3'), side: 'right' },
        { number: 3, element: row.getByText('Sociale'), side: 'left', whole: true },
        { number: 4, element: row.getByText('Cortile centrale'), side: 'right' },
        { number: 5, element: row.locator('p[lang=it]').last(), side: 'left' },
        { number: 6, element: row.getByRole('link'), side: 'left', whole: true },
        { number: 7, element: page.locator('#eventi [role=tablist]'), side: 'right' },
      ];
    },
  },
  {
    name: 'content-exams',
    path: '/?calcolatore=exchange-calculator#calcolatori',
    width: 900,
    prepare: chooseFinance,
    frame: (page) => [
      dialog(page).getByRole('combobox', { name: 'Corso di laurea' }),
      exam(page, 1),
    ],
    margin: { x: 24, top: 40, bottom: 8 },
    markers: (page) => [
      {
        number: 1,
        element: dialog(page).getByRole('combobox', { name: 'Corso di laurea' }),
        side: 'right',
      },
      { number: 2, element: exam(page, 0).getByText('Asset pricing').first(), side: 'right' },
      { number: 3, element: exam(page, 0).getByText('6 CFU'), side: 'left' },
      { number: 4, element: dialog(page).getByText(/Stimati dai bandi/), side: 'right' },
    ],
  },
  {
    name: 'content-destination',
    path: '/?calcolatore=exchange-calculator#calcolatori',
    width: 900,
    prepare: async (page) => {
      await chooseFinance(page);
      await dialog(page)
        .getByLabel(/Voto di triennale/)
        .fill('106');
      for (const grade of await dialog(page)
        .getByRole('combobox', { name: /^Voto di/ })
        .all()) {
        await grade.selectOption('28');
      }
      await dialog(page).getByRole('button', { name: 'Calcola' }).click();
      await dialog(page).getByLabel('Cerca università').fill('Groningen');
    },
    frame: (page) => [board(page)],
    margin: { x: 24, top: 8, bottom: 8 },
    markers: (page) => [
      { number: 1, element: board(page).locator('h3'), side: 'right' },
      { number: 2, element: note(page, 0), side: 'right', reach: 60 },
      { number: 3, element: note(page, 1), to: note(page, 4), side: 'right' },
      {
        number: 4,
        element: board(page).locator('li:visible .tabular-nums').first(),
        side: 'top',
        reach: 6,
      },
    ],
  },
];

async function chooseFinance(page: Page): Promise<void> {
  await dialog(page).getByRole('combobox', { name: 'Corso di laurea' }).click();
  await page.getByRole('option', { name: 'Finance', exact: true }).click();
  await exam(page, 0).waitFor();
}

const ticket = (page: Page) => page.locator('#dispensen li').first();
const item = (page: Page, index: number) => page.locator('main [data-mf] ul > li').nth(index);
const event = (page: Page) => page.locator('#eventi article').first();
const dialog = (page: Page) => page.getByRole('dialog');
const exam = (page: Page, index: number) =>
  dialog(page).getByRole('region', { name: 'I tuoi esami' }).getByRole('listitem').nth(index);
// The filter hides the regions and rows that it does not show.
const board = (page: Page) => dialog(page).locator('section:has(> ul > li:visible)').first();
const note = (page: Page, index: number) => board(page).locator('li:visible p').nth(index);
