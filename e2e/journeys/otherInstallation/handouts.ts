import type { Language } from 'shared/contract';
import { expect, sayIn, test } from './site.ts';

/** The lists of files, of three undergraduate years and of the law degree. */
export function handoutJourneys(language: Language): void {
  const say = sayIn(language);

  test('a course is listed once, however its rows are spaced', async ({ page, visit }) => {
    await visit('/dispense/primo-anno', language);
    const courses = page.getByRole('list', { name: say('Corsi', 'Courses') });
    await expect(courses.getByRole('listitem')).toHaveText([/^Statistica\s*3\s*files?$/]);
    await courses.getByRole('link', { name: 'Statistica' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistica');
    await expect(page.locator('main li span[lang="it"]')).toHaveText([
      'Buona.pdf',
      'Interrotta.pdf',
      'Nome con spazi.pdf',
    ]);
  });

  test('the address of a course finds it although its rows write it otherwise', async ({
    page,
    visit,
  }) => {
    await visit('/dispense/secondo-anno/Diritto%20tributario', language);
    await expect(page.locator('main li span[lang="it"]')).toHaveText(['Schemi.pdf']);
  });

  test('a file that breaks off opens like any other', async ({ page, context, visit }) => {
    await visit('/dispense/primo-anno/Statistica', language);
    const opened = context.waitForEvent('request', (request) =>
      request.url().includes('secondo-anno-marketing-glossario.pdf'),
    );
    await page.getByRole('button', { name: /^Interrotta/ }).click();
    expect((await (await opened).response())?.ok()).toBe(true);
  });

  test('a name full of signs, a file without a date, a year without files', async ({
    page,
    visit,
  }) => {
    await visit('/dispense/secondo-anno', language);
    await page.getByRole('link', { name: '100% Diritto / A&B?' }).click();
    await expect(page.locator('main li')).toHaveText([
      new RegExp(`${say('senza data', 'no date')}.*Programma.pdf`),
    ]);
    await visit('/dispense/terzo-anno', language);
    await expect(page.getByText(say('Nessun corso trovato', 'No courses found'))).toBeVisible();
  });

  test('law handouts by year, although the year is text', async ({ page, visit }) => {
    await visit('/dispense/clmg/primo-anno', language);
    await expect(page.locator('main li span[lang="it"]')).toHaveText(['Diritto romano']);
    await visit('/dispense/clmg/quarto-anno', language);
    await expect(page.locator('main li span[lang="it"]')).toHaveText(['Procedura civile']);
    await visit('/dispense/clmg/secondo-anno', language);
    await expect(
      page.getByText(say('Nessuna dispensa disponibile', 'No handouts available')),
    ).toBeVisible();
  });
}
