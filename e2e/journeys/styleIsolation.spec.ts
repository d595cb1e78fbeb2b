import type { Page } from '@playwright/test';
import { homeSections } from '../../shell/src/composition.ts';
import { expect, test } from './fixtures.ts';

/** Every computed property of the frame's elements, once transitions have ended. */
function settledStyles(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(async () => {
    const frameStyles = () => {
      const parts = document.querySelectorAll('header, header *, footer, footer *, h1, h2');
      return [...parts].map((part) => {
        const style = getComputedStyle(part);
        return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
      });
    };
    // Inherited colours change in steps, from parent to child.
    let styles = frameStyles();
    for (let round = 0; round < 50; round += 1) {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      const next = frameStyles();
      if (JSON.stringify(next) === JSON.stringify(styles)) return next;
      styles = next;
    }
    throw new Error('The styles of the frame keep changing.');
  });
}

// Regression: a section's `p-2`, loaded after the shell's `lg:p-4`, took 8 px from the header.
test('loading a section never changes the styles of the frame', async ({ page, site, visit }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Without transitions, which would be compared halfway.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const remotes = [...site.origins].filter(([name]) => name !== 'shell').map(([, url]) => url);
  const isRemote = (url: URL) => remotes.includes(url.origin);
  await page.route(isRemote, (route) => route.abort());
  await visit('/#astra-gpt');
  await expect(page.getByText('Sezione fuori servizio')).toHaveCount(homeSections.length);
  await backToTop(page);
  const without = await settledStyles(page);

  await page.unroute(isRemote);
  await page.goto('about:blank');
  await visit('/#astra-gpt');
  await expect(page.locator('main section[id]:has([data-mf])')).toHaveCount(homeSections.length);
  await page.evaluate(() => {
    // Their headings are not part of the frame.
    for (const section of document.querySelectorAll('[data-mf]')) section.remove();
  });
  await backToTop(page);
  const withAll = await settledStyles(page);

  expect(withAll).toHaveLength(without.length);
  const changed = withAll.flatMap((style, index) =>
    Object.entries(style).filter(
      ([name, value]) =>
        // Positions differ with the page's height; --tw- properties are registered by the sheets using them.
        !/^(--tw-|block-size|height|inset|top|bottom|perspective-origin|transform-origin)/.test(
          name,
        ) && without[index]?.[name] !== value,
    ),
  );
  expect(changed).toEqual([]);
});

/** By the wheel, which also ends the scrolling to the anchor. */
async function backToTop(page: Page): Promise<void> {
  await page.mouse.wheel(0, -100_000);
  await expect(page.locator('header[data-stage="top"]')).toBeVisible();
}
