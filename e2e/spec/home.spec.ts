/** Specification sections 1 and 2, "Home hero" and "Routes": what no other journey shows. */
import { expect, test } from '../journeys/fixtures.ts';

test('a dark gradient lies between the hero’s picture and its words', async ({ page, visit }) => {
  await visit('/');
  // Each gradient behind the heading, as the lightness (0 to 1) of the colour that it begins with.
  const lightness = await page
    .locator('main > section')
    .first()
    .evaluate((hero) => {
      const words = hero.querySelector('h1')?.getBoundingClientRect();
      const context = new OffscreenCanvas(1, 1).getContext('2d');
      if (!words || !context) throw new Error('No heading, or no canvas.');
      return [...hero.querySelectorAll('*')].flatMap((part) => {
        const image = getComputedStyle(part).backgroundImage;
        const box = part.getBoundingClientRect();
        const isBehind = box.top <= words.top && box.bottom >= words.bottom;
        const [first] = image.match(/(?:rgba?|oklab|oklch|color)\([^)]*\)/) ?? [];
        if (!image.includes('gradient') || !isBehind || !first) return [];
        context.fillStyle = first;
        context.fillRect(0, 0, 1, 1);
        const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
        return [Math.max(red, green, blue) / 255];
      });
    });
  expect(lightness.length).toBeGreaterThan(0);
  for (const value of lightness) expect(value).toBeLessThan(0.2);
});

test('a section of the home page has no page of its own', async ({ page, visit }) => {
  for (const path of ['/calcolatori', '/marketplace', '/eventi', '/astra-gpt', '/dispensen']) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  }
});
