/** The search palette (Ctrl/⌘ K): opening, closing, loading and accessibility. */
import { axeFindings } from '../../tools/browser/axeFindings.ts';
import { axeFindingsOfSchemes, noFindings } from '../browser/axeSchemes.ts';
import { cutTexts } from '../browser/cutTexts.ts';
import { everyCalculator } from './calculators/everyCalculator.ts';
import { expect, test, waitForToaster } from './fixtures.ts';
import { holdRequests } from './holdRequests.ts';
import { activeOption, fieldOf, openByKeyboard, shortcut } from './searchPalette.ts';
import { testedLanguages } from './testScope.ts';

test('opens and closes by keyboard, with pages and calculators, and restores the focus', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
  await link.focus();
  await openByKeyboard(page);
  await expect(page.getByRole('group', { name: 'Pagine' }).getByRole('option')).toHaveCount(6);
  const found = page.getByRole('group', { name: 'Calcolatori' }).getByRole('option');
  await expect(found).toHaveText(
    Object.values(everyCalculator).map(({ name }) => new RegExp(`^${name}`)),
  );
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();

  await test.step('the same shortcut closes it', async () => {
    await openByKeyboard(page);
    await page.keyboard.press(shortcut);
    await expect(fieldOf(page)).toHaveCount(0);
  });

  await test.step('Home and End move the cursor in the field', async () => {
    await openByKeyboard(page);
    await page.keyboard.type('nno');
    await page.keyboard.press('Home');
    await page.keyboard.type('a');
    await page.keyboard.press('End');
    await page.keyboard.type(' primo');
    await expect(fieldOf(page)).toHaveValue('anno primo');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('axe finds no violation, light and dark', async () => {
    await openByKeyboard(page);
    for (const typed of ['', 'a', 'statistica', 'xyzzy']) {
      await fieldOf(page).fill(typed);
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
        typed === '' ? '' : /^\d+ risultat/,
      );
      expect(await axeFindingsOfSchemes(page, '[role="dialog"]')).toEqual(noFindings);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('does not open over a modal dialog', async () => {
    await page.getByRole('button', { name: 'Informativa sulla privacy' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press(shortcut);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the search button fits, and on a phone opens it full-screen and closes the menu', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const opener = page.getByRole('button', { name: 'Cerca nel sito' });
  const target = await opener.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await opener.click();
  await expect(fieldOf(page)).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Cerca nel sito' });
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(page.locator('#menu')).toBeHidden();
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  const navbar = page.getByRole('banner');
  await test.step('on a wide screen, it shows its shortcut and is read aloud as it is seen', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(navbar.getByRole('button', { name: 'Cerca nel sito Ctrl K' })).toBeVisible();
    expect(await axeFindings(page, 'header')).toEqual([]);
  });
  for (const language of testedLanguages) {
    await test.step(`the texts of the button and the palette fit (${language})`, async () => {
      await navbar.locator(`button[lang="${language}"]`).click();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const width of [1280, 1024, 640, 390]) {
        await page.setViewportSize({ width, height: 800 });
        const sizes = await navbar.evaluate((element) => [
          element.scrollWidth,
          element.clientWidth,
        ]);
        expect(sizes[0], `${width} px`).toBe(sizes[1]);
        const heights = await navbar
          .locator('nav a:visible, a[href^="mailto:"]:visible')
          .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
        expect(Math.max(0, ...heights), `${width} px`).toBeLessThanOrEqual(44);
      }
      await openByKeyboard(page);
      expect(await cutTexts(page, '[role="dialog"]')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(fieldOf(page)).toHaveCount(0);
    });
  }
});

test('keeps what is typed while it loads, and is empty when it is reopened at once', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
  await link.focus();
  // Regression: Ctrl K and then "micro" searched for "icro".
  const release = await holdRequests(page, '**/static/js/async/*.js');
  await page.keyboard.press(shortcut);
  await page.keyboard.type('micro');
  release();
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.type('economia');
  await expect(fieldOf(page)).toHaveValue('microeconomia');
  await page.keyboard.press('Escape');
  await page.keyboard.press(shortcut);
  await expect(fieldOf(page)).toHaveValue('');

  // Regression: the entry of the first opening counted as left by the second, which closed.
  await page.keyboard.type('economia');
  await Promise.all([page.keyboard.press('Escape'), page.keyboard.press(shortcut)]);
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveValue('');
  await page.goBack();
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  await expect(page).toHaveURL(/\/chi-siamo$/);
});

test('a reload loses nothing of what is being typed', async ({ page, visit }) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await fieldOf(page).fill('borsa di');
  await expect.poll(() => page.evaluate(() => history.state?.searchQuery)).toBe('borsa di');
  await page.reload();
  await expect(fieldOf(page)).toHaveValue('borsa di');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await openByKeyboard(page);
  await expect(fieldOf(page)).toHaveValue('');
});

test('the field of the hero continues in the palette', async ({ page, visit }) => {
  await visit('/');
  for (const [language, name] of [
    ['it', 'Cerca corso, file o parola'],
    ['en', 'Search for a course, file or word'],
  ] as const) {
    await page.getByRole('banner').locator(`button[lang="${language}"]`).click();
    const hero = page.getByRole('search').getByRole('searchbox', { name });
    await expect(hero).toBeInViewport({ ratio: 1 });
    await expect(page.locator('#dispensen h2')).toBeInViewport();
    await hero.focus();
    await expect(fieldOf(page)).toHaveCount(0);
    await page.keyboard.type('stat');
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('stat');
    await page.keyboard.press('Escape');
    await expect(hero).toBeFocused();
    await expect(hero).toHaveValue('');
    await hero.click();
    await expect(fieldOf(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(fieldOf(page)).toHaveCount(0);
  }
});

test('what is typed in the hero before hydration is searched for', async ({ page }) => {
  const release = await holdRequests(page, '**/static/js/index.*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('search').getByRole('searchbox').pressSequentially('stat');
  release();
  await expect(fieldOf(page)).toHaveValue('stat');
});

test('loads its code only when it is opened, and says when it fails to load', async ({
  page,
  visit,
}) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/js/async/')) chunks.push(request.url());
  });
  await visit('/chi-siamo');
  await waitForToaster(page);
  await page.waitForLoadState('networkidle');
  // What every page loads once it is idle.
  expect(chunks.map((url) => /\/([^/.]+)[^/]*$/.exec(url)?.[1]).sort()).toEqual([
    '__federation_expose_widget',
    'supabase',
    'toaster',
  ]);
  const failing = '**/static/js/async/**';
  await page.route(failing, (route) => route.abort());
  await page.keyboard.press(shortcut);
  await expect(page.getByText(/^La ricerca non si è caricata/).first()).toBeVisible();
  await page.unroute(failing);
  chunks.length = 0;
  await openByKeyboard(page);
  expect(chunks).not.toEqual([]);
});

test('Back closes it; closing it any way leaves no history entry', async ({ page, visit }) => {
  await visit('/accessibilita');
  await visit('/chi-siamo');
  const length = await page.evaluate(() => history.length);
  await openByKeyboard(page);
  await page.goBack();
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/chi-siamo$/);

  await openByKeyboard(page);
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveCount(0);
  // At most the forward entries are lost.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 1);
  await expect.poll(() => page.evaluate(() => history.state?.searchIsOpen)).toBeFalsy();

  // Back from a result returns to the results, and then closes the palette.
  await openByKeyboard(page);
  await fieldOf(page).fill('tesi');
  await expect.poll(() => activeOption(page)).toMatch(/^Tesi/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/tesi$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/chi-siamo$/);
  await expect(fieldOf(page)).toHaveValue('tesi');
  await expect.poll(() => activeOption(page)).toMatch(/^Tesi/);
  await page.goBack();
  await expect(page).toHaveURL(/\/chi-siamo$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/accessibilita$/);
});
