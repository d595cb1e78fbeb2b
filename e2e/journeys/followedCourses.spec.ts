/** Followed courses: their line, what is new since the last visit, and where the reader was. */
import type { Page } from '@playwright/test';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { trackLayoutShift } from './layout.ts';
import { serveRenderedPages } from './serveRenderedPages.ts';
import { type TestedLanguage, testedLanguages, translateIn } from './testScope.ts';

// Rendered pages: their HTML cannot know what the device keeps.
serveRenderedPages();

const statistics = '/dispense/secondo-anno/Statistica';
const marketing = '/dispense/secondo-anno/Marketing';

const star = (page: Page, language: TestedLanguage = 'it') =>
  page.getByRole('button', { name: translateIn(language)('Segui', 'Follow'), exact: true });

const line = (page: Page, language: TestedLanguage = 'it') =>
  page.getByRole('navigation', { name: translateIn(language)('I tuoi corsi', 'Your courses') });

/** The rows with a visible mark: the one of the last 30 days is in the HTML, and hidden where courses are followed. */
const newFiles = (page: Page, language: TestedLanguage = 'it') => {
  const mark = page.getByText(translateIn(language)('Nuovo', 'New'), { exact: true });
  return page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: mark.filter({ visible: true }) });
};

/** The number of the page that the preview shows. */
const pageNumber = (page: Page, label: string) =>
  page.getByRole('dialog').getByRole('paragraph').filter({ hasText: label });

interface Followed {
  path: string;
  seen: { at: number; upTo: number };
  before: { at: number; upTo: number };
}

/** Sets the last look at each followed course back, before its newest files were uploaded. */
async function lookedDaysAgo(page: Page, days: number, uploadedDaysAgo: number): Promise<void> {
  await page.evaluate(
    ([days, uploaded]) => {
      const ago = (count: number) => Date.now() - count * 24 * 60 * 60 * 1000;
      const courses: Followed[] = JSON.parse(localStorage.getItem('handouts.followed') ?? '[]');
      const seen = { at: ago(days), upTo: ago(uploaded) };
      const changed = courses.map((course) => ({ ...course, seen, before: seen }));
      localStorage.setItem('handouts.followed', JSON.stringify(changed));
    },
    [days, uploadedDaysAgo] as const,
  );
}

