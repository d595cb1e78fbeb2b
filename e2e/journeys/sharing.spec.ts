/** Sharing pages, and carrying the followed courses to another device. */
import type { Page } from '@playwright/test';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { expect, test } from './fixtures.ts';
import { filledStar, follow, line, marketing, statistics } from './followedCourses.ts';
import { pageField, previewLinks } from './preview.ts';
import { type TestedLanguage, translateIn } from './testScope.ts';

interface Shared {
  title: string;
  url: string;
}

const shareButton = (page: Page, language: TestedLanguage, name = '') =>
  page.getByRole('button', { name: `${translateIn(language)('Condividi', 'Share')}${name}` });

/** Replaces the system's share sheet, which a headless browser lacks; its calls are what it was given. */
async function withShareSheet(page: Page, answer: 'shared' | 'refused') {
  const calls: Shared[] = [];
  await page.exposeFunction('noteShare', (shared: Shared) => void calls.push(shared));
  await page.addInitScript((answer) => {
    Object.defineProperty(navigator, 'share', {
      value: async (shared: unknown) => {
        const { noteShare } = Object(window);
        await noteShare(shared);
        if (answer === 'shared') return;
        throw new DOMException('', 'NotAllowedError');
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
const courseName = 'Statistica';

const copiedText = 'Link copiato';

test('course, preview, guide and event go to the share sheet', async ({ page, visit }) => {
  const calls = await withShareSheet(page, 'shared');
  const shared = async () => {
    await expect.poll(() => calls).toHaveLength(1);
    const [call] = calls.splice(0);
    const { pathname, search, hash } = new URL(call?.url ?? '');
    return { title: call?.title, path: pathname + search + hash };
  };
  await visit(statistics);
  await shareButton(page, 'it', `: ${courseName}`).click();
  expect(await shared()).toEqual({
    title: courseName,
    path: statistics,
  });

  await previewLinks(page).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Pagina successiva' }).click({ timeout: 30_000 });
  await expect(pageField(page)).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Condividi', exact: true }).click();
  const preview = await shared();
  expect(preview.title).toBe('Statistica - Appunti completi.pdf');
  expect(preview.path).toMatch(/\/Statistica\?anteprima=[^&]+&pagina=2/);

  await visit('/guide/tesi');
  await shareButton(page, 'it').first().click();
  const guide = await shared();
  expect(guide.path).toMatch(/^\/guide\/tesi#guida-/);
  await page.goto(guide.path);
  await expect(page.locator('li:target')).toContainText(guide.title ?? '-');

  await visit('/?eventi=passati#eventi');
  const events = page.locator('#eventi');
  const more = events.getByRole('button', { name: 'Mostra' });
  await expect(events.getByRole('listitem').last()).toBeVisible();
  while (await more.isVisible()) await more.click();
  await events.getByRole('listitem').last().getByRole('button').first().click();
  const event = await shared();
  expect(event.path).toMatch(/^\/\?eventi=passati#eventi-/);
  // It leads to the event also when it was shared before the event was over.
  for (const path of [event.path, event.path.replace('eventi=passati', '')]) {
    // Not about:blank, which has no storage for the chosen language.
    await page.goto('/registry.json');
    await page.goto(path);
    const row = events.locator('li[data-linked]');
    await expect(row).toContainText(event.title ?? '-');
    await expect(row).toBeInViewport();
  }
  await expect(page.getByText(copiedText)).toHaveCount(0);
  // The tab that a visitor chooses afterwards stays, whatever the link named.
  const upcoming = events.getByRole('tab', { name: 'Prossimi' });
  await upcoming.click();
  await page.reload();
  await expect(upcoming).toHaveAttribute('aria-selected', 'true');
  await expect(events.locator('li[data-linked]')).toHaveCount(0);
});

test('a link that an English reader shares opens in the language that its receiver chose', async ({
  page,
  browser,
  site,
  visit,
}) => {
  const calls = await withShareSheet(page, 'shared');
  await visit(statistics, 'en');
  await previewLinks(page).first().click();
  const dialog = page.getByRole('dialog');
  await expect(pageField(page, 'en')).toHaveValue('1', { timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect.poll(() => calls).toHaveLength(1);
  const link = calls[0]?.url ?? '';
  expect(link).toMatch(/\/Statistica\?anteprima=[^&]+$/);
  for (const [language, close] of [
    ['it', 'Chiudi'],
    ['en', 'Close'],
  ] as const) {
    const context = await browser.newContext({ baseURL: site.url });
    const receiver = await context.newPage();
    await receiver.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await receiver.goto(link);
    const opened = receiver.getByRole('dialog', { name: 'Statistica - Appunti completi.pdf' });
    await expect(opened.getByRole('button', { name: close, exact: true })).toBeVisible();
    await context.close();
  }
});

test('without a share sheet links are copied; one carries the followed courses and changes nothing unasked', async ({
  page,
  browser,
  site,
  visit,
}) => {
  await withoutShareSheet(page);
  await visit(statistics);
  await shareButton(page, 'it', `: ${courseName}`).click();
  await expect(page.getByText(copiedText)).toBeVisible();
  const address = new URL(await copied(page));
  expect(address.pathname + address.search).toBe(statistics);

  await follow(page);
  await visit(marketing);
  await follow(page);
  await visit('/dispense');
  await page.getByRole('button', { name: 'Porta con te' }).click();
  await expect(page.getByText(copiedText)).toBeVisible();
  const link = await copied(page);
  expect(decodeURIComponent(new URL(link).hash)).toMatch(/^#corsi=\[\["2","\w+"\],/);

  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await other.goto(link);
  const heading = '2 corsi da seguire';
  await expect(other.getByRole('heading', { name: heading })).toBeVisible();
  await expect(line(other)).toHaveCount(0);
  expect(await axeFindingsOfSchemes(other)).toEqual(noFindings);
  expect(await other.evaluate(() => localStorage.getItem('handouts.followed'))).toBeNull();
  const accept = 'Segui questi 2';
  await other.getByRole('button', { name: accept }).click();
  await expect(line(other).getByRole('link')).toHaveCount(2);
  await expect(other).toHaveURL('/dispense');
  await context.close();
});

test('a refused share sheet copies the link; a link never overwrites what is followed, and a broken one says so', async ({
  page,
  visit,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const calls = await withShareSheet(page, 'refused');
  await visit(statistics);
  await shareButton(page, 'it', ': Statistica').click();
  await expect.poll(() => calls).toHaveLength(1);
  await expect(page.getByText('Link copiato')).toBeVisible();

  await follow(page);
  const before = () => page.evaluate(() => localStorage.getItem('handouts.followed'));
  const kept = await before();
  const link = encodeURIComponent('[["2","Statistica"]]');
  await visit(`/dispense#corsi=${link}`);
  await expect(page.getByText('Li segui già tutti.')).toBeVisible();
  // Not the toast's button.
  await page.getByRole('main').getByRole('button', { name: 'Chiudi' }).click();
  await expect(page.getByText('Li segui già tutti.')).toHaveCount(0);
  expect(await before()).toBe(kept);

  await page.goto('about:blank');
  await visit('/dispense#corsi=tagliato');
  await expect(
    page.getByRole('heading', { name: 'In questo link non ci sono corsi' }),
  ).toBeVisible();
  await visit(statistics);
  await expect(filledStar(page)).toBeVisible();
});
