/**
 * Every page of an installation with irregular data: good rows are shown although others are invalid. How each
 * row is read, the sections' own tests say. In English, where columns are missing that Italian pages do not read.
 */
import type { Locator, Page } from '@playwright/test';
import { cardOf, chooseCourse, dialogOf, leaveCalculator } from './calculators/dialog.ts';
import { expect, test } from './otherInstallation.ts';

// In one worker, because each starts a backend.
test.describe.configure({ mode: 'default' });

/** The texts of a list, or what the page says instead. */
const lists: { path: string; items: string; texts: (string | RegExp)[] }[] = [
  {
    path: '/dispense/primo-anno',
    items: 'main li',
    texts: [/^StatisticaLatest file\s*\d+ \w+ \d{4}\s*3 files$/],
  },
  {
    path: '/dispense/primo-anno/Statistica',
    items: 'main li span[lang="it"]',
    texts: ['Buona.pdf', 'Interrotta.pdf', 'Nome con spazi.pdf'],
  },
  {
    path: '/dispense/secondo-anno/Diritto%20tributario',
    items: 'main li span[lang="it"]',
    texts: ['Schemi.pdf'],
  },
  {
    path: '/dispense/secondo-anno/100%25%20Diritto%20%2F%20A%26B%3F',
    items: 'main li',
    texts: [/no date.*Programma.pdf/],
  },
  { path: '/dispense/terzo-anno', items: 'main [data-mf] p', texts: [/No courses found/] },
  {
    path: '/dispense/clmg/primo-anno',
    items: 'main li span[lang="it"]',
    texts: ['Diritto romano'],
  },
  {
    path: '/dispense/clmg/quarto-anno',
    items: 'main li span[lang="it"]',
    texts: ['Procedura civile'],
  },
  {
    path: '/guide/tesi',
    items: 'main h2',
    texts: ['A capo nella categoria', 'Decima', 'Untitled', 'Senza posizione'],
  },
  { path: '/guide/ecdl', items: 'main [data-mf] p', texts: [/No guides found/] },
];

test('lists rows whatever their spelling, opens a truncated file, and shows each person once', async ({
  page,
  context,
  visit,
}) => {
  for (const { path, items, texts } of lists) {
    await test.step(path, async () => {
      await visit(path, 'en');
      await expect(page.locator(items).filter({ hasText: /./ })).toHaveText(texts);
    });
  }

  await visit('/dispense/primo-anno/Statistica', 'en');
  const opened = context.waitForEvent('request', (request) =>
    request.url().includes('secondo-anno-marketing-glossario.pdf'),
  );
  await page.getByRole('link', { name: /^Interrotta/ }).click();
  expect((await (await opened).response())?.ok()).toBe(true);

  await visit('/guide', 'en');
  await expect(page.locator('main ul a[href^="/guide/"]')).toHaveCount(13);

  await visit('/rappresentanti?organo=isu', 'en');
  const isu = page.locator('main article', { hasText: 'ISU' });
  await expect(isu.locator('li p.font-semibold')).toHaveText(['Aurora Esempio', 'Dario Campione']);
  await expect(isu.locator('li [data-placeholder]')).toHaveCount(2);
  await expect(page.locator('main [data-mf]').getByRole('status')).toHaveText(/^12 .* 9 /);
});

