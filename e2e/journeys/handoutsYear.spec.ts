/** The page of a year: a test for each sentence of the specification. */
import { answerRows, holdReads } from './alteredReads.ts';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';
import { openToAll } from './handoutsTexts.ts';
import { hold } from './hold.ts';
import { inTurn } from './inTurn.ts';

for (const language of inTurn('en')) {
  const say = (it: string, en: string) => (language === 'it' ? it : en);

  test.describe(`in ${language}`, () => {
    test('a year lists each course once, in order, with its files, and leads back', async ({
      page,
      site,
      visit,
    }) => {
      const rows = await backendRows(
        site,
        'handouts',
        'year=eq.Second%20Year&order=subject,filename',
      );
      const subjects = [...new Set(rows.map((row) => row.subject))];
      await visit('/dispense/secondo-anno', language);
      const courses = page.getByRole('list', { name: say('Corsi', 'Courses') });
      await expect(courses.getByRole('link')).toHaveText(subjects);
      await expect(courses.getByRole('listitem').first()).toHaveText(
        new RegExp(`6 ${say('file', 'files')}$`),
      );
      await expect(
        page.getByRole('link', { name: say('Torna alle Dispense', 'Back to handouts') }),
      ).toHaveAttribute('href', '/dispense');
    });

    test('one file is "file", also in English', async ({ page, visit }) => {
      await page.route('**/rest/v1/handouts?*select=subject*', (route) =>
        route.fulfill({ json: [{ subject: 'Uno', filename: 'Uno.pdf' }], headers: openToAll }),
      );
      await visit('/dispense/primo-anno', language);
      await expect(page.locator('main').getByRole('listitem')).toHaveText([/1 file$/]);
    });

    test('a year without courses says so, and nothing that is not so', async ({ page, visit }) => {
      await page.route('**/rest/v1/handouts?*', (route) =>
        route.fulfill({ json: [], headers: openToAll }),
      );
      await visit('/dispense/terzo-anno', language);
      const main = page.locator('main');
      await expect(main.getByText(say('Nessun corso trovato', 'No courses found'))).toBeVisible();
      await expect(
        main.getByText(
          say(
            'Non sono ancora disponibili dispense per il terzo anno',
            'There are no handouts for the third year yet',
          ),
        ),
      ).toBeVisible();
      await expect(main.getByText(say('Scegli il corso', 'Pick your course'))).toHaveCount(0);
    });
  });
}

/** So many files of a year, in the order of their courses. */
function filesOf(count: number, filesOfEach = 1) {
  return Array.from({ length: count }, (_, index) => ({
    subject: `Corso ${String(Math.floor(index / filesOfEach)).padStart(3, '0')}`,
    filename: `${index}.pdf`,
  }));
}

/** The second thousand of a list. */
const others = /\/handouts\?.*offset=1000/;

test('of a year with thousands of files, the first courses are there while the others are read', async ({
  page,
  visit,
}) => {
  await answerRows(page, 'handouts', filesOf(1500, 120));
  const answerOthers = await hold(page, others);
  await visit('/dispense/primo-anno', 'it');
  const courses = page.getByRole('list', { name: 'Corsi' });
  const cards = courses.getByRole('listitem');
  // The ninth goes on in the second thousand.
  await expect(cards).toHaveCount(8);
  await expect(courses).toHaveAttribute('aria-busy', 'true');
  await expect(cards.last()).toHaveText(/^Corso 007120 file$/);
  answerOthers();
  await expect(cards).toHaveCount(13);
  await expect(courses).toHaveAttribute('aria-busy', 'false');
  await expect(cards.nth(8)).toHaveText(/^Corso 008120 file$/);
  await expect(cards.last()).toHaveText(/^Corso 01260 file$/);
});

test('of hundreds of courses the first are there while the others are drawn', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const { length } = document.querySelectorAll('[data-mf="handouts"] ul[aria-busy] > li');
      if (length > 0 && seen.at(-1) !== length) seen.push(length);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await answerRows(page, 'handouts', filesOf(500));
  await visit('/dispense/primo-anno', 'it');
  const courses = page.getByRole('list', { name: 'Corsi' });
  await expect(courses.getByRole('listitem')).toHaveCount(500);
  await expect(courses).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([30, 500]);
});

test('where the others fail, half a list is not taken for the whole', async ({ page, visit }) => {
  await answerRows(page, 'handouts', filesOf(1001));
  await page.route(others, (route) =>
    route.fulfill({ status: 500, json: { message: 'down' }, headers: openToAll }),
  );
  await visit('/dispense/primo-anno', 'it');
  await expect(page.locator('main').getByRole('button', { name: 'Riprova' })).toBeVisible();
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(0);
  // Asked again, it does not begin with what the failed attempt had.
  await page.unrouteAll();
  const answer = await holdReads(page, 'handouts');
  await page.locator('main').getByRole('button', { name: 'Riprova' }).click();
  await expect(page.locator('main').getByRole('button', { name: 'Riprova' })).toHaveCount(0);
  await expect(page.locator('main').getByRole('listitem')).toHaveCount(0);
  answer();
  await expect(page.locator('main').getByRole('listitem').first()).toHaveText(/^(?!Corso)/);
});
