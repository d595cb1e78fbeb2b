/** Where the operating system chooses all colours, what is chosen, on or open must still be seen. */
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const styleOf = (what: Locator, property: string) =>
  what.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the words of the hero stand on no picture, and the year that is shown is filled', async ({
  page,
  visit,
}) => {
  await visit('/');
  await expect(page.locator('#site section').first().locator('img')).toBeHidden();
  const stop = (pressed: boolean) =>
    page.locator(`#dispensen button[aria-pressed="${pressed}"] > span`).nth(1);
  await page.locator('#dispensen').scrollIntoViewIfNeeded();
  const [shown, other] = [stop(true), stop(false)];
  await expect(shown).toBeVisible();
  expect(await styleOf(shown, 'background-color')).not.toBe(
    await styleOf(other, 'background-color'),
  );
});

test('a switch has an edge and says whether it is on, a tab whether it is open', async ({
  page,
  visit,
}) => {
  await visit('/?calcolatore=exchange-calculator-clmg#calcolatori');
  const dialog = page.getByRole('dialog');
  const [input, results] = [dialog.getByRole('tab').first(), dialog.getByRole('tab').last()];
  await results.click();
  expect(await styleOf(results, 'border-bottom-color')).not.toBe(
    await styleOf(input, 'border-bottom-color'),
  );
  const [first, second] = [dialog.getByRole('switch').first(), dialog.getByRole('switch').last()];
  await expect(first).toHaveCSS('outline-style', 'solid');
  await first.click();
  await expect(first).toBeChecked();
  await expect(first).not.toHaveCSS('background-color', await styleOf(second, 'background-color'));
});

test('the bar has an edge, at the top of a page too', async ({ page, visit }) => {
  await visit('/guide');
  const edges = await page.getByRole('banner').evaluate(
    (bar) =>
      [...bar.children].filter((layer) => {
        const { opacity, borderBottomWidth } = getComputedStyle(layer);
        return opacity === '1' && borderBottomWidth === '1px';
      }).length,
  );
  expect(edges).toBe(1);
});
