import { flatTexts, namespaces } from '../allTexts.ts';
import { expect, test } from './fixtures.ts';

/** The keys of all texts that could not be words of a sentence. */
const keys = namespaces.flatMap(({ it }) =>
  [...flatTexts(it).keys()].filter((key) => key.includes('.')),
);

test('the first visit is Italian whatever the browser says', async ({ browser, site }) => {
  const context = await browser.newContext({ locale: 'en-GB', baseURL: site.url });
  const page = await context.newPage();
  await page.goto('/guide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await context.close();
});

test('switching changes shell and section at once, and is remembered', async ({ page, visit }) => {
  await visit('/guide');
  await expect(page.getByText('Esplora').first()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guides');
  await expect(page.getByText('Explore').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Guides/);

  // The HTML is Italian, and gives way to the page: the tab has a name all the while.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.title === '' && document.body) console.error('[no title]');
    }).observe(document, { childList: true, subtree: true });
  });
  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await page.reload();
  await expect(page.getByText('Explore').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Guides/);
  await expect(page.locator('head > title')).toHaveCount(1);
  expect(logged).not.toContain('[no title]');

  await page.getByRole('button', { name: 'Italiano' }).click();
  await expect(page.getByText('Esplora').first()).toBeVisible();
});

test('the chosen language is marked before any word changes, and the page still leads on', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install({ time: 0 });
  await visit('/guide');
  // Neither the next picture nor the sections' texts come until time goes on.
  await page.clock.pauseAt(60_000);
  const english = page.getByRole('button', { name: 'English' });
  await english.click();
  await expect(english).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Italiano' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
  await page.getByRole('banner').getByRole('link', { name: 'Chi siamo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi siamo');

  await page.clock.resume();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await expect(english).toHaveAttribute('aria-pressed', 'true');
});

test('switching keeps the place on the page, what was typed and what is open', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/#dispensen');
  const field = page.locator('#dispensen').getByRole('searchbox');
  await field.fill('diritto');
  await expect(page.locator('#dispensen mark').first()).toBeVisible();
  await page.getByRole('button', { name: 'Chiedi ad Astra' }).click();
  const question = page.getByRole('dialog', { name: 'Astra' }).getByRole('textbox');
  await question.fill('Quando sono gli appelli?');
  const top = () => field.evaluate((input) => input.getBoundingClientRect().top);
  const atAnchor = await top();
  await page.mouse.move(600, 450);
  await page.mouse.wheel(0, 60);
  await expect.poll(top).toBe(atAnchor - 60);

  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('#dispensen').getByRole('heading', { level: 2 })).toHaveText(
    'Handouts',
  );
  await expect(field).toHaveValue('diritto');
  await expect(page.locator('#dispensen mark').first()).toBeVisible();
  await expect(question).toHaveValue('Quando sono gli appelli?');
  await expect.poll(async () => Math.abs((await top()) - (atAnchor - 60))).toBeLessThan(2);
});

test('switching keeps an open calculator and what was entered', async ({ page, visit }) => {
  await visit('/?calcolatore=exchange-calculator#calcolatori');
  const dialog = page.getByRole('dialog');
  const grade = dialog.getByRole('textbox', { name: 'Voto di triennale' });
  await grade.fill('104');
  // The dialog covers the switch; who gets to it all the same, by the keys of a screen reader for
  // instance, loses nothing.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('button[lang="en"]')?.click();
  });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(dialog.getByRole('textbox', { name: 'Bachelor' })).toHaveValue('104');
});

test('no page shows a text key in either language', async ({ page, visit }) => {
  for (const path of [
    '/',
    '/chi-siamo',
    '/rappresentanti',
    '/dispense',
    '/dispense/clmg',
    '/guide',
  ]) {
    await visit(path);
    for (const name of ['English', 'Italiano']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', name === 'English' ? 'en' : 'it');
      const shown = await page.evaluate(() => document.body.textContent);
      expect(keys.filter((key) => shown.includes(key))).toEqual([]);
    }
  }
});

test('the browser’s storage may refuse', async ({ page, visit }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
    Storage.prototype.removeItem = refuse;
  });
  await visit('/guide');
  await expect(page.getByText('Esplora').first()).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('Explore').first()).toBeVisible();
});
