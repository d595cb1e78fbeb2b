/** Rows that somebody wrote to do harm: nothing of them runs, leads away or breaks the page. */
import type { Locator, Page } from '@playwright/test';
import type { Database } from 'shared/database';
import type { CalculatorType } from '../../mf-calculators/src/catalogue.ts';
import type { ServedSite } from '../../tools/site/serveSite.ts';
import { alterRows, overflow, widerInside } from './alteredReads.ts';
import { backendRows } from './backendRows.ts';
import { addressOf, chooseCourse, dialogOf, gradesOf } from './calculators/dialog.ts';
import { answerTables } from './calculators/tables.ts';
import { expect, test } from './fixtures.ts';

const harm = 'globalThis.harmed = true';
const texts = [
  `<img src=x onerror="${harm}"><script>${harm}</script>`,
  `"><svg onload="${harm}"></svg>{{constructor}} $t(common:retry)`,
  '\u202Eotunetnoc li atlovaC\u2066 \u200B\u0000',
  // Not of Ws: each moves a little under the next, and a browser needs seconds to lay out one such name.
  // Only the association itself can write one; how long that takes is known, and not looked at here.
  'm'.repeat(10_000),
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(200),
  'e\u0301\u0327'.repeat(300),
];
const addresses = [
  `javascript:${harm}`,
  `data:text/html,<script>${harm}</script>`,
  'https://somebody:secret@example.com/a.pdf',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//example.com/a.pdf',
  ` \tjava\nscript:${harm}`,
];

/** By these the pages find their rows: another value would only hide the row. */
const kept = /^(id|ID|year|section|category|status|course_year|is_active|course)$/;
const isAddress = /url|link|photo/i;

/**
 * Every text of a row replaced by one that does harm, another one in each row. Once each column has had
 * them all, rows stay as they are.
 */
function poison(row: Record<string, unknown>, index: number): Record<string, unknown> {
  if (index >= addresses.length) return row;
  const poisoned = Object.entries(row).map(([column, value], place) => {
    const isText = typeof value === 'string' || isAddress.test(column);
    if (!isText || kept.test(column) || isDate(value)) return [column, value];
    const from = isAddress.test(column) ? addresses : texts;
    return [column, from[(index + place) % from.length]];
  });
  return Object.fromEntries(poisoned);
}

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

type Table = keyof Database['public']['Tables'];

interface Visitor {
  page: Page;
  site: ServedSite;
  visit: (path: string) => Promise<void>;
}

/** What shows the rows of some tables, and what is looked at in it. */
type Place = (visitor: Visitor, tables: readonly Table[]) => Promise<void>;

const place = {
  latestHandouts: list('/', '#dispensen h3'),
  year: list('/dispense/primo-anno', 'main li'),
  course: list('/dispense/primo-anno/Microeconomia', 'main li'),
  lawYear: list('/dispense/clmg/primo-anno', 'main li'),
  guides: list('/guide/opzionali', 'main li'),
  body: list('/rappresentanti?organo=cdd', 'article li'),
  events: timetable,
  siteSearch,
  graduation: calculator('graduation'),
  msc: calculator('exchange-calculator'),
  clmg: calculator('exchange-calculator-clmg'),
  ug: calculator('exchange-calculator-ug'),
} satisfies Record<string, Place>;

/** Where each table is shown: a new one has to say so here, or nothing compiles. */
const places: Record<Table, readonly (keyof typeof place)[]> = {
  handouts: ['latestHandouts', 'year', 'course', 'siteSearch'],
  clmg_handouts: ['lawYear'],
  guides: ['guides', 'siteSearch'],
  representatives: ['body', 'siteSearch'],
  events: ['events', 'siteSearch'],
  faq: ['siteSearch'],
  course_subjects: ['graduation'],
  'cours-subject_MS_exchange': ['msc'],
  'course multipliers estimation': ['msc'],
  NC_max: ['msc'],
  dest_exc_msc: ['msc'],
  CLMG_studyplan: ['clmg'],
  CLMG_destinations_exchange: ['clmg'],
  'course-multiplier_UG': ['ug'],
  course_subjects_UG: ['ug'],
  UG_exchange_destinations: ['ug'],
};

