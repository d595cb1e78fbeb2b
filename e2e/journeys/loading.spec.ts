/** Lists while their request is pending. */
import { holdReads, mockRows, readsOf } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';

const lists = [
  { path: '/dispense/primo-anno', table: 'handouts', empty: 'Nessun corso trovato' },
  {
    path: '/dispense/secondo-anno/Statistica',
    table: 'handouts',
    empty: 'Nessuna dispensa trovata',
  },
  {
    path: '/dispense/clmg/primo-anno',
    table: 'clmg_handouts',
    empty: 'Nessuna dispensa disponibile',
  },
  { path: '/guide', table: 'guides', empty: 'Nessuna categoria trovata' },
  { path: '/guide/tesi', table: 'guides', empty: 'Nessuna guida trovata' },
  { path: '/#dispensen', table: 'handouts', empty: 'Nessuna dispensa disponibile' },
  {
    path: '/#eventi',
    table: 'events',
    empty: 'Nessun evento in programma',
  },
];

for (const { path, table, empty } of lists) {
  // @spec states.3 states.7
  test(`${path} shows neither items nor the empty message while loading`, async ({
    page,
    visit,
  }) => {
    const [, anchor] = path.split('#');
    const slot = page.locator(anchor ? `#${anchor}` : 'main').locator('[data-mf]');
    const release = await holdReads(page, table);
    const request = page.waitForRequest(readsOf(table));
    await visit(path);
    await request;
    await expect(slot).toBeVisible();
    await expect(slot.getByRole('listitem')).toHaveCount(0);
    await expect(slot.getByText(empty)).toHaveCount(0);
    release();
    await expect(slot.getByRole('listitem').first()).toBeVisible();
    await page.unroute(readsOf(table));
    await mockRows(page, table, []);
    await page.reload();
    await expect(slot.getByText(empty)).toBeVisible();
    await expect(slot.getByRole('listitem')).toHaveCount(0);
  });
}
