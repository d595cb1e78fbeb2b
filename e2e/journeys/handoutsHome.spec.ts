/** The handouts on the home page: a test for each sentence of the specification. */
import type { Page } from '@playwright/test';
import { backendRows } from './backendRows.ts';
import { expect, test } from './fixtures.ts';
import { madeUpText, openToAll } from './handoutsTexts.ts';
import { inTurn } from './inTurn.ts';

const section = (page: Page) => page.locator('#dispensen');
const latest = (page: Page) => section(page).getByRole('heading', { level: 3 });

for (const language of inTurn('en')) {
  const say = (it: string, en: string) => (language === 'it' ? it : en);
  const years = [
    { name: say('Primo anno', 'First Year'), inTable: 'First Year', path: '/dispense/primo-anno' },
    {
      name: say('Secondo anno', 'Second Year'),
      inTable: 'Second Year',
      path: '/dispense/secondo-anno',
    },
    { name: say('Terzo anno', 'Third Year'), inTable: 'Third Year', path: '/dispense/terzo-anno' },
  ];
  const seeAll = (page: Page) =>
    section(page).getByRole('link', { name: say('Vedi tutte', 'See all') });
  const all = (page: Page) =>
    section(page).getByRole('link', { name: say('Tutte le dispense', 'All handouts') });

  test.describe(`in ${language}`, () => {
    test('three years, the first one chosen; each shows its latest three and leads to its page', async ({
      page,
      site,
      visit,
    }) => {
      await visit('/', language);
      const filter = section(page).getByRole('group').getByRole('button');
      await expect(filter).toHaveText(years.map(({ name }) => name));
      await expect(filter.first()).toHaveAttribute('aria-pressed', 'true');
      for (const { name, inTable, path } of years) {
        const rows = await backendRows(
          site,
          'handouts',
          `year=eq.${encodeURIComponent(inTable)}&order=uploaded_at.desc&limit=3`,
        );
        await filter.filter({ hasText: name }).click();
        await expect(latest(page)).toHaveText(
          rows.map(
            (row) =>
              `${row.filename} (${say('si apre in una nuova scheda', 'opens in a new tab')})`,
          ),
        );
        await expect(seeAll(page)).toHaveAttribute('href', path);
      }
    });

    test('a search looks in every year and leads to all handouts; blank is none', async ({
      page,
      visit,
    }) => {
      await visit('/?anno=2', language);
      const field = section(page).getByRole('searchbox');
      await field.fill('   ');
      await expect(seeAll(page)).toHaveAttribute('href', '/dispense/secondo-anno');
      await field.fill('diritto');
      await expect(section(page).getByRole('listitem').first()).toContainText(/diritto/i);
      await expect(all(page)).toHaveAttribute('href', '/dispense');
      await expect(seeAll(page)).toHaveCount(0);
      const filter = section(page).getByRole('group').getByRole('button');
      await filter.first().click();
      await expect(field).toHaveValue('');
      await expect(seeAll(page)).toHaveAttribute('href', '/dispense/primo-anno');
    });

    test('a search shows twenty at most, and says that there may be more', async ({
      page,
      visit,
    }) => {
      const rows = Array.from({ length: 20 }, (_, place) => ({
        ...madeUpText({ id: String(place) }),
        filename: `Dispensa ${place}.pdf`,
      }));
      const asked = page.waitForRequest('**/rest/v1/handouts?*imatch*');
      await page.route('**/rest/v1/handouts?*imatch*', (route) =>
        route.fulfill({ json: rows, headers: openToAll }),
      );
      await visit('/?q=dispensa', language);
      const query = new URL((await asked).url()).searchParams;
      expect(query.get('limit')).toBe('20');
      await expect(section(page).getByRole('status').first()).toHaveText(
        new RegExp(say('^I 20 più recenti', '^The 20 most recent')),
      );
    });
  });
}
