/** Following a course, and its stop on the line at the top of the handouts. */
import { expect, startPage, test } from './fixtures.ts';
import { filledStar, follow, line, star, statistics } from './followedCourses.ts';
import { openPreview, textLayer } from './preview.ts';

const name = 'Statistica';

test('a followed course is a stop above the handouts until it is unfollowed', async ({
  page,
  context,
  visit,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await visit('/dispense');
  await expect(line(page)).toHaveCount(0);
  await visit(statistics);

  await test.step('a device that keeps nothing loads no code for it', async () => {
    await page.waitForLoadState('networkidle');
    const before = scripts.size;
    await follow(page);
    expect(scripts.size).toBeGreaterThan(before);
  });
  for (const path of ['/dispense', '/#dispensen']) {
    await visit(path);
    await expect(line(page).getByRole('link')).toHaveText([name]);
  }
  await line(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await filledStar(page).click();
  await expect(star(page)).toBeVisible();
  await visit('/dispense');
  await expect(line(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('personal');

  await test.step('another tab follows', async () => {
    const other = await context.newPage();
    await other.goto(statistics);
    await startPage(other);
    await follow(other);
    await expect(line(page).getByRole('link', { name })).toBeVisible();
    await filledStar(other).click();
    await expect(line(page)).toHaveCount(0);
  });
});

test('ignores what it did not write', async ({ page, visit }) => {
  await page.addInitScript(() => {
    localStorage.setItem('personal', 'handouts-followed handouts-resume');
    localStorage.setItem(
      'handouts.followed',
      JSON.stringify([
        { path: 'https://elsewhere.example', subject: 'x', seen: {}, before: {} },
        null,
      ]),
    );
    localStorage.setItem('handouts.resume', '{"id":7}');
    localStorage.setItem('handouts.kept', 'x');
  });
  await visit('/dispense');
  await expect(page.getByRole('heading', { name: 'Triennale' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-personal', '');
  await expect(line(page)).toHaveCount(0);
});

test('where the browser refuses storage, files are previewed, the language is switched, and courses followed for as long as the page', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('refused');
      },
    });
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(statistics);
  await openPreview(page, /^Statistica - Appunti completi/);
  await expect(textLayer(page)).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await follow(page);
  await page.getByRole('banner').getByRole('link', { name: 'Dispense' }).first().click();
  await expect(line(page).getByRole('link', { name: 'Statistica' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Handouts');
});
