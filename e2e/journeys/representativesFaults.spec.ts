/** Specification section 8 on the representatives, and rows as hands and years make them. */
import type { Page } from '@playwright/test';
import { answerRows, holdReads, readsOf, refuseReads, watchShifts } from './alteredReads.ts';
import { expect, test } from './fixtures.ts';
import { inTurn } from './inTurn.ts';

const section = (page: Page) => page.locator('main [data-mf="representatives"]');
const bodies = (page: Page) => section(page).locator('article');

for (const language of inTurn('it')) {
  const say = (italian: string, english: string) => (language === 'it' ? italian : english);

  test(`a failure is only logged, the list is empty and can be asked again, in ${language}`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('[data-type="destructive"]')) console.error('[a toast]');
      }).observe(document, { childList: true, subtree: true });
    });
    const logged: string[] = [];
    page.on('console', (line) => line.type() === 'error' && logged.push(line.text()));
    await refuseReads(page, 'representatives');
    await visit('/rappresentanti', language);
    await expect(
      page.getByText(say('I nomi non sono arrivati', 'The names did not arrive')),
      // A read that fails is tried three times, with pauses, before the visitor is told.
    ).toBeVisible({ timeout: 30_000 });
    expect(logged.some((line) => line.startsWith('[representatives]'))).toBe(true);
    expect(logged).not.toContain('[a toast]');
    // What each body does can still be read; a number that is not known is not a zero.
    await expect(bodies(page)).toHaveCount(10);
    await expect(bodies(page).first()).not.toContainText('0');
    await bodies(page).first().getByRole('button').click();
    await expect(bodies(page).first()).toContainText(
      say('I nomi di questo organo non si vedono', 'The names in this body cannot be shown'),
    );

    await page.unroute(readsOf('representatives'));
    await section(page)
      .getByRole('button', { name: say('Riprova', 'Try again') })
      .click();
    await expect(bodies(page).first().locator('li')).toHaveText(/Aurora Esempio/);
    await expect(page.locator('main :focus')).toHaveCount(1);
  });

  test(`no rows at all: ten bodies with nobody in them, in ${language}`, async ({
    page,
    visit,
  }) => {
    await answerRows(page, 'representatives', []);
    await visit('/rappresentanti', language);
    await expect(section(page).getByRole('status')).toHaveText(
      say('L’elenco è ancora vuoto.', 'The directory is still empty.'),
    );
    await expect(
      bodies(page).getByRole('button', { name: say('Scopri di più', 'Learn more') }),
    ).toHaveCount(10);
  });
}

test('somebody twice in a body is there once, with what either row knows', async ({
  page,
  visit,
}) => {
  await answerRows(page, 'representatives', [
    { id: 1, name: 'Aurora Esempio', section: 'CDD', url: null },
    { id: 2, name: ' AURORA  ESEMPIO\n', section: ' cdd', url: null, email: 'aurora@example.com' },
    { id: 3, name: 'Aurora Esempio', section: 'Sport', url: null },
    { id: 4, name: null, section: 'CDD', url: null },
    { id: 5, name: 'Bruno Prova', section: 'Senato', url: null },
  ]);
  await visit('/rappresentanti?organo=cdd');
  const members = bodies(page).nth(1).locator('li');
  await expect(members).toHaveCount(1);
  await expect(members.getByRole('link')).toHaveAttribute('href', 'mailto:aurora@example.com');
  await expect(section(page).getByRole('status')).toHaveText('1 rappresentante in 2 organi.');
});

test('of ten thousand people the first are there, and the rest come when asked for', async ({
  page,
  visit,
}) => {
  const rows = Array.from({ length: 10_000 }, (_, place) => ({
    id: place,
    name: `Persona Prova${place}`,
    section: 'SPORT',
    url: null,
  }));
  await answerRows(page, 'representatives', rows);
  await visit('/rappresentanti?organo=sport');
  const sport = bodies(page).nth(8);
  const members = sport.locator('li');
  await expect(members).toHaveCount(60, { timeout: 40_000 });
  await expect(sport).toContainText('10000rappresentanti');
  await sport.getByRole('button', { name: /^Mostra altre persone/ }).click();
  await expect(members).toHaveCount(120);
  await expect(members.nth(60)).toBeFocused();
  await section(page).getByRole('searchbox').fill('prova9999');
  await expect(section(page).getByRole('listitem')).toHaveText([/Persona Prova9999/]);
});

for (const width of [390, 1440]) {
  test(`what comes late moves nothing at ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 900 });
    const shifted = await watchShifts(page);
    const release = await holdReads(page, 'representatives');
    await visit('/rappresentanti');
    await expect(section(page).getByRole('status')).toHaveText(/^Caricamento/);
    release();
    await expect(section(page).getByRole('status')).toHaveText(/^16 rappresentanti/);
    expect(await shifted()).toBeLessThan(0.01);
  });
}

test('on paper every body is open, as soon as the browser says that it will print', async ({
  page,
  visit,
}) => {
  await visit('/rappresentanti?organo=cdd');
  await expect(section(page).locator('article li')).toHaveCount(2);
  // The browser counts the pages right after this: what is drawn later is cut off.
  const printed = await page.evaluate(async () => {
    dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    return document.querySelectorAll('article li').length;
  });
  expect(printed).toBe(16);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(section(page).locator('article li')).toHaveCount(2);
});