async function follow(page: Page, language: TestedLanguage = 'it'): Promise<void> {
  await star(page, language).click();
  await expect(star(page, language)).toHaveAttribute('aria-pressed', 'true');
}

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
        await expect(line(page, language).getByRole('link')).toHaveText(['Statistica']);
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

    test('says what is new since the last visit, and marks exactly those files', async ({
      page,
      visit,
    }) => {
      await visit(statistics, language);
      const dates = await page
        .locator('main li time')
        .evaluateAll((times) =>
          times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
        );
      await follow(page, language);
      await expect(newFiles(page, language)).toHaveCount(0);
      await lookedDaysAgo(page, 1, 60);
      const expected = dates.filter((date) => date > Date.now() - 60 * 24 * 60 * 60 * 1000).length;
      expect(expected).toBeGreaterThan(0);
      expect(expected).toBeLessThan(dates.length);

      const news = translateIn(language)(
        `${expected} file ${expected === 1 ? 'nuovo' : 'nuovi'} da ieri`,
        `${expected} new ${expected === 1 ? 'file' : 'files'} since yesterday`,
      );
      await visit('/dispense', language);
      await expect(line(page, language).getByRole('status')).toHaveText(news);
      await visit(statistics, language);
      await expect(page.getByText(news)).toBeVisible();
      await expect(newFiles(page, language)).toHaveCount(expected);
      const marked = await newFiles(page, language)
        .locator('time')
        .evaluateAll((times) =>
          times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
        );
      expect(marked).toEqual(dates.slice(0, expected));

      // Seen now, but marked until the visit ends.
      await page.reload();
      await expect(newFiles(page, language)).toHaveCount(expected);
      await visit('/dispense', language);
      await expect(line(page, language).getByRole('link')).toHaveText(['Statistica']);
      await expect(line(page, language).getByRole('status')).toBeEmpty();
    });

    test('resumes the last preview at its page', async ({ page, visit }) => {
      await visit(statistics, language);
      await page
        .getByRole('button', { name: translateIn(language)('Anteprima', 'Preview') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      const nextPage = translateIn(language)('Pagina successiva', 'Next page');
      await dialog.getByRole('button', { name: nextPage }).click({ timeout: 30_000 });
      await expect(pageNumber(page, '2 / 2')).toBeVisible();
      for (const path of ['/#dispensen', '/dispense']) {
        await visit(path, language);
        const ticket = page.getByRole('link', {
          name: translateIn(language)('pag. 2 di 2', 'page 2 of 2'),
        });
        await expect(ticket).toContainText('Appunti completi.pdf');
      }
      await page.getByRole('link', { name: translateIn(language)('Riprendi', 'Continue') }).click();
      await expect(pageNumber(page, '2 / 2')).toBeVisible({ timeout: 30_000 });
      await expect(page).toHaveURL(/\?(lang=en&)?anteprima=.+&pagina=2/);
    });

    for (const width of [390, 1440]) {
      test(`axe finds no violation, light and dark, ${width} px`, async ({ page, visit }) => {
        await page.setViewportSize({ width, height: 844 });
        for (const path of [statistics, marketing]) {
          await visit(path, language);
          await follow(page, language);
        }
        await lookedDaysAgo(page, 3, 90);
        await visit('/dispense', language);
        await expect(line(page, language).getByRole('status')).not.toBeEmpty();
        expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
        await visit(statistics, language);
        await expect(newFiles(page, language).first()).toBeVisible();
        expect(await axeFindingsOfSchemes(page)).toEqual(noFindings);
      });
    }
  });
}

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px, whether courses are followed or not`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const layoutShift = await trackLayoutShift(page);
    const shiftsOn = async (paths: readonly string[]) => {
      for (const path of paths) {
        await visit(path);
        await page.waitForLoadState('networkidle');
        expect(await layoutShift(), path).toBeLessThan(0.01);
      }
    };
    await shiftsOn(['/dispense', statistics]);
    for (const path of [statistics, marketing]) {
      await visit(path);
      await follow(page);
    }
    await page
      .getByRole('button', { name: /^Anteprima/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('.textLayer').first()).toBeVisible({
      timeout: 30_000,
    });
    await lookedDaysAgo(page, 3, 90);
    await shiftsOn(['/dispense', statistics]);
    await expect(newFiles(page).first()).toBeVisible();
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

test('30 days are new until a course is followed', async ({ page, visit }) => {
  await visit(marketing);
  await follow(page);
  await visit(statistics);
  await expect(page.getByText('Nuovo', { exact: true })).toBeHidden();
  await visit(marketing);
  await star(page).click();
  await visit(statistics);
  await expect(page.getByText('Nuovo', { exact: true }).first()).toBeVisible();
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

for (const language of testedLanguages) {
  test(`in ${language}, one button forgets all of it`, async ({ page, visit }) => {
    await visit(statistics, language);
    await follow(page, language);
    await page
      .getByRole('button', { name: translateIn(language)('Anteprima', 'Preview') })
      .first()
      .click();
    await expect(page.getByRole('dialog').locator('.textLayer').first()).toBeVisible({
      timeout: 30_000,
    });
    await page.goto(addressIn(language, '/dispense'));
    await expect(line(page, language)).toBeVisible();
    await page
      .getByRole('button', {
        name: translateIn(language)('Informativa sulla privacy', 'Privacy policy'),
      })
      .click();
    const note = page.getByRole('dialog');
    await note
      .getByRole('button', {
        name: translateIn(language)(
          'Dimentica tutto su questo dispositivo',
          'Forget everything on this device',
        ),
      })
      .click();
    await expect(
      note.getByText(
        translateIn(language)(
          'Fatto: qui resta solo la lingua.',
          'Done: only the language is left here.',
        ),
      ),
    ).toBeVisible();
    expect(await axeFindingsOfSchemes(page, '[role="dialog"]')).toEqual(noFindings);
    const kept = await page.evaluate(async () => ({
      keys: Object.keys(localStorage).filter((key) => key !== 'language'),
      tab: Object.keys(sessionStorage),
      caches: await caches.keys(),
    }));
    expect(kept).toEqual({ keys: [], tab: [], caches: [] });
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Escape');
    await reloaded;
    await expect(page.locator('html')).toHaveAttribute('data-interactive');
    await expect(line(page, language)).toHaveCount(0);
  });
}
