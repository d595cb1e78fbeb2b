/** Pages that Chrome or Edge translates: every text is replaced by `font` elements, also those that appear later. */
import type { Page } from '@playwright/test';
import {
  chooseCourse,
  dialogOf,
  openResults,
  scoreOf,
  typeGrades,
  urlOf,
} from './calculators/dialog.ts';
import { ask, log, mockAssistant, openChat, panel, reply } from './chatPanel.ts';
import { expect, onConsoleError, test } from './fixtures.ts';
import { statistics } from './followedCourses.ts';
import { openPreview, textLayer } from './preview.ts';
import { activeOption, fieldOf, openByKeyboard } from './searchPalette.ts';

/** Translates the page in the way of Chrome's translator, into capitals, from the moment that it is interactive. */
function translatePage(): void {
  const isTranslatable = (node: Node): node is Text =>
    node instanceof Text &&
    /\p{L}/u.test(node.data) &&
    !node.parentElement?.closest('font, script, style, noscript, textarea, svg, [translate="no"]');
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [
      root,
      ...(function* () {
        for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node;
      })(),
    ].filter(isTranslatable);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      outer.append(inner);
      text.parentNode?.insertBefore(outer, text);
      text.parentNode?.removeChild(text);
    }
  };
  const start = () => {
    document.documentElement.classList.add('translated-ltr');
    translate(document.body);
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        if (target instanceof Text) translate(target);
        for (const node of addedNodes) if (node.isConnected) translate(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  };
  new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.interactive === undefined) return;
    observer.disconnect();
    start();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-interactive'] });
}

const errors: string[] = [];

test.beforeEach(async ({ page }) => {
  errors.length = 0;
  onConsoleError(page, (text) => errors.push(text));
  await page.addInitScript(translatePage);
});

test.afterEach(async ({ page }) => {
  await expect(page.locator('font').first()).toBeAttached();
  await expect(page.locator('[data-remote-unavailable]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

const main = (page: Page) => page.locator('main');

test('the search of the home page', async ({ page, visit }) => {
  await visit('/');
  const section = page.locator('#dispensen');
  await section.getByRole('searchbox').fill('diritto');
  await expect(section.locator('mark').first()).toHaveText('DIRITTO');
  await section.getByRole('searchbox').fill('xyzzy');
  await expect(section).toContainText('XYZZY');
  await section.getByRole('searchbox').fill('statistica');
  await expect(section.locator('mark').first()).toHaveText('STATISTICA');
  await section.getByRole('searchbox').fill('');
  await expect(section.locator('mark')).toHaveCount(0);
});

test('the search in guides', async ({ page, visit }) => {
  await visit('/guide');
  const field = main(page).getByRole('searchbox');
  const count = await main(page).getByRole('listitem').count();
  for (const [term, text] of [
    ['isee', /ISEE/],
    ['xyzzy', /XYZZY/],
    ['tesi', /TESI/],
  ] as const) {
    await field.fill(term);
    await expect(main(page)).toContainText(text);
  }
  await field.fill('');
  await expect(main(page).getByRole('listitem')).toHaveCount(count);
});

test('the search for representatives, and a body that opens and closes', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti');
  const field = main(page).getByRole('searchbox');
  await field.fill('MODELLO riccardo');
  await expect(main(page).getByRole('status')).toHaveText('1 PERSONA TROVATA');
  await field.fill('m');
  await expect(main(page).getByRole('status')).toHaveText(/PERSONE TROVATE$/);
  await field.fill('');
  const button = main(page).locator('article').first().getByRole('button').first();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the search palette, and from page to page', async ({ page, visit }) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  for (const term of ['guide', 'xyzzy', 'casi politiche']) await fieldOf(page).fill(term);
  await expect.poll(() => activeOption(page)).toMatch(/^SCIENZE POLITICHE: TEORIA/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^SCIENZE POLITICHE/);
  await page.goBack();
  await expect(fieldOf(page)).toHaveValue('casi politiche');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CHI SIAMO');
});

test('the graduation grade', async ({ page, visit }) => {
  await visit(urlOf('graduation'));
  await chooseCourse(page);
  await typeGrades(page, ['28', '30L']);
  await expect(scoreOf(page)).toContainText(/\d/);
  const before = await scoreOf(page).textContent();
  await typeGrades(page, ['18', '18']);
  await expect(scoreOf(page)).not.toHaveText(before ?? '');
  await dialogOf(page).getByRole('button', { name: 'Chiudi' }).click();
});

test('the destinations of an exchange', async ({ page, visit }) => {
  await visit(urlOf('exchange-calculator-clmg'));
  await typeGrades(page, ['28', '30']);
  await openResults(page);
  const [switches, search] = [
    dialogOf(page).getByRole('checkbox'),
    dialogOf(page).getByRole('searchbox'),
  ];
  if ((await switches.count()) > 0) await switches.first().click();
  if ((await search.count()) > 0) {
    await search.first().fill('xyzzy');
    await search.first().fill('');
  }
  await dialogOf(page).getByRole('tab').first().click();
  await typeGrades(page, ['18']);
  await openResults(page);
});

test('the events, their calendars and their tabs', async ({ page, visit }) => {
  await visit('/#eventi');
  const section = page.locator('#eventi');
  await section.getByRole('button', { name: 'Aggiungi al calendario' }).first().click();
  await expect(section.getByRole('link', { name: 'Google' })).toBeVisible();
  await page.keyboard.press('Escape');
  await section.getByRole('button', { name: /^Mostra altri eventi/i }).click();
  await section.getByRole('tab', { name: 'Passati' }).click();
  await expect(page).toHaveURL(/eventi=passati/);
  await section.getByRole('tab', { name: 'Prossimi' }).click();
  await expect(section.getByRole('article').first()).toBeVisible();
});

test('a question to the assistant', async ({ page, visit }) => {
  await mockAssistant(page, reply);
  await visit('/');
  await openChat(page);
  for (const question of ['Quando sono gli appelli?', 'E la tesi?']) {
    await ask(page, question);
    await expect(log(page)).toContainText(question.toUpperCase());
  }
  await expect(log(page).getByText('ECCO.')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a followed course, its exam and its preview', async ({ page, visit }) => {
  await visit(statistics);
  const star = page.getByRole('button', { name: 'SEGUI', exact: true });
  await star.click();
  const filledStar = page.getByRole('button', { name: 'SEGUI GIÀ', exact: true });
  await expect(filledStar).toBeVisible();
  await page.getByRole('button', { name: /esame/i }).first().click();
  await page.locator('input[type=date]').fill('2099-05-02');
  await page.keyboard.press('Escape');
  const exam = page.getByRole('button', { name: /^esame tra .* giorni/i });
  await expect(exam).toHaveText(/^ESAME TRA .* GIORNI$/);
  await openPreview(page, /^STATISTICA - APPUNTI COMPLETI/);
  await expect(textLayer(page)).toBeAttached();
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await filledStar.click();
  await expect(star).toBeVisible();
});

test('another language, a filter, and the years of the handouts', async ({ page, visit }) => {
  await visit('/');
  const section = page.locator('#dispensen');
  for (const name of ['English', 'Italiano', 'English']) {
    await page.getByRole('button', { name }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', name === 'English' ? 'en' : 'it');
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(
      name === 'English' ? 'HANDOUTS' : 'DISPENSE',
    );
  }
  for (const button of await section.getByRole('group').getByRole('button').all()) {
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(section.getByRole('listitem').first()).toBeVisible();
  }
});
