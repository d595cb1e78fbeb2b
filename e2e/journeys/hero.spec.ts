/** The specification's section 2 on the hero, and the decisions on its video. */
import { languages } from 'shared/contract';
import { text } from '../allTexts.ts';
import { expect, test } from './fixtures.ts';

const anyVideo = /\/hero\/.*\.(mp4|webm)$/;

for (const language of languages) {
  test(`it has the logo, the translated subtitle and the hint to scroll (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/', language);
    const hero = page.locator('main > section').first();
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      text('shell', language, 'home.subtitle'),
    );
    await expect(hero.getByText('Linea', { exact: true })).toBeVisible();
    await hero.getByRole('link', { name: text('shell', language, 'home.scroll') }).click();
    await expect(page.locator('#dispensen')).toBeInViewport();
    await expect(page).toHaveURL('/#dispensen');
  });
}

test('over its picture a muted video runs in a loop, once the page is loaded', async ({
  page,
  visit,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const loaded = page.waitForEvent('load').then(() => requests.some((url) => anyVideo.test(url)));
  await visit('/');
  const picture = page.locator('main picture img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await loaded, 'the video was asked for before the page was loaded').toBe(false);

  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
  expect(await video.evaluate(({ muted, loop }: HTMLVideoElement) => ({ muted, loop }))).toEqual({
    muted: true,
    loop: true,
  });
});

test('it can be stopped and started', async ({ page, visit }) => {
  await visit('/');
  const isPaused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  await page.getByRole('button', { name: 'Ferma il video' }).click();
  await expect.poll(isPaused).toBe(true);
  await page.getByRole('button', { name: 'Avvia il video' }).click();
  await expect.poll(isPaused).toBe(false);
});

test('the words on it stay readable: a gradient lies between them and the picture', async ({
  page,
  visit,
}) => {
  await visit('/');
  const gradients = await page
    .locator('main > section')
    .first()
    .evaluate(
      (hero) =>
        [...hero.querySelectorAll('*')].filter((part) =>
          getComputedStyle(part).backgroundImage.startsWith('linear-gradient'),
        ).length,
    );
  expect(gradients).toBeGreaterThan(0);
});

test('a video that cannot be had is logged and hidden', async ({ page, visit }) => {
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

test('who wants less motion gets the picture alone', async ({ page, visit }) => {
  const videos: string[] = [];
  page.on('request', (request) => {
    if (anyVideo.test(request.url())) videos.push(request.url());
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('video')).toHaveCount(0);
  expect(videos).toEqual([]);
});

test('further down, the stop that one is at is filled', async ({ page, visit }) => {
  await visit('/#eventi');
  const filled = page.locator('main section:has(> [data-here])');
  await expect(filled).toHaveAttribute('id', 'eventi');
  await page.mouse.wheel(0, -100_000);
  await expect(filled).toHaveCount(0);
});
