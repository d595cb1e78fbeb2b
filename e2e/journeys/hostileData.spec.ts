/** Malicious values in the database: no script runs, no link leads astray, no layout breaks. */
import type { Locator, Page } from '@playwright/test';
import type { Database } from 'shared/database';
import type { CalculatorType } from '../../mf-calculators/src/calculatorTypes.ts';
import { alterRows } from './backendMocks.ts';
import { backendRows } from './backendRows.ts';
import { cardOf, chooseCourse, dialogOf, gradesOf, leaveCalculator } from './calculators/dialog.ts';
import {
  type CalculatorTable,
  calculatorTypes,
  everyCalculator,
  tablesOf,
} from './calculators/everyCalculator.ts';
import { mockTables } from './calculators/mockTables.ts';
import { expect, test } from './fixtures.ts';
import { clippedContent, horizontalOverflow } from './layout.ts';

const payload = 'globalThis.payloadRan = true';
const texts = [
  `<img src=x onerror="${payload}"><script>${payload}</script>`,
  `"><svg onload="${payload}"></svg>{{constructor}} $t(common:retry)`,
  '\u202Eotunetnoc li atlovaC\u2066 \u200B\u0000',
  // Not of Ws, whose kerning takes a browser seconds to lay out.
  'm'.repeat(10_000),
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(200),
  'e\u0301\u0327'.repeat(300),
];
const urls = [
  `javascript:${payload}`,
  `data:text/html,<script>${payload}</script>`,
  'https://somebody:secret@example.com/a.pdf',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '//example.com/a.pdf',
  ` \tjava\nscript:${payload}`,
];

/** Columns that the pages filter by. */
const unchanged = /^(id|ID|year|section|category|status|course_year|is_active|course)$/;
const isUrl = /url|link|photo/i;

/** Replaces the texts of a row; the first rows together give each column every malicious value. */
function poison(row: Record<string, unknown>, index: number): Record<string, unknown> {
  if (index >= urls.length) return row;
  const poisoned = Object.entries(row).map(([column, value], position) => {
    const isText = typeof value === 'string' || isUrl.test(column);
    if (!isText || unchanged.test(column) || isDate(value)) return [column, value];
    const values = isUrl.test(column) ? urls : texts;
    return [column, values[(index + position) % values.length]];
  });
  return Object.fromEntries(poisoned);
}

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

type Table = keyof Database['public']['Tables'];

/** The lists of the site, and their items. */
const lists = {
  latestHandouts: ['/', '#dispensen h3'],
  year: ['/dispense/primo-anno', 'main li'],
  course: ['/dispense/primo-anno/Microeconomia', 'main li'],
  lawYear: ['/dispense/clmg/primo-anno', 'main li'],
  guides: ['/guide/opzionali', 'main li'],
  body: ['/rappresentanti?organo=cdd', 'article li'],
} as const;

/** Where each table is shown that is not a calculator's; a new table without an entry does not compile. */
const viewsOf: Record<
  Exclude<Table, CalculatorTable>,
  readonly (keyof typeof lists | 'timetable' | 'siteSearch')[]
> = {
  handouts: ['latestHandouts', 'year', 'course', 'siteSearch'],
  clmg_handouts: ['lawYear'],
  // Addresses, of which no text is shown.
  moved_courses: [],
  guides: ['guides', 'siteSearch'],
  representatives: ['body', 'siteSearch'],
  events: ['timetable', 'siteSearch'],
  faq: ['siteSearch'],
};

const tables = Object.keys(viewsOf) as (keyof typeof viewsOf)[];

test('malicious rows in lists', async ({ page, visit }) => {
  test.slow();
  for (const table of tables) await alterRows(page, table, poison);
  for (const [name, [path, items]] of Object.entries(lists)) {
    await test.step(name, async () => {
      await visit(path);
      await expect(page.locator(items).first()).toBeVisible();
      await expectNoHarm(page, page.locator(items));
    });
  }
});

