import { type TestedLanguage, translateIn } from '../testScope.ts';
import { expect, test } from './site.ts';

/** The lists of files of the three years and of CLMG. */
export function handoutJourneys(language: TestedLanguage): void {
  const t = translateIn(language);

  test('lists a course once, whatever the spelling of its rows, and opens a truncated file', async ({
    page,
    context,
    visit,
  }) => {
    await visit('/dispense/primo-anno', language);
    const courses = page.getByRole('list', { name: t('Corsi', 'Courses') });
    await expect(courses.getByRole('listitem')).toHaveText([
      /^Statistica(Ultimo|Latest) file: \d+ \w+ \d{4}\s*3\s*files?$/,
    ]);
    await courses.getByRole('link', { name: 'Statistica' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statistica');
    await expect(page.locator('main li span[lang="it"]')).toHaveText([
      'Buona.pdf',
      'Interrotta.pdf',
      'Nome con spazi.pdf',
    ]);

    const opened = context.waitForEvent('request', (request) =>
      request.url().includes('secondo-anno-marketing-glossario.pdf'),
    );
    await page.getByRole('button', { name: /^Interrotta/ }).click();
    expect((await (await opened).response())?.ok()).toBe(true);

    await visit('/dispense/secondo-anno/Diritto%20tributario', language);
    await expect(page.locator('main li span[lang="it"]')).toHaveText(['Schemi.pdf']);
  });

  test('handles special characters, a file without a date, a year without files', async ({
    page,
    visit,
  }) => {
    await visit('/dispense/secondo-anno', language);
    await page.getByRole('link', { name: '100% Diritto / A&B?' }).click();
    await expect(page.locator('main li')).toHaveText([
      new RegExp(`${t('senza data', 'no date')}.*Programma.pdf`),
    ]);
    await visit('/dispense/terzo-anno', language);
    await expect(page.getByText(t('Nessun corso trovato', 'No courses found'))).toBeVisible();
  });

  test('lists CLMG handouts by year when the year is text', async ({ page, visit }) => {
    await visit('/dispense/clmg/primo-anno', language);
    await expect(page.locator('main li span[lang="it"]')).toHaveText(['Diritto romano']);
    await visit('/dispense/clmg/quarto-anno', language);
    await expect(page.locator('main li span[lang="it"]')).toHaveText(['Procedura civile']);
    await visit('/dispense/clmg/secondo-anno', language);
    await expect(
      page.getByText(t('Nessuna dispensa disponibile', 'No handouts available')),
    ).toBeVisible();
  });
}