test('home: latest handouts, a search in all of them, events by date and status, and the chat', async ({
  page,
  visit,
}) => {
  await visit('/', 'en');
  const section = page.locator('#dispensen');
  const latest = [/Buona\.pdf/, /Interrotta\.pdf/, /Nome con spazi\.pdf/];
  await expect(section.getByRole('listitem')).toHaveText(latest);
  await section.getByRole('searchbox').fill('statistica');
  await expect(section.getByText('7 results')).toBeVisible();
  await expect(section.locator('li')).toHaveText([
    ...latest,
    /Anno minuscolo\.pdf/,
    /Anno con spazio\.pdf/,
    /Anno scritto NULL\.pdf/,
    /Senza anno\.pdf/,
  ]);

  const events = page.locator('#eventi');
  for (const anchor of ['calcolatori', 'marketplace', 'eventi']) {
    await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
    await expect(page.locator(`#${anchor} [data-mf]`).first()).toBeAttached();
  }
  // One without a date is not upcoming.
  const titles = events.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Da fare', 'Scritto a mano', 'Con il modulo']);
  const registrations = events.locator('article a[target="_blank"][href*="iscrizioni"]');
  await expect(registrations).toHaveCount(2);
  await expect(registrations.last()).toHaveAttribute(
    'href',
    'https://www.moduli.example/iscrizioni',
  );
  await events.getByRole('tab').last().click();
  await events.getByRole('button', { name: 'Show one more event' }).click();
  await expect(titles).toHaveText(['In corso', 'Saltato', 'Già stato', 'Concluso senza data']);
  const cancelled = events.locator('article', { hasText: 'Cancelled' });
  await expect(cancelled.getByRole('heading', { level: 3 })).toHaveText(['Saltato']);

  await test.step('the chat refers to ChatGPT without an assistant', async () => {
    await page.getByRole('button', { name: 'Open the chat' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Studying abroad' }).click();
    await expect(page.getByRole('log').getByText('ChatGPT').first()).toBeVisible();
  });
});

const grade = (page: Page, subject: string) => dialogOf(page).getByLabel(`Grade for ${subject}`);
const rows = (page: Page): Locator => dialogOf(page).locator('li[data-reached]:visible');

test('calculators: tables from spreadsheets, with credits and scores as text and courses that differ', async ({
  page,
  visit,
}) => {
  const dialog = dialogOf(page);
  await visit('/#calcolatori', 'en');
  const open = async (type: Parameters<typeof cardOf>[1], course?: string) => {
    await cardOf(page, type).click();
    if (course) await chooseCourse(page, course);
  };
  await test.step('graduation', async () => {
    await open('graduation', 'Economia e Finanza');
    await grade(page, 'Microeconomia').selectOption('30');
    await grade(page, 'Statistica').selectOption('27');
    await grade(page, 'Storia').selectOption('18');
    // (30 · 8 + 27 · 7.5) / 15.5 · 110 / 30; Storia has no credits.
    await expect(dialog.locator('output').first()).toContainText('104.7');
    await leaveCalculator(page);
  });
  await test.step('MSc', async () => {
    await open('exchange-calculator', 'Marketing');
    await expect(page.getByText('estimate is missing')).toBeVisible();
    await chooseCourse(page, 'Finance');
    await grade(page, 'Derivati').selectOption('30');
    // Two exams have this name.
    await dialog.getByRole('button', { name: 'More about Seminario' }).first().click();
    await dialog
      .getByRole('checkbox', { name: /Semina.*: Seminario/ })
      .first()
      .check();
    await dialog.getByRole('textbox').first().fill('110');
    await dialog.getByRole('button', { name: 'Calculate' }).click();
    // (30 · 0.98 / 31 · 0.5 + 9 · 1.025 / 12 · 0.2 + 110 / 111 · 0.3) · 1000
    await expect(dialog.getByText('925', { exact: true }).first()).toBeVisible();
    await expect(rows(page)).toHaveText([
      /^Uno.*2024\/25: 2/,
      /^Due.*n\/a/,
      /^Tre.*n\/a/,
      /^Quattro/,
    ]);
    await leaveCalculator(page);
  });
  await test.step('CLMG', async () => {
    await open('exchange-calculator-clmg');
    await grade(page, 'Diritto privato').selectOption('28');
    await grade(page, 'Diritto romano').selectOption('18');
    await dialog.getByRole('tab').last().click();
    // The details are in `state` instead of `sel_details`.
    await expect(rows(page)).toHaveText([
      /^Leiden.*\+0\.50.*Assegnata al primo turno|^Leiden.*Assegnata al primo turno.*\+0\.50/,
      /^Bergen.*n\/a/,
    ]);
    await leaveCalculator(page);
  });
  await test.step('UG', async () => {
    await open('exchange-calculator-ug', 'Management');
    await expect(page.getByText('no multiplier').first()).toBeVisible();
    await chooseCourse(page, 'Economia e finanza');
    await grade(page, 'Microeconomia').selectOption('28');
    await dialog.getByRole('tab').last().click();
    // 28 + 0.104 · (8 − 35.4)
    await expect(dialog.getByText('25.15').first()).toBeVisible();
    await expect(rows(page)).toHaveText([
      /^Porto.*\+1\.15/,
      /^Vienna.*26\.40/,
      /^Nuova.*n\/a/,
      /^Praga/,
    ]);
  });
});
