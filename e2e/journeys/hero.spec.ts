/** The hero of the home page and its video. */
import type { Locator, Page } from '@playwright/test';
import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const anyVideo = /\/hero\/.*\.(mp4|webm)$/;

/** The relative luminance of the lightest pixel of a PNG, from 0 to 1 (WCAG 2.2). */
function brightest(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('No canvas.');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const linear = (value: number) =>
      value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
    let brightest = 0;
    for (let index = 0; index < data.length; index += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(index, index + 3);
      brightest = Math.max(
        brightest,
        0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue),
      );
    }
    return brightest;
  }, png.toString('base64'));
}

/** The boxes of the lines of a title, which is made transparent. */
function hideLines(title: Locator) {
  return title.evaluate((heading) => {
    heading.style.color = 'transparent';
    const range = document.createRange();
    range.selectNodeContents(heading);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
}

// @spec product.7
test('with reduced motion, has a picture without video behind the logo, a subtitle and a scroll hint, with enough contrast', async ({
  page,
  visit,
}) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (anyVideo.test(request.url())) videos.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const hero = page.locator('main > section').first();
  const title = hero.getByRole('heading', { level: 1 });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await visit('/');
    await page.waitForLoadState('networkidle');
    const gradients = await hero.evaluate(
      (element) =>
        [...element.querySelectorAll('*')].filter((part) =>
          getComputedStyle(part).backgroundImage.includes('gradient'),
        ).length,
    );
    expect(gradients).toBeGreaterThan(0);
    await expect(title).toHaveCSS('color', 'rgb(255, 255, 255)');
    const lines = await hideLines(title);
    expect(lines.length).toBeGreaterThan(1);
    for (const clip of lines) {
      const behind = await page.screenshot({ clip, animations: 'disabled' });
      // The contrast of white text is (1 + 0.05) / (luminance + 0.05).
      expect(1.05 / ((await brightest(page, behind)) + 0.05)).toBeGreaterThan(4.5);
    }
  }
  await expect(page.locator('video')).toHaveCount(0);
  expect(videos).toEqual([]);
  await expect(title).toHaveText('Dispense, guide e risposte: l’università, fermata per fermata.');
  await expect(hero.getByText(demonstration.association, { exact: true })).toBeVisible();
  await hero.getByRole('link', { name: 'Vai a: dispense' }).click();
  await expect(page.locator('#dispensen')).toBeInViewport();
  await expect(page).toHaveURL('/#dispensen');
});

// @spec product.7 hero.1
test('plays a muted, looping video once the page has loaded', async ({ page, visit }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const loaded = page.waitForEvent('load').then(() => requests.some((url) => anyVideo.test(url)));
  await visit('/');
  const picture = page.locator('main picture img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await loaded, 'the video was requested before the load event').toBe(false);

  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
    muted: true,
    loop: true,
  });
});

test('the video waits for a click where the system refuses autoplay, and can be paused', async ({
  page,
  visit,
}) => {
  // As iPhones in low-power mode do.
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = () => {
      HTMLMediaElement.prototype.play = play;
      return Promise.reject(new DOMException('', 'NotAllowedError'));
    };
  });
  await visit('/');
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await page.getByRole('button', { name: 'Avvia il video' }).click();
  await expect.poll(isPaused).toBe(false);
  await page.getByRole('button', { name: 'Ferma il video' }).click();
  await expect.poll(isPaused).toBe(true);
});

// @spec hero.2 errors.18
test('logs and hides a video that fails to load', async ({ page, visit }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.route(anyVideo, (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => anyVideo.test(request.url()));
  await visit('/');
  await refused;
  await expect(page.locator('video')).toHaveCount(0);
  await expect.poll(() => errors.some((error) => /hero/i.test(error))).toBe(true);
  await expect(page.locator('main picture img').first()).toBeVisible();
});
