/** In forced-colours mode (Windows high contrast) a state must not depend on the site's colours. */
import type { Locator } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

const styleOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('gives the navbar a border, hides the hero’s picture and fills the selected year', async ({
  page,
  visit,
}) => {
  await visit('/guide');
  const navbar = page.getByRole('banner');
  const edges = await navbar.evaluate(
    (bar) =>
      [...bar.children].filter((layer) => {
        const { opacity, borderBottomWidth } = getComputedStyle(layer);
        return layer.checkVisibility() && opacity === '1' && borderBottomWidth === '1px';
      }).length,
  );
  expect(edges).toBe(1);

  await navbar.getByRole('link', { name: demonstration.association }).click();
  await expect(page).toHaveURL('/');
  const picture = page.locator('#site main section').first().locator('img');
  await expect(picture).toBeAttached();
  await expect(picture).toBeHidden();
  const stop = (pressed: boolean) =>
    page.locator(`#dispensen button[aria-pressed="${pressed}"] > span`).nth(1);
  await page.locator('#dispensen').scrollIntoViewIfNeeded();
  const [shown, other] = [stop(true), stop(false)];
  await expect(shown).toBeVisible();
  expect(await styleOf(shown, 'background-color')).not.toBe(
    await styleOf(other, 'background-color'),
  );
});

test('outlines a switch and shows its state, and the state of a tab', async ({ page, visit }) => {
  await visit('/?calcolatore=exchange-calculator-clmg#calcolatori');
  const dialog = page.getByRole('dialog');
  const [input, results] = [dialog.getByRole('tab').first(), dialog.getByRole('tab').last()];
  await results.click();
  expect(await styleOf(results, 'border-bottom-color')).not.toBe(
    await styleOf(input, 'border-bottom-color'),
  );
  const toggle = dialog.getByRole('switch').first();
  await expect(toggle).toHaveCSS('outline-style', 'solid');
  const off = await styleOf(toggle, 'background-color');
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect(toggle).not.toHaveCSS('background-color', off);
});