for (const [name, look] of Object.entries(place)) {
  const tables = (Object.keys(places) as Table[]).filter((table) =>
    places[table].some((its) => its === name),
  );
  test(`rows that mean harm: ${name}`, async ({ page, site, visit }) => {
    await look({ page, site, visit }, tables);
  });
}

function list(path: string, shown: string): Place {
  return async ({ page, visit }, tables) => {
    for (const table of tables) await alterRows(page, table, poison);
    await visit(path);
    await expect(page.locator(shown).first()).toBeVisible();
    await expectNoHarm(page, page.locator(shown));
  };
}

async function timetable({ page, visit }: Visitor): Promise<void> {
  // Those to come stand after those that are over.
  await alterRows(page, 'events', (row, index) => poison(row, index % addresses.length));
  await visit('/#eventi');
  const events = page.locator('#eventi');
  for (const tab of ['Prossimi', 'Passati']) {
    await events.getByRole('tab', { name: tab }).click();
    await expect(events.locator('article h3').first()).toBeVisible();
    // What leads into a calendar is made of the same texts.
    await events.getByRole('button', { name: 'Aggiungi al calendario' }).first().click();
    await expect(events.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
    await expectNoHarm(page, events.locator('article'));
  }
}

async function siteSearch({ page, visit }: Visitor, tables: readonly Table[]): Promise<void> {
  for (const table of tables) await alterRows(page, table, poison);
  await visit('/chi-siamo');
  await page.keyboard.press('Control+k');
  for (const typed of ['img', 'constructor']) {
    await dialogOf(page).getByRole('combobox').fill(typed);
    await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
    await expectNoHarm(page, dialogOf(page).getByRole('option'));
    expect(await widerInside(dialogOf(page)), 'wider than its place in the dialog').toEqual([]);
  }
}

/** One course, whose name means harm too: by it the plan is asked for. */
function calculator(type: CalculatorType): Place {
  return async ({ page, site, visit }, tables) => {
    const answers: Record<string, object[]> = {};
    for (const table of tables) {
      const rows: Record<string, unknown>[] = await backendRows(site, table, 'select=*');
      const ofOne = rows.filter(({ course }) => course === rows[0]?.course);
      const poisoned = ofOne.map(poison);
      answers[table] = poisoned.map((row) =>
        'course' in row ? { ...row, course: texts[0] } : row,
      );
    }
    await answerTables(page, answers);
    await visit(addressOf(type));
    if (type !== 'exchange-calculator-clmg') await chooseCourse(page);
    await expect(gradesOf(page).first()).toBeVisible();
    await expectNoHarm(page, dialogOf(page).locator('[data-exams] li'));
    expect(await widerInside(dialogOf(page)), 'wider than its place in the dialog').toEqual([]);
    if (type === 'graduation') return;
    await gradesOf(page).first().selectOption('28');
    if (type === 'exchange-calculator') {
      await dialogOf(page)
        .getByLabel(/Voto di triennale/)
        .fill('100');
      await dialogOf(page).getByRole('button', { name: 'Calcola', exact: true }).click();
    }
    await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
    await expect(dialogOf(page).locator('li[data-reached]').first()).toBeVisible();
    await expectNoHarm(page, dialogOf(page).locator('li[data-reached]'));
    expect(await widerInside(dialogOf(page)), 'wider than its place in the dialog').toEqual([]);
  };
}

/** The journeys' watch tells of scripts that the policy stopped; here is what it would not see. */
async function expectNoHarm(page: Page, shown: Locator): Promise<void> {
  const words = (await shown.allTextContents()).join('\n');
  const isShown = texts.some((text) => words.includes(text));
  expect(isShown, `something of it is shown in ${shown}`).toBe(true);
  expect(await page.evaluate(() => 'harmed' in globalThis)).toBe(false);
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  const links = await page
    .locator('a[href], area[href], form[action], iframe[src], img[src]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? 'action'),
    );
  const strange = links.filter((link) => !/^(https?:\/\/[^@]*$|\/(?!\/)|#|mailto:)/.test(link));
  expect(strange).toEqual([]);
}
