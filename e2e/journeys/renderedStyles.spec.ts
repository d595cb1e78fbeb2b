/** The stylesheets of rendered sections come from the shell's own origin: a section's holds nothing back. */
import { expect, startPage, test } from './fixtures.ts';

test('a page is styled and readable while a section’s server hangs', async ({ page, site }) => {
  const origin = site.origins.get('guides') ?? '';
  await page.route(`${origin}/**`, () => {
    // Never answered.
  });
  await page.goto('/guide', { waitUntil: 'commit' });
  const link = page.locator('main a[href="/guide/tesi"]');
  await expect(link).toBeVisible();
  // A rule of the section's own stylesheet.
  await expect(page.locator('main [data-mf="guides"] ul').first()).toHaveCSS('display', 'grid');
});

test('each stylesheet is requested once, from the shell', async ({ page, site }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\.css(\?|$)/.test(request.url())) requested.push(request.url());
  });
  await expect(async () => {
    requested.length = 0;
    // A busy machine may answer with the frame.
    expect((await page.goto('/'))?.headers()['x-page']).toBe('complete');
  }).toPass();
  await startPage(page);
  await page.locator('#astra-gpt').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /Astra/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested.filter((url) => !url.startsWith(site.url))).toEqual([]);
  expect(new Set(requested).size).toBe(requested.length);
});

// Stops and tickets had black borders, which turned red.
test('styles that arrive after the first frame are not animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The page never responds.
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('#dispensen li').first()).toBeVisible();
  const transitions = await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const sheets = [...document.styleSheets];
    for (const sheet of sheets) sheet.disabled = true;
    await nextFrame();
    await nextFrame();
    for (const sheet of sheets) sheet.disabled = false;
    await nextFrame();
    return document.getAnimations().filter((one) => one instanceof CSSTransition).length;
  });
  expect(transitions).toBe(0);
});
