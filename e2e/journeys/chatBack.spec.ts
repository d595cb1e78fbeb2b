/** On a phone the chat covers the page: Back left the whole site instead of the chat. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const opener = (page: Page) => page.getByRole('button', { name: 'Chiedi ad Astra' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Astra' });

/** Comes to the home page from another one, and says something to the assistant. */
async function chatFromGuides(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await opener(page).click();
  await panel(page).getByRole('textbox').fill('ciao');
  await panel(page).getByRole('textbox').press('Enter');
  await expect(panel(page).locator('[data-message]')).toHaveCount(2);
}

test('Back closes it and Forward opens it again, with what was said', async ({ page, visit }) => {
  await visit('/guide');
  await chatFromGuides(page);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
  await expect(opener(page)).toBeFocused();
  await page.goForward();
  await expect(panel(page).locator('[data-message]')).toHaveCount(2);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/guide');
});

test('closed by its button it leaves nothing behind in the history', async ({ page, visit }) => {
  await visit('/guide');
  await chatFromGuides(page);
  await panel(page).getByRole('button', { name: 'Chiudi la chat' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => history.state?.usr?.openedChat)).toBeUndefined();
  await page.goBack();
  await expect(page).toHaveURL('/guide');
});

test('a reload keeps it open, and Back still closes it', async ({ page, visit }) => {
  await visit('/guide');
  await chatFromGuides(page);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/');
});

test('the page stays where it was, at its anchor', async ({ page, visit }) => {
  await visit('/#astra-gpt');
  const open = page.locator('#astra-gpt').getByRole('button', { name: 'Apri la chat' });
  await open.scrollIntoViewIfNeeded();
  await open.click();
  await expect(panel(page)).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/#astra-gpt');
  await expect(open).toBeFocused();
  // Fractions of a pixel are rounded anew when the page is laid out without its covered scrollbar.
  const moved = (await page.evaluate(() => window.scrollY)) - before;
  expect(Math.abs(moved)).toBeLessThanOrEqual(1);
});

test('a link of an answer leads out of it, and Back returns to the answer', async ({
  page,
  visit,
}) => {
  await visit('/');
  await opener(page).click();
  await panel(page).getByRole('textbox').fill('c’è una festa?');
  await panel(page).getByRole('textbox').press('Enter');
  const event = panel(page).getByRole('link', { name: 'Aperitivo delle matricole' });
  await event.click();
  await expect(page).toHaveURL('/#eventi');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('#eventi')).toBeInViewport();
  await page.goBack();
  await expect(event).toBeVisible();
  await panel(page).getByRole('textbox').fill('quando si pagano le rate?');
  await panel(page).getByRole('textbox').press('Enter');
  await panel(page).getByRole('link', { name: 'Quando si pagano le rate?' }).click();
  await expect(page).toHaveURL('/guide/burocrazia');
  await page.goBack();
  await expect(panel(page).locator('[data-message]')).toHaveCount(4);
});

test('beside the page it is no page: Back leaves as it would without it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/guide');
  await chatFromGuides(page);
  await page.goBack();
  await expect(page).toHaveURL('/guide');
  await expect(panel(page)).toHaveCount(0);
});
