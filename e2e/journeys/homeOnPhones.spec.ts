/** The home page on a phone: short, with what is secondary collapsed. Its sections are in the HTML. */
import type { Page } from '@playwright/test';
import { homeSections } from '../../shell/src/composition.ts';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { mockAssistant, panel, reply } from './chatPanel.ts';
import { expect, test } from './fixtures.ts';
import { horizontalOverflow } from './layout.ts';

/** It was 9,250 px long with the demonstration's data; in pixels, with its hero and footer. */
const greatestLength = 5800;

const heights = (page: Page) =>
  page.evaluate(
    (anchors) =>
      anchors.map((anchor) => document.getElementById(anchor)?.getBoundingClientRect().height ?? 0),
    homeSections.map(({ anchor }) => anchor),
  );

/** Scrolls through the page, until the code of every section has run. */
async function hydrate(page: Page): Promise<void> {
  for (const { anchor } of homeSections) {
    await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
  }
}

// @spec product.14 marketplace.1 calculators.1
test('is short, keeps its height when it hydrates, and expands', async ({ page, visit }) => {
  await visit('/');
  const rendered = await heights(page);
  await hydrate(page);
  const hydrated = await heights(page);
  for (const [index, height] of hydrated.entries()) {
    expect(height, homeSections[index]?.anchor).toBeCloseTo(rendered[index] ?? 0, 0);
  }
  const length = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(length).toBeLessThan(greatestLength);

  await test.step('a tap anywhere on a calculator’s row opens it', async () => {
    const rows = page.locator('#calcolatori li');
    await expect(rows).not.toHaveCount(0);
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded();
      const { height = 0 } = (await row.boundingBox()) ?? {};
      expect(height).toBeLessThan(110);
      await row.click({ position: { x: 4, y: 4 } });
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  for (const { anchor, more, hidden } of [
    {
      anchor: 'marketplace',
      more: 'Di più su come funziona',
      hidden: 'tratti con chi quell’esame l’ha appena dato',
    },
    {
      anchor: 'astra-gpt',
      more: 'Che cosa può fare, e che cosa no',
      hidden: 'controlla sempre il documento',
    },
  ]) {
    const section = page.locator(`#${anchor}`);
    const collapsed = section.getByText(hidden);
    const button = section.getByRole('button', { name: more });
    await button.scrollIntoViewIfNeeded();
    await expect(collapsed).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(collapsed).toBeVisible();
    await button.click();
    await expect(collapsed).toBeHidden();
    await button.click();
  }
  expect(await axeFindingsOfSchemes(page, 'main')).toEqual(noFindings);
  expect(await horizontalOverflow(page)).toBe(0);
});

// @spec chat.4 chat.9
test('asks a topic of the assistant’s section in the chat', async ({ page, visit }) => {
  const requests = await mockAssistant(page, reply);
  await visit('/');
  const topics = page
    .locator('#astra-gpt')
    .getByRole('list', { name: 'Domande da cui partire' })
    .getByRole('button');
  await expect(topics).toHaveText([
    'Tasse e agevolazioni',
    'Piano di studi',
    'Mobilità internazionale',
    'Appelli',
    'Contatta un rappresentante',
  ]);
  await topics.nth(3).click();
  await expect(panel(page).getByRole('log')).toContainText('Ecco.');
  expect(requests).toMatchObject([{ message: 'Appelli' }]);
  // Opened again, it does not ask again.
  await page.keyboard.press('Escape');
  await expect(topics.nth(3)).toBeFocused();
  await page.locator('#astra-gpt').getByRole('button', { name: 'Apri la chat' }).click();
  await expect(panel(page).locator('[data-message]')).toHaveCount(2);
  expect(requests).toHaveLength(1);
});

test('collapses nothing on a wide screen, in print and without scripts', async ({
  browser,
  page,
}) => {
  const rule = page.locator('#marketplace h4 + p').first();
  await page.goto('/');
  await expect(rule).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(rule).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rule).toBeVisible();
  await expect(page.locator('#marketplace button')).toBeHidden();

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const reader = await context.newPage();
  await reader.goto(page.url());
  await expect(reader.locator('#marketplace h4 + p').first()).toBeVisible();
  await expect(reader.locator('#marketplace button')).toBeHidden();
  await context.close();
});
