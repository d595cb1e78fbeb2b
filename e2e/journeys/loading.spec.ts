/** Lists while their request is pending. */
import type { Page } from '@playwright/test';
import { holdReads, mockRows, readsOf } from './backendMocks.ts';
import { expect, test } from './fixtures.ts';

interface List {
  /** The selector of the element around it. */
  slot: string;
  table: string;
  empty: string;
}

const pages: Record<string, readonly List[]> = {
  '/dispense/primo-anno': [{ slot: 'main', table: 'handouts', empty: 'Nessun corso trovato' }],
  '/dispense/secondo-anno/Statistica': [
    { slot: 'main', table: 'handouts', empty: 'Nessuna dispensa trovata' },
  ],
  '/dispense/clmg/primo-anno': [
    { slot: 'main', table: 'clmg_handouts', empty: 'Nessuna dispensa disponibile' },
  ],
  '/guide': [{ slot: 'main', table: 'guides', empty: 'Nessuna categoria trovata' }],
  '/guide/tesi': [{ slot: 'main', table: 'guides', empty: 'Nessuna guida trovata' }],
  '/#eventi': [
    { slot: '#dispensen', table: 'handouts', empty: 'Nessuna dispensa disponibile' },
    { slot: '#eventi', table: 'events', empty: 'Nessun evento in programma' },
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
      for (const { slot, empty } of lists) {
        await expect(slotOf(page, slot)).toBeVisible();
        await expect(slotOf(page, slot).getByRole('listitem')).toHaveCount(0);
        await expect(slotOf(page, slot).getByText(empty)).toHaveCount(0);
      }
      for (const release of releases) release();
      for (const { slot, table } of lists) {
        await expect(slotOf(page, slot).getByRole('listitem').first()).toBeVisible();
        await page.unroute(readsOf(table));
        await mockRows(page, table, []);
      }
      await page.reload();
      for (const { slot, table, empty } of lists) {
        await expect(slotOf(page, slot).getByText(empty)).toBeVisible();
        await expect(slotOf(page, slot).getByRole('listitem')).toHaveCount(0);
        await page.unroute(readsOf(table));
      }
    });
  }
});

const slotOf = (page: Page, slot: string) => page.locator(slot).locator('[data-mf]');
