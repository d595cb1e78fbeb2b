import { type TestedLanguage, translateIn } from '../testScope.ts';
import { expect, test } from './site.ts';

/** The sections of the home page, and the pages without data. */
export function homeJourneys(language: TestedLanguage): void {
  const t = translateIn(language);

  test('home: latest handouts, a search in all of them, and events by date and status', async ({
    page,
    visit,
  }) => {
    await visit('/', language);
    for (const anchor of ['calcolatori', 'marketplace', 'eventi', 'astra-gpt']) {
      await page.locator(`#${anchor}`).scrollIntoViewIfNeeded();
      await expect(page.locator(`#${anchor} [data-mf]`).first()).toBeAttached();
    }
    const section = page.locator('#dispensen');
    await expect(section.getByRole('listitem')).toHaveText([
      /Buona\.pdf/,
      /Interrotta\.pdf/,
      /Nome con spazi\.pdf/,
    ]);
    await section.getByRole('searchbox').fill('statistica');
    await expect(section.getByRole('status')).toHaveText(t('7 risultati', '7 results'));
    await expect(section.locator('li')).toHaveText([
      /Buona\.pdf/,
      /Interrotta\.pdf/,
      /Nome con spazi\.pdf/,
      /Anno minuscolo\.pdf/,
      /Anno con spazio\.pdf/,
      /Anno scritto NULL\.pdf/,
      /Senza anno\.pdf/,
    ]);

    // One without a date is not upcoming.
    const events = page.locator('#eventi');
    const titles = events.getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Da fare', 'Scritto a mano', 'Con il modulo']);
    const registrations = events.locator('article a[target="_blank"][href*="iscrizioni"]');
    const addresses = await registrations.evaluateAll((all) =>
      all.map((one) => one.getAttribute('href')),
    );
    expect(addresses).toEqual([
      'https://iscrizioni.example/da-fare',
      'https://www.moduli.example/iscrizioni',
    ]);
    await expect(
      events.getByText(t('Registrazione non disponibile', 'Registration not available')),
    ).toHaveCount(1);
    await events.getByRole('tab').last().click();
    await events
      .getByRole('button', { name: t('Mostra un altro evento', 'Show one more event') })
      .click();
    await expect(titles).toHaveText(['In corso', 'Saltato', 'Già stato', 'Concluso senza data']);
    const cancelled = events.locator('article', { hasText: t('Annullato', 'Cancelled') });
    await expect(cancelled.getByRole('heading', { level: 3 })).toHaveText(['Saltato']);
  });

  test('the chat refers to ChatGPT without an assistant', async ({ page, visit }) => {
    await visit('/', language);
    await page.getByRole('button', { name: /astra/i }).last().click();
    const topic = t('Mobilità internazionale', 'Studying abroad');
    await page.getByRole('dialog').getByRole('button', { name: topic }).click();
    await expect(page.getByRole('log').getByText('ChatGPT').first()).toBeVisible();
  });
}
