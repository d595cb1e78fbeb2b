import { type TestedLanguage, translateIn } from '../testScope.ts';
import { expect, test } from './site.ts';

/** Guides and representatives. */
export function directoryJourneys(language: TestedLanguage): void {
  const t = translateIn(language);

  test('shows the known categories that have an active guide, and orders their guides', async ({
    page,
    visit,
  }) => {
    await visit('/guide', language);
    const links = page.locator('main a[href^="/guide/"]');
    await expect(links).toHaveCount(13);
    expect(
      await links.evaluateAll((all) =>
        all.map((one) => new URL(one.getAttribute('href') ?? '', 'http://site').pathname),
      ),
    ).toEqual(
      [
        'associations opzionali graduate stage freemover residenze exchange_magistrale',
        'exchange_triennale university milan burocrazia master_admissions tesi',
      ]
        .join(' ')
        .split(' ')
        .map((category) => `/guide/${category}`),
    );

    await links.last().click();
    // Whatever the spelling of their category.
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([
      'A capo nella categoria',
      'Decima',
      t('Senza titolo', 'Untitled'),
      'Senza posizione',
    ]);
    await visit('/guide/ecdl', language);
    await expect(page.getByText(t('Nessuna guida trovata', 'No guides found'))).toBeVisible();
  });

  test('shows each representative once per body, with initials for a broken photo', async ({
    page,
    visit,
  }) => {
    await visit('/rappresentanti', language);
    const bodies = page.locator('main article');
    for (const [name, names] of [
      ['CNSU', [/^aurora esempio$/i]],
      ['CDD', ['Carla Bozza', 'Bruno Prova']],
      ['DIPARTIMENTI', ['Gaia Prova']],
      ['ISU', ['Aurora Esempio', 'Dario Campione']],
      ['QUALITÀ', ['Elisa Facsimile', 'Fabio Modello']],
      ['SCUOLA DI GIURISPRUDENZA', ['Hana Esempio']],
      ['SCUOLA MAGISTRALE', ['Ivo Bozza']],
      ['SCUOLA TRIENNALE', ['Pia Esempio', 'Luca Modello']],
      ['SPORT', ['Olga Prova']],
      ['VALUTAZIONE', []],
    ] as const) {
      const body = bodies.filter({
        has: page.getByRole('heading', { name, exact: true }),
      });
      await body.getByRole('button').first().click();
      await expect(body.locator('li p.font-semibold')).toHaveText([...names]);
      await expect(body.locator('li [data-placeholder]')).toHaveCount(names.length);
    }
    await expect(page.locator('main [data-mf]').getByRole('status')).toHaveText(/^12 .* 9 /);
  });
}
