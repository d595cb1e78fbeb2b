/** Ctrl/⌘ K: one palette over pages, courses, guides, representatives, calculators and events. */
import type { Page } from '@playwright/test';
import { languages } from 'shared/contract';
import { axeFindings, axeFindingsOfSchemes, noFindings } from '../browser/axeFindings.ts';
import { answerRows } from './alteredReads.ts';
import { expect, test } from './fixtures.ts';
import { madeUpText, openToAll, textsFound } from './handoutsTexts.ts';
import { inTurn } from './inTurn.ts';
import { placeForToasts } from './placeForToasts.ts';

const shortcut = 'ControlOrMeta+k';
const fieldOf = (page: Page) =>
  page.getByRole('combobox', { name: /^(Cerca nel|Search the) sit[oe]$/ });

async function openByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press(shortcut);
  await expect(fieldOf(page)).toBeFocused();
}

/** What a screen reader says is active, by its name. */
async function activeOption(page: Page): Promise<string> {
  const id = await fieldOf(page).getAttribute('aria-activedescendant');
  return (id && (await page.locator(`[id="${id}"]`).textContent())) || '';
}

test('opens by keyboard, shows the pages and the calculators, and Esc gives the focus back', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' });
  await link.focus();
  await openByKeyboard(page);
  await expect(page.getByRole('group', { name: 'Pagine' }).getByRole('option')).toHaveCount(6);
  await expect(page.getByRole('group', { name: 'Calcolatori' }).getByRole('option')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the same keys close it again', async ({ page, visit }) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await page.keyboard.press(shortcut);
  await expect(fieldOf(page)).toHaveCount(0);
});

