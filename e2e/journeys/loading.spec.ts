/** Lists while their request is pending. */
import { text } from '../translations.ts';
import { holdReads, mockRows, readsOf } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';

const handouts = (key: string) => text('mf-handouts', 'it', key);
const guides = (key: string) => text('mf-guides', 'it', key);
const lists = [
  { path: '/dispense/primo-anno', table: 'handouts', empty: handouts('year.empty') },
  { path: '/dispense/secondo-anno/Statistica', table: 'handouts', empty: handouts('course.empty') },
  { path: '/dispense/clmg/primo-anno', table: 'clmg_handouts', empty: handouts('clmg.empty') },
  { path: '/guide', table: 'guides', empty: guides('categories.empty') },
  { path: '/guide/tesi', table: 'guides', empty: guides('category.empty') },
  { path: '/#dispensen', table: 'handouts', empty: handouts('home.empty') },
  {
    path: '/#eventi',
    table: 'events',
    empty: text('mf-events-marketplace', 'it', 'events.empty.prossimi.title'),
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
