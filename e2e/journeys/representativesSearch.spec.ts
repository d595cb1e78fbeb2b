/** Searching by name, and the open body in the address. */
import type { Page } from '@playwright/test';
import { alterRows } from './alteredReads.ts';
import { expect, test } from './fixtures.ts';
import { inTurn } from './inTurn.ts';

const section = (page: Page) => page.locator('main [data-mf="representatives"]');
const field = (page: Page) => section(page).getByRole('searchbox');
const bodies = (page: Page) => section(page).locator('article');
const open = (page: Page) => bodies(page).getByRole('button', { expanded: true });

for (const language of inTurn('it')) {
  const say = (italian: string, english: string) => (language === 'it' ? italian : english);

  test.describe(`looking for somebody in ${language}`, () => {
    test('by part of the name, across the bodies, without accents, and it is marked', async ({
      page,
      visit,
    }) => {
      await alterRows(page, 'representatives', (row) =>
        row.name === 'Carlo Campione' ? { ...row, name: 'Niccolò D’Esempio' } : row,
      );
      await visit('/rappresentanti', language);
      await field(page).fill("d'esempio nicco");
      const found = section(page).getByRole('listitem');
      await expect(found).toHaveCount(1);
      await expect(found.locator('p')).toHaveText('Niccolò D’Esempio');
      await expect(found.locator('mark')).toHaveText(['Nicco', 'D’Esempio']);
      await field(page).fill('ESEMPIO');
      await expect(found).toHaveCount(4);
      await expect(section(page).getByRole('status')).toHaveText(
        say('4 persone trovate', '4 people found'),
      );
    });

    test('nobody of that name: it says so, and Esc brings the bodies back', async ({
      page,
      visit,
    }) => {
      await visit('/rappresentanti', language);
      await field(page).fill('xyzzy');
      await expect(
        page.getByText(say('Nessuno si chiama «xyzzy»', 'Nobody is called “xyzzy”')),
      ).toBeVisible();
      await field(page).press('Escape');
      await expect(bodies(page)).toHaveCount(10);
      await expect(page).toHaveURL(/\/rappresentanti$/);
    });

    test('a body by what it is for, and opens it', async ({ page, visit }) => {
      await visit('/rappresentanti', language);
      for (const [typed, name] of [
        ['sport', 'SPORT'],
        ['borse', 'ISU'],
        ['scholarships', 'ISU'],
        ['la triennale', 'SCUOLA TRIENNALE'],
        ['bachelor', 'SCUOLA TRIENNALE'],
      ] as const) {
        await field(page).fill(typed);
        await expect(bodies(page).getByRole('heading')).toHaveText([name]);
        await expect(section(page).getByRole('status')).toHaveText(say('1 organo', '1 body'));
        await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(typed);
        await bodies(page).getByRole('button').click();
        await expect(open(page)).toHaveAccessibleName(say(`Nascondi: ${name}`, `Hide: ${name}`));
        await expect(open(page)).toBeFocused();
        await page.goBack();
        await expect(field(page)).toHaveValue(typed);
      }
    });

    test('leads to the body, and the back button to the search', async ({ page, visit }) => {
      await visit('/rappresentanti', language);
      await field(page).fill('modello');
      await expect(page).toHaveURL(/\?q=modello$/);
      await section(page)
        .getByRole('button', { name: say('Apri SPORT', 'Open SPORT') })
        .click();
      await expect(page).toHaveURL(/\/rappresentanti\?organo=sport$/);
      await expect(open(page)).toHaveAccessibleName(say('Nascondi: SPORT', 'Hide: SPORT'));
      // The focus was in what is gone; it is where the visitor was led.
      await expect(open(page)).toBeFocused();
      await expect(open(page)).toBeInViewport();
      await page.goBack();
      await expect(field(page)).toHaveValue('modello');
      await expect(section(page).getByRole('listitem')).toHaveCount(3);
    });

    test('a search and an open body survive a reload and the other language', async ({
      page,
      visit,
    }) => {
      await visit('/rappresentanti?organo=triennale', language);
      await page.getByRole('button', { name: say('English', 'Italiano') }).click();
      await expect(open(page)).toHaveText(say('Hide', 'Nascondi'));
      await expect(page).toHaveURL(/\?organo=triennale$/);
      await field(page).fill('omar');
      await expect(page).toHaveURL(/q=omar/);
      await page.getByRole('button', { name: say('Italiano', 'English') }).click();
      await expect(field(page)).toHaveValue('omar');
      await page.reload();
      await expect(field(page)).toHaveValue('omar');
      // Until the names are there, the ten bodies stand in the list.
      await expect(section(page).getByRole('listitem')).toHaveCount(1);
      await expect(section(page).getByRole('listitem')).toHaveText([/Omar Segnaposto/]);
    });
  });
}

test('a link to a body opens it and brings it into view', async ({ page, visit }) => {
  await visit('/rappresentanti?organo=valutazione');
  await expect(open(page)).toHaveAccessibleName('Nascondi: VALUTAZIONE');
  await expect(open(page)).toBeInViewport();
});

for (const address of ['?organo=senato', '?organo=', '?organo=constructor', '?organo=CDD']) {
  test(`an address that names no body opens none: ${address}`, async ({ page, visit }) => {
    await visit(`/rappresentanti${address}`);
    await expect(bodies(page)).toHaveCount(10);
    await expect(open(page)).toHaveCount(0);
  });
}

test('by keyboard: the button keeps the focus and says what it controls', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti');
  const length = await page.evaluate(() => history.length);
  const button = bodies(page).nth(1).getByRole('button');
  for (const [key, expanded] of [
    ['Enter', 'true'],
    ['Space', 'false'],
    ['Enter', 'true'],
  ] as const) {
    await button.press(key);
    await expect(button).toHaveAttribute('aria-expanded', expanded);
    await expect(button).toBeFocused();
  }
  const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
  await expect(panel.locator('li')).toHaveCount(2);
  await expect(page).toHaveURL(/\?organo=cdd$/);
  // Opening and closing leave no trail: the way back leads out of the page.
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('what is pressed stays under the finger while the body above closes', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti?organo=triennale');
  // Until its people are there, everything below the open body still moves.
  await expect(bodies(page).nth(7).locator('li').first()).toBeVisible();
  const button = bodies(page).nth(8).getByRole('button');
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const after = await button.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});
