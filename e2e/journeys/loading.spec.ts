/** Lists while their request is pending. */
import type { Page } from '@playwright/test';
import { holdReads, mockRows, readsOf } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';

interface List {
  /** Where the list is on its page. */
  place: string;
  table: string;
  empty: string;
}

const pages: Record<string, readonly List[]> = {
  '/dispense/primo-anno': [{ place: 'main', table: 'handouts', empty: 'Nessun corso trovato' }],
  '/dispense/secondo-anno/Statistica': [
    { place: 'main', table: 'handouts', empty: 'Nessuna dispensa trovata' },
  ],
  '/dispense/clmg/primo-anno': [
    { place: 'main', table: 'clmg_handouts', empty: 'Nessuna dispensa disponibile' },
  ],
  '/guide': [{ place: 'main', table: 'guides', empty: 'Nessuna categoria trovata' }],
  '/guide/tesi': [{ place: 'main', table: 'guides', empty: 'Nessuna guida trovata' }],
  '/#eventi': [
    { place: '#dispensen', table: 'handouts', empty: 'Nessuna dispensa disponibile' },
    { place: '#eventi', table: 'events', empty: 'Nessun evento in programma' },
  ],
};

// @spec states.3 states.7
test('lists show neither items nor the empty message while loading', async ({ page, visit }) => {
  for (const [path, lists] of Object.entries(pages)) {
    await test.step(path, async () => {
      const releases = await Promise.all(lists.map(({ table }) => holdReads(page, table)));
      const requests = lists.map(({ table }) => page.waitForRequest(readsOf(table)));
      await visit(path);
      await Promise.all(requests);
      for (const { place, empty } of lists) {
        await expect(slotOf(page, place)).toBeVisible();
        await expect(slotOf(page, place).getByRole('listitem')).toHaveCount(0);
        await expect(slotOf(page, place).getByText(empty)).toHaveCount(0);
      }
      for (const release of releases) release();
      for (const { place, table } of lists) {
        await expect(slotOf(page, place).getByRole('listitem').first()).toBeVisible();
        await page.unroute(readsOf(table));
        await mockRows(page, table, []);
      }
      await page.reload();
      for (const { place, table, empty } of lists) {
        await expect(slotOf(page, place).getByText(empty)).toBeVisible();
        await expect(slotOf(page, place).getByRole('listitem')).toHaveCount(0);
        await page.unroute(readsOf(table));
      }
    });
  }
});

const slotOf = (page: Page, place: string) => page.locator(place).locator('[data-mf]');
