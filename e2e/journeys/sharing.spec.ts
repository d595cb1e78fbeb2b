/** Sharing pages, and carrying the followed courses to another device. */
import type { Page } from '@playwright/test';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { text } from '../translations.ts';
import { addressIn, expect, test } from './fixtures.ts';
import { follow, line, marketing, mine, star, statistics } from './followedCourses.ts';
import { serveRenderedPages } from './serveRenderedPages.ts';
import { languagesToTest, type TestedLanguage } from './testScope.ts';

serveRenderedPages();

interface Shared {
  title: string;
  url: string;
}

const shareButton = (page: Page, language: TestedLanguage, name = '') =>
  page.getByRole('button', { name: `${text('common', language, 'share.action')}${name}` });

/** Replaces the system's share sheet, which a headless browser lacks; its calls are what it was given. */
async function withShareSheet(page: Page, answer: 'shared' | 'closed' | 'refused') {
  const calls: Shared[] = [];
  await page.exposeFunction('noteShare', (shared: Shared) => void calls.push(shared));
  await page.addInitScript((answer) => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: unknown) => {
        const { noteShare } = Object(window);
        await noteShare(shared);
        if (answer === 'shared') return;
        throw new DOMException('', answer === 'closed' ? 'AbortError' : 'NotAllowedError');
      },
    });
  }, answer);
  return calls;
}

async function withoutShareSheet(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
}

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

for (const language of languagesToTest('it')) {
  const courseName = language === 'it' ? 'Statistica' : 'Statistics';
  const copiedText = text('common', language, 'share.copied');

  test.describe(`in ${language}`, () => {
    test('course, preview, guide and event go to the share sheet', async ({ page, visit }) => {
      const calls = await withShareSheet(page, 'shared');
      const shared = async () => {
        await expect.poll(() => calls).toHaveLength(1);
        const [call] = calls.splice(0);
        const { pathname, search, hash } = new URL(call?.url ?? '');
        return { title: call?.title, path: pathname + search + hash };
      };
      await visit(statistics, language);
      await shareButton(page, language, `: ${courseName}`).click();
      expect(await shared()).toEqual({
        title: courseName,
        path: addressIn(language, statistics),
      });

      await page
        .getByRole('button', { name: text('mf-handouts', language, 'preview.open') })
        .first()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog
        .getByRole('button', { name: text('handoutsPreview', language, 'nextPage') })
        .click({ timeout: 30_000 });
      await expect(dialog.getByRole('paragraph').filter({ hasText: '2 / 2' })).toBeVisible();
      await dialog
        .getByRole('button', { name: text('common', language, 'share.action'), exact: true })
        .click();
      const preview = await shared();
      expect(preview.title).toBe('Statistica - Appunti completi.pdf');
      expect(preview.path).toMatch(/\/Statistica\?anteprima=[^&]+&pagina=2/);

      await visit('/guide/tesi', language);
      await shareButton(page, language).first().click();
      const guide = await shared();
      expect(guide.path).toMatch(/^\/guide\/tesi(\?lang=en)?#guida-/);
      await page.goto(guide.path);
      await expect(page.locator('li:target')).toContainText(guide.title ?? '-');

      await visit('/#eventi', language);
      const events = page.locator('#eventi');
      await shareButton(page, language).filter({ visible: true }).first().click();
      expect((await shared()).path).toBe(addressIn(language, '/#eventi'));
      await expect(events).toBeVisible();
      await expect(page.getByText(copiedText)).toHaveCount(0);
    });

    test('the link is copied where there is no share sheet', async ({ page, visit }) => {
      await withoutShareSheet(page);
      await visit(statistics, language);
      await shareButton(page, language, `: ${courseName}`).click();
      await expect(page.getByText(copiedText)).toBeVisible();
      const address = new URL(await copied(page));
      expect(address.pathname + address.search).toBe(addressIn(language, statistics));
    });

    test('one link carries the followed courses, and changes nothing unasked', async ({
      page,
      browser,
      site,
      visit,
    }) => {
      await withoutShareSheet(page);
      for (const path of [statistics, marketing]) {
        await visit(path, language);
        await follow(page, language);
      }
      await visit('/dispense', language);
      await page.getByRole('button', { name: mine(language, 'link.carry') }).click();
      await expect(page.getByText(copiedText)).toBeVisible();
      const link = await copied(page);
      expect(new URL(link).hash).toMatch(/^#corsi=[\w-]+$/);

      const context = await browser.newContext({ baseURL: site.url });
      const other = await context.newPage();
      await other.goto(link);
      const heading = mine(language, 'link.heading_other', { count: '2' });
      await expect(other.getByRole('heading', { name: heading })).toBeVisible();
      await expect(line(other, language)).toHaveCount(0);
      expect(await axeFindingsOfSchemes(other)).toEqual(noFindings);
      expect(await other.evaluate(() => localStorage.getItem('handouts.followed'))).toBeNull();
      const accept = mine(language, 'link.follow_other', { count: '2' });
      await other.getByRole('button', { name: accept }).click();
      await expect(line(other, language).getByRole('link')).toHaveCount(2);
      await expect(other).toHaveURL(addressIn(language, '/dispense'));
      await context.close();
    });
  });
}

test('a closed share sheet says nothing, a refused one copies the link', async ({
  page,
  visit,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const calls = await withShareSheet(page, 'refused');
  await visit(statistics);
  await shareButton(page, 'it', ': Statistica').click();
  await expect.poll(() => calls).toHaveLength(1);
  await expect(page.getByText('Link copiato')).toBeVisible();
});

test('a link never overwrites what is followed, and a broken one says so', async ({
  page,
  visit,
}) => {
  await visit(statistics);
  await follow(page);
  const before = () => page.evaluate(() => localStorage.getItem('handouts.followed'));
  const kept = await before();
  const link = Buffer.from('[["2","Statistica"]]').toString('base64url');
  await visit(`/dispense#corsi=${link}`);
  await expect(page.getByText(mine('it', 'link.allFollowed'))).toBeVisible();
  await page.getByRole('button', { name: mine('it', 'link.close') }).click();
  await expect(page.getByText(mine('it', 'link.allFollowed'))).toHaveCount(0);
  expect(await before()).toBe(kept);

  await page.goto('about:blank');
  await visit('/dispense#corsi=tagliato');
  await expect(page.getByRole('heading', { name: mine('it', 'link.invalid') })).toBeVisible();
  await visit(statistics);
  await expect(star(page)).toHaveAttribute('aria-pressed', 'true');
});
