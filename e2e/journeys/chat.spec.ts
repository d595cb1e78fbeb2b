/** The chat panel; `assistant.spec.ts` has its first question. */
import { input, log, mockAssistant, openChat, opener, panel, reply } from './chatPanel.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';

// @spec chat.7 chat.8 validation.2
test('loads on a retry, sends no blank question, and announces an unread reply', async ({
  page,
  site,
  visit,
}) => {
  const requests = await mockAssistant(page, reply);
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/', 'en');

  await test.step('code that fails to load is reported, and loads on a retry', async () => {
    await expect(opener(page, 'en')).toBeVisible();
    const chunks = `${site.origins.get('chat')}/**/*.js*`;
    await page.route(chunks, (route) => route.abort());
    await opener(page, 'en').click();
    await expect(page.getByText('The chat did not load')).toBeVisible();
    await page.unroute(chunks);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toBeVisible();
  });

  await test.step('Enter sends, but nothing blank; Shift+Enter adds a line', async () => {
    const send = panel(page).getByRole('button', { name: 'Send' });
    await page.keyboard.press('Escape');
    await openChat(page, 'en');
    await expect(input(page)).toBeFocused();
    await expect(send).toBeDisabled();
    await input(page).fill('  \n ');
    await expect(send).toBeDisabled();
    await page.keyboard.press('Enter');
    await input(page).fill('Prima riga');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('seconda');
    await expect(input(page)).toHaveValue('Prima riga\nseconda');
    await page.keyboard.press('Enter');
    await expect(log(page)).toContainText('Ecco.');
    await expect(input(page)).toHaveValue('');
    expect(requests).toMatchObject([{ message: 'Prima riga\nseconda' }]);
  });

  await test.step('the remaining characters are shown', async () => {
    await input(page).fill('a'.repeat(990));
    await expect(panel(page)).toContainText('10 characters left');
  });

  await test.step('the button says that an answer came while the panel was closed', async () => {
    const release = await holdRequests(page, '**/functions/v1/assistant');
    await input(page).fill('Appelli');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    release();
    const ask = 'Ask Astra';
    const unread = page.getByRole('button', {
      name: `${ask}, new answer`,
    });
    await unread.click();
    await expect(log(page).getByText('Ecco.')).toHaveCount(2);
    await expect(unread).toHaveCount(0);
  });
});

// @spec chat.2
test('is not modal on a desktop, and at most 420 × 600 px at the bottom of a phone', async ({
  page,
  visit,
}) => {
  const boxOf = async () => Object.values((await panel(page).boundingBox()) ?? {});
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/');

  await test.step('not modal on a desktop, a sheet on a phone', async () => {
    await openChat(page);
    await page.locator('#dispensen').getByRole('searchbox').fill('diritto');
    await expect(panel(page)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(boxOf).toEqual([0, 844 - 600, 390, 600]);
    await page.mouse.click(195, 120);
    await expect(panel(page)).toHaveCount(0);
  });

  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [412, 915],
    [600, 960],
    [844, 390],
  ] as const) {
    await test.step(`at the bottom of ${width} × ${height}`, async () => {
      await page.setViewportSize({ width, height });
      // Elsewhere the text may leave the button no room.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await openChat(page);
      const size = [Math.min(width, 420), Math.min(height, 600)] as const;
      await expect.poll(boxOf).toEqual([(width - size[0]) / 2, height - size[1], ...size]);
      await expect(input(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
    });
  }

  await test.step('ends where the on-screen keyboard of a phone begins', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openChat(page);
    // iOS shrinks the visual viewport only, which no engine does on a desktop.
    await page.evaluate(() => {
      Object.defineProperty(VisualViewport.prototype, 'height', { get: () => 420 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(boxOf).toEqual([0, 0, 390, 420]);
  });
});
