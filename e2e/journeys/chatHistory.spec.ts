/** Regression: on a phone, where the chat covers the page, Back left the site instead of the chat. */
import type { Page } from '@playwright/test';
import { ask, opener, panel } from './chatPanel.ts';
import { expect, test } from './fixtures.ts';

const messages = (page: Page) => panel(page).locator('[data-message]');

/** Navigates to the home page and asks a question, after those that were asked before. */
async function chatFromGuides(page: Page, asked = 0): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  await opener(page).click();
  await ask(page, 'ciao');
  await expect(messages(page)).toHaveCount(2 * (asked + 1));
}

test('Back closes the chat, Forward and a reload keep it, and its close button leaves no history entry', async ({
  page,
  visit,
}) => {
  await visit('/guide');

  await test.step('Back closes it, Forward reopens the conversation', async () => {
    await chatFromGuides(page);
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(opener(page)).toBeFocused();
    await page.goForward();
    await expect(messages(page)).toHaveCount(2);
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/guide');
  });

  await test.step('its close button leaves no history entry', async () => {
    await chatFromGuides(page, 1);
    await panel(page).getByRole('button', { name: 'Chiudi la chat' }).click();
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => history.state?.usr?.openedChat)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL('/guide');
  });

  await test.step('it stays open on reload, and Back still closes it', async () => {
    await chatFromGuides(page, 2);
    await page.reload();
    await expect(panel(page)).toBeVisible();
    await page.goBack();
    await expect(panel(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
});

test('Back keeps the scroll position and the anchor, though sections above have grown', async ({
  page,
  visit,
}) => {
  await visit('/#astra-gpt');
  const open = page.locator('#astra-gpt').getByRole('button', { name: 'Apri la chat' });
  await open.scrollIntoViewIfNeeded();
  await open.click();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => history.state?.usr?.openedChat)).toBe(true);
  // React has rendered with the new entry, too.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = (await open.boundingBox())?.y ?? 0;
  await page.locator('#eventi').evaluate((section) => {
    section.style.paddingTop = '50rem';
  });
  // Scroll anchoring, as browsers do it where the page is not locked.
  const grown = ((await open.boundingBox())?.y ?? 0) - before;
  await page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), grown);
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/#astra-gpt');
  await expect(open).toBeFocused();
  // Without the covered scroll bar fractions of a pixel are rounded differently.
  const moved = ((await open.boundingBox())?.y ?? 0) - before;
  expect(Math.abs(moved)).toBeLessThanOrEqual(1);
});

test('on a desktop Back leaves the page; on a phone it returns to the reply whose link was followed', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/guide');

  await test.step('on a desktop', async () => {
    await chatFromGuides(page);
    await page.goBack();
    await expect(page).toHaveURL('/guide');
    await expect(panel(page)).toHaveCount(0);
  });

  await test.step('on a phone, where the link closes the chat', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chatFromGuides(page, 1);
    await ask(page, 'con chi parlo per le tasse?');
    await panel(page).getByRole('link', { name: 'Giulia Segnaposto' }).click();
    await expect(page).toHaveURL('/rappresentanti?organo=isu');
    await expect(panel(page)).toHaveCount(0);
    await page.goBack();
    await expect(messages(page)).toHaveCount(6);
  });
});