test('the magnifier opens it on a phone, where it fills the screen and shuts the menu', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  const magnifier = page.getByRole('button', { name: 'Cerca nel sito' });
  const target = await magnifier.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await magnifier.click();
  await expect(fieldOf(page)).toBeFocused();
  const dialog = page.getByRole('dialog', { name: 'Cerca nel sito' });
  await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(page.locator('#menu')).toBeHidden();
  await dialog.getByRole('button', { name: 'Chiudi' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(magnifier).toBeFocused();
});

for (const language of languages) {
  test(`the bar has room for the magnifier at every width (${language})`, async ({
    page,
    visit,
  }) => {
    await visit('/chi-siamo', language);
    const bar = page.getByRole('banner');
    for (const width of [390, 640, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const sizes = await bar.evaluate((element) => [element.scrollWidth, element.clientWidth]);
      expect(sizes[0], `${width} px`).toBe(sizes[1]);
      const heights = await bar
        .locator('nav a:visible, a[href^="mailto:"]:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(Math.max(0, ...heights), `${width} px`).toBeLessThanOrEqual(44);
    }
  });
}

test('"universita" finds "università", marks it and says how many there are', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openByKeyboard(page);
  await fieldOf(page).fill('universita');
  const guide = page.getByRole('option', { name: /^Vita in università/ });
  await expect(guide).toBeVisible();
  await expect(guide.locator('mark').first()).toHaveText('università');
  const options = await page.getByRole('option').count();
  const status = page.getByRole('status').filter({ hasText: /^\d+ risultati$/ });
  const said = Number.parseInt((await status.textContent()) ?? '', 10);
  expect(said).toBeGreaterThanOrEqual(options);
});

test('arrows and Enter lead to a place, whose heading gets the focus', async ({ page, visit }) => {
  // The arrows would go round a list that has grown meanwhile; texts come last.
  await answerRows(page, 'rpc/search_handout_texts', []);
  await visit('/');
  await openByKeyboard(page);
  await page.keyboard.type('anno');
  await expect(page.getByRole('status').filter({ hasText: /^\d+ risultati$/ })).toBeAttached();
  await expect.poll(() => activeOption(page)).toMatch(/^Primo anno/);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => activeOption(page)).toMatch(/^Secondo anno/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dispense\/secondo-anno$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Secondo anno' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a place on the page that is open gets the focus on its own heading', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openByKeyboard(page);
  await page.keyboard.type('marketplace');
  await expect.poll(() => activeOption(page)).toMatch(/Marketplace/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#marketplace');
  await expect(page.locator('#marketplace').getByRole('heading', { level: 2 })).toBeFocused();
});

test('Home and End move in what is typed', async ({ page, visit }) => {
  await visit('/');
  await openByKeyboard(page);
  await page.keyboard.type('nno');
  await page.keyboard.press('Home');
  await page.keyboard.type('a');
  await page.keyboard.press('End');
  await page.keyboard.type(' primo');
  await expect(fieldOf(page)).toHaveValue('anno primo');
});

test('a course whose name is full of signs is found and survives its address', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await page.keyboard.type('casi politiche');
  await expect.poll(() => activeOption(page)).toMatch(/^Scienze politiche: teoria \/ casi/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/dispense\/primo-anno\/Scienze%20politiche%3A%20teoria%20%2F%20casi$/,
  );
  await expect(
    page.getByRole('heading', { level: 1, name: 'Scienze politiche: teoria / casi' }),
  ).toBeFocused();
  await expect(page.locator('main [data-mf="handouts"] li').first()).toBeVisible();
});

test('a calculator opens as a dialog, from the page that it is on and from another', async ({
  page,
  visit,
}) => {
  for (const path of ['/', '/chi-siamo']) {
    await visit(path);
    await openByKeyboard(page);
    await page.keyboard.type('voto di laurea');
    await expect.poll(() => activeOption(page)).toMatch(/^Voto di laurea triennale/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Undergraduate Graduation Grade Calculator' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
});

test('a representative leads to their body, opened; an event to the events', async ({
  page,
  visit,
}) => {
  await visit('/');
  await openByKeyboard(page);
  await page.keyboard.type('qualita');
  const person = page.getByRole('group', { name: 'Rappresentanti' }).getByRole('option').first();
  await person.click();
  await expect(page).toHaveURL(/\/rappresentanti\?organo=qualita$/);
  await expect(page.getByRole('button', { expanded: true })).toHaveCount(1);

  await openByKeyboard(page);
  await fieldOf(page).fill('eventi');
  await expect.poll(() => activeOption(page)).toMatch(/^Eventi/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/#eventi$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Eventi' })).toBeFocused();
});

test('a result is a link: with Ctrl it opens another tab, and the palette stays', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  const other = page.context().waitForEvent('page');
  await page.getByRole('option', { name: /^Guide/ }).click({ modifiers: ['ControlOrMeta'] });
  await expect(await other).toHaveURL(/\/guide$/);
  await expect(page).toHaveURL(/\/chi-siamo$/);
  await expect(fieldOf(page)).toBeVisible();
});

test('where nothing is found it says so, and what to try', async ({ page, visit }) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await fieldOf(page).fill('xyzzy');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Niente per «xyzzy»')).toBeVisible();
  await expect(dialog.getByText(/^Prova con una parola sola/)).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('0 risultati');
});

test('a read that fails costs only its own group', async ({ page, visit }) => {
  await page.route('**/rest/v1/guides**', (route) =>
    route.fulfill({
      status: 500,
      json: { message: 'no' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await fieldOf(page).fill('dir');
  await expect(page.getByText(/^Le guide non sono arrivate/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Corsi' }).getByRole('option')).not.toHaveCount(0);
  await expect(page.getByText(/non sono arrivat/)).toHaveCount(1);
});

test('code that does not come is said, and comes at the second try', async ({ page, visit }) => {
  const chunks = '**/static/js/async/**';
  await visit('/chi-siamo');
  await placeForToasts(page);
  await page.route(chunks, (route) => route.abort());
  await page.keyboard.press(shortcut);
  await expect(page.getByText(/^La ricerca non si è caricata/).first()).toBeVisible();
  await page.unroute(chunks);
  await openByKeyboard(page);
});

test('nothing of the search is fetched before it is wanted', async ({ page, visit }) => {
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/static/js/async/')) chunks.push(request.url());
  });
  await visit('/chi-siamo');
  await placeForToasts(page);
  await page.waitForLoadState('networkidle');
  // The place for toasts, and nothing else.
  expect(chunks).toHaveLength(1);
  await openByKeyboard(page);
  expect(chunks.length).toBeGreaterThan(1);
});

test('words that say nothing, plurals and whole questions find what there is', async ({
  page,
  visit,
}) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  const group = (name: string) => page.getByRole('group', { name }).getByRole('option');
  for (const typed of ['borse di studio', 'la borsa', 'Come si ottiene una borsa?']) {
    await fieldOf(page).fill(typed);
    await expect(group('Domande frequenti').first()).toContainText('Come si ottiene una borsa');
  }
  await fieldOf(page).fill('la borsa');
  await expect(group('Guide').first()).toContainText('Borse e prestiti');
  await expect(group('Guide').first().locator('mark').first()).toHaveText('Borse');
});

for (const language of inTurn('en')) {
  const say = (italian: string, english: string) => (language === 'it' ? italian : english);
  test(`a frequent question shows its answer and leads on, in ${language}`, async ({
    page,
    visit,
  }) => {
    await visit('/chi-siamo', language);
    await openByKeyboard(page);
    await fieldOf(page).fill('scholarship');
    const question = page
      .getByRole('group', { name: say('Domande frequenti', 'Frequent questions') })
      .getByRole('option')
      .filter({
        hasText: say('Come si ottiene una borsa di studio?', 'How do I get a scholarship?'),
      });
    await expect(question).toContainText(say('Il bando per il diritto', 'ummer'));
    await question.click();
    await expect(page).toHaveURL(/\/guide\/|\/rappresentanti\?organo=/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('what stands inside a PDF is found, and opens there', async ({ page, site, visit }) => {
  await textsFound(site, 'ammortamento');
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await fieldOf(page).fill('ammortamento');
  const text = page.getByRole('group', { name: 'Nel testo delle dispense' }).getByRole('option');
  await expect(text.first().locator('mark').first()).toHaveText(/^ammortament/i);
  const name = (await text.first().locator('[lang=it]').first().textContent()) ?? '';
  await text.first().click();
  await expect(page).toHaveURL(/\/dispense\/.*[?&]anteprima=/);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('the text of the PDFs is asked for once, when typing rests, and never an older answer', async ({
  page,
  visit,
}) => {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/rest/v1/rpc/search_handout_texts*', async (route) => {
    const term = new URL(route.request().url()).searchParams.get('term') ?? '';
    asked.push(term);
    if (term === 'prima') await held;
    const name = term === 'prima' ? 'Vecchio testo' : 'Nuovo testo';
    // The page has given the first one up by then.
    await route
      .fulfill({ json: [madeUpText({ id: name, name })], headers: openToAll })
      .catch(() => {});
  });
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await page.keyboard.type('prima');
  await expect.poll(() => asked).toEqual(['prima']);
  await fieldOf(page).fill('seconda');
  await expect(page.getByRole('option', { name: /^Nuovo testo/ })).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('option', { name: /^Vecchio testo/ })).toHaveCount(0);
  expect(asked).toEqual(['prima', 'seconda']);
});

test('Back closes it and leaves nothing behind; so does every other way out', async ({
  page,
  visit,
}) => {
  await visit('/guide');
  await visit('/chi-siamo');
  const length = await page.evaluate(() => history.length);
  await openByKeyboard(page);
  await page.goBack();
  await expect(fieldOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/chi-siamo$/);

  await openByKeyboard(page);
  await page.keyboard.press('Escape');
  await expect(fieldOf(page)).toHaveCount(0);
  // The entry was the palette's: what lay after this page in the history is all that it may cost.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(length + 1);
  await expect.poll(() => page.evaluate(() => history.state?.searchIsOpen)).toBeFalsy();

  // A result takes the palette's place: one step back from it is the page below.
  await openByKeyboard(page);
  await fieldOf(page).fill('tesi');
  await expect.poll(() => activeOption(page)).toMatch(/^Tesi/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/tesi$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/chi-siamo$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide$/);
});

test('behind a modal dialog the keys are the browser’s own', async ({ page, visit }) => {
  await visit('/chi-siamo');
  await openByKeyboard(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Informativa sulla privacy' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press(shortcut);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// The words of its states; axe looks at the page's own in both languages (`accessibility.spec.ts`).
for (const language of inTurn('it')) {
  test(`axe finds nothing, light and dark (${language})`, async ({ page, visit }) => {
    await visit('/chi-siamo', language);
    await openByKeyboard(page);
    for (const typed of ['', 'a', 'xyzzy']) {
      await fieldOf(page).fill(typed);
      await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
        typed === '' ? '' : /^\d+ (risultat|result)/,
      );
      // Colours do not depend on the language.
      if (language === 'en') expect(await axeFindings(page, '[role="dialog"]')).toEqual([]);
      else expect(await axeFindingsOfSchemes(page, '[role="dialog"]')).toEqual(noFindings);
    }
  });
}