test('malicious rows in the timetable', async ({ page, visit }) => {
  // Upcoming events follow past ones, so that malicious values repeat.
  await alterRows(page, 'events', (row, index) => poison(row, index % urls.length));
  await visit('/#eventi');
  const events = page.locator('#eventi');
  for (const tab of ['Prossimi', 'Passati']) {
    await events.getByRole('tab', { name: tab }).click();
    await expect(events.locator('article h3').first()).toBeVisible();
    await expectNoHarm(page, events.locator('article'));
    if (tab === 'Passati') continue;
    // Calendar links contain the same texts.
    await events.getByRole('button', { name: 'Aggiungi al calendario' }).first().click();
    await expect(events.getByRole('link', { name: 'Google Calendar' })).toBeVisible();
    await expectNoHarm(page, events.locator('article'));
  }
});

test('malicious rows in the site search', async ({ page, visit }) => {
  for (const table of tables) await alterRows(page, table, poison);
  await visit('/chi-siamo');
  await page.keyboard.press('Control+k');
  for (const typed of ['img', 'constructor']) {
    await dialogOf(page).getByRole('combobox').fill(typed);
    await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
    await expectNoHarm(page, dialogOf(page).getByRole('option'));
    expect(await clippedContent(dialogOf(page)), 'clipped in the dialog').toEqual([]);
  }
});

// One course, with a malicious name, by which the study plan is requested.
test('malicious rows in calculators', async ({ page, site, visit }) => {
  const responses: Record<string, object[]> = {};
  for (const table of tablesOf(calculatorTypes)) {
    const rows: Record<string, unknown>[] = await backendRows(site, table, 'select=*');
    const ofOneCourse = rows.filter(({ course }) => course === rows[0]?.course);
    const poisoned = ofOneCourse.map(poison);
    responses[table] = poisoned.map((row) =>
      'course' in row ? { ...row, course: texts[0] } : row,
    );
  }
  await mockTables(page, responses);
  await visit('/');
  for (const type of calculatorTypes) {
    await test.step(type, async () => {
      await cardOf(page, type).click();
      await checkCalculator(page, type);
      await leaveCalculator(page);
    });
  }
});

async function checkCalculator(page: Page, type: CalculatorType): Promise<void> {
  const { hasBachelorGrade, hasCourses, hasDestinations } = everyCalculator[type];
  const dialog = dialogOf(page);
  if (hasCourses) await chooseCourse(page);
  await expect(gradesOf(page).first()).toBeVisible();
  await expectNoHarm(page, dialog.locator('[data-exams] li'));
  expect(await clippedContent(dialog), 'clipped in the dialog').toEqual([]);
  if (!hasDestinations) return;
  await gradesOf(page).first().selectOption('28');
  if (hasBachelorGrade) {
    await dialog.getByLabel(/Voto di triennale/).fill('100');
    await dialog.getByRole('button', { name: 'Calcola', exact: true }).click();
  }
  await dialog.getByRole('tab', { name: 'Risultati' }).click();
  await expect(dialog.locator('li[data-reached]').first()).toBeVisible();
  await expectNoHarm(page, dialog.locator('li[data-reached]'));
  expect(await clippedContent(dialog), 'clipped in the dialog').toEqual([]);
}

/** CSP violations fail every journey by the `noViolations` fixture; this checks the rest. */
async function expectNoHarm(page: Page, shown: Locator): Promise<void> {
  const text = (await shown.allTextContents()).join('\n');
  const isShown = texts.some((malicious) => text.includes(malicious));
  expect(isShown, `a malicious text is shown in ${shown}`).toBe(true);
  expect(await page.evaluate(() => 'payloadRan' in globalThis)).toBe(false);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  const links = await page
    .locator('a[href], area[href], form[action], iframe[src], img[src]')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('href') ?? one.getAttribute('src') ?? 'action'),
    );
  const unsafe = links.filter((link) => !/^(https?:\/\/[^@]*$|\/(?!\/)|#|mailto:)/.test(link));
  expect(unsafe).toEqual([]);
}
