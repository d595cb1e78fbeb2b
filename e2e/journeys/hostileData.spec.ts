/** Rows that somebody wrote to do harm: nothing of them runs, leads away or breaks the page. */
import type { Page } from '@playwright/test';
import { alterRows, overflow } from './alteredReads.ts';
import { addressOf, dialogOf } from './calculators/dialog.ts';
import { expect, test } from './fixtures.ts';

const harm = 'globalThis.harmed = true';
const texts = [
  `<img src=x onerror="${harm}"><script>${harm}</script>`,
  `"><svg onload="${harm}"></svg>{{constructor}} $t(common:retry)`,
  '\u202Eotunetnoc li atlovaC\u2066 \u200B\u0000',
  'W'.repeat(10_000),
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

/** Every text of a row replaced by one that does harm, another one in each row. */
function poison() {
  let turn = 0;
  return (row: Record<string, unknown>) => {
    turn += 1;
    const poisoned = Object.entries(row).map(([column, value], place) => {
      const isText = typeof value === 'string' || isAddress.test(column);
      if (!isText || kept.test(column) || isDate(value)) return [column, value];
      const from = isAddress.test(column) ? addresses : texts;
      return [column, from[(turn + place) % from.length]];
    });
    return Object.fromEntries(poisoned);
  };
}

const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value);

for (const { path, tables, shown } of [
  { path: '/', tables: ['handouts'], shown: '#dispensen h3' },
  { path: '/dispense/primo-anno', tables: ['handouts'], shown: 'main li' },
  { path: '/dispense/primo-anno/Microeconomia', tables: ['handouts'], shown: 'main li' },
  { path: '/dispense/clmg/primo-anno', tables: ['clmg_handouts'], shown: 'main li' },
  { path: '/guide/opzionali', tables: ['guides'], shown: 'main li' },
  { path: '/rappresentanti?organo=cdd', tables: ['representatives'], shown: 'article li' },
]) {
  test(`${path} survives rows that mean harm`, async ({ page, visit }) => {
    for (const table of tables) await alterRows(page, table, poison());
    await visit(path);
    // A browser takes seconds to lay out names of ten thousand letters, more when it is busy.
    await expect(page.locator(shown).first()).toBeVisible({ timeout: 40_000 });
    await expectNoHarm(page);
  });
}

test('a calculator survives rows that mean harm', async ({ page, visit }) => {
  await alterRows(page, 'CLMG_studyplan', (row) => ({ ...poison()(row), course: texts[0] }));
  await alterRows(page, 'CLMG_destinations_exchange', poison());
  await visit(addressOf('exchange-calculator-clmg'));
  await expect(dialogOf(page).locator('[data-grade]').first()).toBeVisible();
  await expectNoHarm(page);
  await dialogOf(page).getByRole('tab', { name: 'Risultati' }).click();
  await expect(dialogOf(page).locator('li[data-reached]').first()).toBeVisible();
  await expectNoHarm(page);
});

/** The journeys' watch tells of scripts that the policy stopped; here is what it would not see. */
async function expectNoHarm(page: Page): Promise<void> {
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
