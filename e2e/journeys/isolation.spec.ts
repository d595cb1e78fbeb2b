import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** How the frame looks once it is at rest: every property of what is always on screen. */
function looksAtRest(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(async () => {
    const looksOfFrame = () => {
      const parts = document.querySelectorAll('header, header *, footer, footer *, h1, h2');
      return [...parts].map((part) => {
        const style = getComputedStyle(part);
        return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
      });
    };
    // Colours go from parent to child in steps.
    let looks = looksOfFrame();
    for (let round = 0; round < 50; round += 1) {
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      const next = looksOfFrame();
      if (JSON.stringify(next) === JSON.stringify(looks)) return next;
      looks = next;
    }
    throw new Error('The frame does not come to rest.');
  });
}

// Found once: a section's `p-2` arrived after the shell's `lg:p-4` and took 8 px from the header.
test('a section that arrives never changes the look of the frame', async ({
  page,
  site,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  // Colours on their way to another are not a look.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const remotes = [...site.origins].filter(([name]) => name !== 'shell').map(([, url]) => url);
  const isRemote = (url: URL) => remotes.includes(url.origin);
  await page.route(isRemote, (route) => route.abort());
  await visit('/#astra-gpt');
  await expect(page.getByText('Fermata fuori servizio')).toHaveCount(5);
  await backToTop(page);
  const without = await looksAtRest(page);

  await page.unroute(isRemote);
  await page.goto('about:blank');
  await visit('/#astra-gpt');
  await expect(page.locator('main section[id]:has([data-mf])')).toHaveCount(5);
  await page.evaluate(() => {
    // What sections add to the list of headings is theirs.
    for (const section of document.querySelectorAll('[data-mf]')) section.remove();
  });
  await backToTop(page);
  const withAll = await looksAtRest(page);

  expect(withAll).toHaveLength(without.length);
  const changed = withAll.flatMap((look, index) =>
    Object.entries(look).filter(
      ([name, value]) =>
        // Where things are may differ: the page between them has another height. What begins with
        // --tw- is registered, with its initial value, by whoever uses it.
        !/^(--tw-|block-size|height|inset|top|bottom|perspective-origin|transform-origin)/.test(
          name,
        ) && without[index]?.[name] !== value,
    ),
  );
  expect(changed).toEqual([]);
});

/** By hand, which also ends the hold of the anchor. */
async function backToTop(page: Page): Promise<void> {
  await page.mouse.wheel(0, -100_000);
  await expect(page.locator('header[data-stage="top"]')).toBeVisible();
}
