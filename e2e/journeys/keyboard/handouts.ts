import { expect } from '../fixtures.ts';
import { button, follow, link, main, openTab, type Visitor } from './walkthrough.ts';

export async function latestHandouts({ page, keyboard, visit }: Visitor): Promise<void> {
  await visit('/#dispensen');
  const section = page.locator('#dispensen');
  await expect(section.locator('h3').first()).toBeVisible();
  await keyboard.use(button(section, 'Secondo anno'));
  await expect(button(section, 'Secondo anno')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.tabTo(section.getByRole('searchbox'));
  await keyboard.type('microeconomia');
  await expect(section.getByRole('status').first()).toContainText(/risultat/);
  await keyboard.tabTo(link(section, 'Tutte le dispense'));
  await keyboard.tabTo(section.getByRole('searchbox'), 'Shift+Tab');
  await page.keyboard.press('Escape');
  await keyboard.use(link(section, 'Vedi tutte'));
  await expect(page).toHaveURL('/dispense/secondo-anno');
}

export async function courseFiles(visitor: Visitor): Promise<void> {
  const { page, keyboard, visit } = visitor;
  await visit('/dispense');
  const search = main(page).getByRole('searchbox');
  await keyboard.tabTo(search);
  await keyboard.type('probabilità');
  await openTab(visitor, link(main(page), /^Apri Statistica - Probabilità/));
  await keyboard.tabTo(search, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await follow(visitor, link(main(page), /Secondo anno/), '/dispense/secondo-anno');
  await follow(visitor, link(main(page), 'Statistica'), '/dispense/secondo-anno/Statistica');

  const saved = page.waitForEvent('download');
  await keyboard.use(button(main(page), 'Scarica tutto'));
  await saved;
  const preview = link(main(page), /^Statistica - Probabilità/);
  await keyboard.use(preview);
  // Not the download's toast, which is a dialog too.
  const viewer = page.getByRole('dialog').filter({ has: button(page, 'Ingrandisci') });
  await expect(viewer).toBeVisible();
  await keyboard.tabTo(button(viewer, 'Ingrandisci'));
  await page.keyboard.press('Enter');
  await keyboard.tabTo(button(viewer, 'Chiudi'));
  await page.keyboard.press('Enter');
  await expect(viewer).toHaveCount(0);
  await expect(preview).toBeFocused();
}

export async function clmgFiles(visitor: Visitor): Promise<void> {
  const { page, keyboard, visit } = visitor;
  await visit('/dispense/clmg');
  await follow(visitor, link(main(page), /Primo anno/), '/dispense/clmg/primo-anno');
  await keyboard.tabTo(main(page).getByRole('searchbox'));
  await keyboard.type('diritto');
  await openTab(visitor, link(main(page), /^Scarica Diritto/));
  await expect(page.getByText('Download avviato').first()).toBeVisible();
  await keyboard.use(link(main(page), 'Torna alle dispense CLMG'), 'Shift+Tab');
  await expect(page).toHaveURL('/dispense/clmg');
}
