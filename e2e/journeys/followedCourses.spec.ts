/** Following a course, and its stop on the line at the top of the handouts. */
import { expect, test } from './fixtures.ts';
import { follow, line, star, statistics } from './followedCourses.ts';
import { serveRenderedPages } from './serveRenderedPages.ts';
import { testedLanguages } from './testScope.ts';

// Rendered pages: their HTML cannot know what the device keeps.
serveRenderedPages();

for (const language of testedLanguages) {
  test.describe(`in ${language}`, () => {
    test('a followed course is a stop above the handouts until it is unfollowed', async ({
      page,
      visit,
    }) => {
      await visit('/dispense', language);
      await expect(line(page, language)).toHaveCount(0);
      await visit(statistics, language);
      await follow(page, language);
      for (const path of ['/dispense', '/#dispensen']) {
        await visit(path, language);
        await expect(line(page, language).getByRole('link')).toHaveText([
          language === 'it' ? 'Statistica' : 'Statistics',
        ]);
      }
      await line(page, language).getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'it' ? 'Statistica' : 'Statistics',
      );
      await expect(star(page, language)).toHaveAttribute('aria-pressed', 'true');
      await star(page, language).click();
      await expect(star(page, language)).toHaveAttribute('aria-pressed', 'false');
      await visit('/dispense', language);
      await expect(line(page, language)).toHaveCount(0);
      expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('personal');
    });
  });
}

test('a device that keeps nothing loads no code for it', async ({ page, visit }) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await visit(statistics);
  await page.waitForLoadState('networkidle');
  const before = scripts.size;
  await follow(page);
  expect(scripts.size).toBeGreaterThan(before);
});

test('another tab follows', async ({ page, context, visit }) => {
  await visit('/dispense');
  const other = await context.newPage();
  await other.goto(statistics);
  await expect(other.locator('html')).toHaveAttribute('data-interactive');
  await follow(other);
  await expect(line(page).getByRole('link', { name: 'Statistica' })).toBeVisible();
  await star(other).click();
  await expect(line(page)).toHaveCount(0);
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

test('follows for as long as the page where the browser refuses storage', async ({
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
  await follow(page);
  await page.getByRole('banner').getByRole('link', { name: 'Dispense' }).first().click();
  await expect(line(page).getByRole('link', { name: 'Statistica' })).toBeVisible();
});
