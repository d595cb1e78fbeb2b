/** Lists of thousands: a part of them is rendered, and more on request. */
import { mockJson, mockRows } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';

const rows = (count: number, row: (index: number) => object) =>
  Array.from({ length: count }, (_, index) => row(index));

const lists = [
  {
    name: 'guides',
    path: '/guide/tesi',
    rows: rows(2500, (index) => ({
      id: index,
      category: 'tesi',
      title: `Guida ${index}`,
      description: null,
      file_url: `https://example.com/${index}.pdf`,
      order_index: index,
      is_active: true,
    })),
    items: 'main [data-mf="guides"] li',
    first: 60,
    more: 'Mostra altre guide (ancora 2440)',
    search: 'guida 2499',
  },
  {
    name: 'representatives',
    path: '/rappresentanti?organo=sport',
    rows: rows(10_000, (id) => ({ id, name: `Persona Prova${id}`, section: 'SPORT', url: null })),
    items: 'main [data-mf="representatives"] ul > li',
    first: 60,
    more: 'Mostra altre persone (ancora 9940)',
    search: 'prova9999',
  },
  {
    name: 'handouts',
    path: '/dispense/primo-anno/Statistica',
    rows: rows(10_000, (index) => ({
      id: String(index),
      filename: `Dispensa ${index + 1}.pdf`,
      year: 'First Year',
      uploaded_at: '2026-01-01T10:00:00Z',
      file_url: null,
    })),
    items: 'main [data-mf="handouts"] li',
    first: 20,
    step: 100,
    more: 'Mostra altri file (ancora 9980)',
    search: '9999 dispensa',
    found: 'Dispensa 9999',
  },
];

for (const { name, path, rows, items, first, step = first, more, search, found } of lists) {
  test(`${path} shows the first of thousands, and more on request`, async ({ page, visit }) => {
    await mockRows(page, name, rows);
    // The course's name in other spellings.
    await mockJson(page, '**/rest/v1/handouts?*imatch*', []);
    await visit(path);
    const shown = page.locator(items);
    await expect(shown).toHaveCount(first, { timeout: 40_000 });
    await page.getByRole('button', { name: more }).click();
    await expect(shown).toHaveCount(first + step);
    await expect(shown.nth(first)).toBeFocused();
    if (search === undefined) return;
    await page.locator('main').getByRole('searchbox').fill(search);
    await expect(shown).toHaveText([new RegExp(found ?? search, 'i')]);
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(search);
  });
}

test('a year with hundreds of courses is a whole index', async ({ page, visit }) => {
  const courses = rows(1001, (index) => ({ subject: `Corso ${index}`, filename: `${index}.pdf` }));
  await mockRows(page, 'handouts', courses);
  await visit('/dispense/primo-anno');
  const items = page.locator('main ul[aria-label="Corsi"] > li');
  await expect(items).toHaveCount(1001, { timeout: 40_000 });
  await items.last().getByRole('link', { name: 'Corso 1000' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corso 1000');
});
