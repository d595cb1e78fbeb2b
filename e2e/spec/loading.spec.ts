/** Specification section 4, "Pages: loading, then loaded or empty": one test for each read list. */
import { text } from '../allTexts.ts';
import { answerRows, holdReads, readsOf } from '../journeys/alteredReads.ts';
import { expect, test } from '../journeys/fixtures.ts';

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
  test(`${path} is neither empty nor full while it loads; then it is one of both`, async ({
    page,
    visit,
  }) => {
    const [, anchor] = path.split('#');
    const place = page.locator(anchor ? `#${anchor}` : 'main').locator('[data-mf]');
    const release = await holdReads(page, table);
    const asked = page.waitForRequest(readsOf(table));
    await visit(path);
    await asked;
    await expect(place).toBeVisible();
    await expect(place.getByRole('listitem')).toHaveCount(0);
    await expect(place.getByText(empty)).toHaveCount(0);
    release();
    await expect(place.getByRole('listitem').first()).toBeVisible();
    await page.unroute(readsOf(table));
    await answerRows(page, table, []);
    await page.reload();
    await expect(place.getByText(empty)).toBeVisible();
    await expect(place.getByRole('listitem')).toHaveCount(0);
  });
}
