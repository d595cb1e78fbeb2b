import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { expect } from '../fixtures.ts';
import { button, follow, link, main, openTab, type Visitor } from './walkthrough.ts';

export async function guides(visitor: Visitor): Promise<void> {
  const { page, keyboard, visit } = visitor;
  await visit('/guide');
  const search = main(page).getByRole('searchbox');
  await keyboard.tabTo(search);
  await keyboard.type('burocrazia');
  await openTab(visitor, link(main(page).getByRole('list'), /si apre in una nuova scheda/));
  await keyboard.tabTo(search, 'Shift+Tab');
  await page.keyboard.press('Escape');
  await follow(visitor, link(main(page), /Milan/), '/guide/milan');
  await openTab(visitor, link(main(page).getByRole('list'), /si apre in una nuova scheda/));
}

export async function representatives({ page, keyboard, visit }: Visitor): Promise<void> {
  await visit('/rappresentanti');
  const all = main(page).locator('article');
  await keyboard.use(all.nth(1).getByRole('button'));
  await keyboard.tabTo(link(all.nth(1), /^Scrivi/));
  await keyboard.use(all.nth(2).getByRole('button'));
  await expect(all.nth(1).getByRole('listitem')).toHaveCount(0);
  await expect(all.nth(2).getByRole('listitem').first()).toBeVisible();
  await keyboard.tabTo(main(page).getByRole('searchbox'), 'Shift+Tab');
  await keyboard.type('campione');
  await keyboard.use(main(page).getByRole('listitem').getByRole('button').first());
  await expect(all.getByRole('button', { expanded: true })).toBeFocused();
}

export async function marketplaceAndEvents(visitor: Visitor): Promise<void> {
  const { keyboard, page, visit } = visitor;
  await visit('/#marketplace');
  const marketplace = page.locator('#marketplace');
  await openTab(visitor, link(marketplace, /Calcolatrice/));
  await openTab(visitor, link(marketplace, 'Vendi sul marketplace'));

  const events = page.locator('#eventi');
  await keyboard.tabTo(events.getByRole('tab', { name: 'Prossimi' }));
  await keyboard.press('ArrowRight');
  await expect(events.getByRole('tab', { name: 'Passati' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await keyboard.press('ArrowLeft');
  await keyboard.use(button(events, /^Sincronizza/));
  await openTab(visitor, link(events, /Google Calendar/));
  await page.keyboard.press('Escape');
  await expect(button(events, /^Sincronizza/)).toBeFocused();
  await openTab(visitor, link(events, /^Iscriviti/));
  const add = button(events, /^Aggiungi al calendario/);
  await keyboard.use(add);
  const saved = page.waitForEvent('download');
  await keyboard.use(button(events, /Scarica il file/));
  await saved;
  await expect(add).toBeFocused();
}

export async function chat(visitor: Visitor): Promise<void> {
  const { keyboard, page, visit } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/#astra-gpt');
  const section = page.locator('#astra-gpt');
  const panel = page.getByRole('dialog', { name: demonstration.assistant });
  const opener = button(section, 'Apri la chat');
  await keyboard.tabTo(link(section, /ChatGPT/));
  await keyboard.use(opener, 'Shift+Tab');
  await expect(panel.getByRole('textbox')).toBeFocused();
  await keyboard.type('con chi parlo per le tasse?');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('log').getByRole('link').first()).toBeVisible();
  await keyboard.tabTo(panel.getByRole('log').getByRole('link').first(), 'Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(opener).toBeFocused();

  const floating = button(page, /^Chiedi ad/);
  await keyboard.use(floating);
  await keyboard.use(button(panel, 'Cancella la chat'));
  await expect(panel.getByRole('textbox')).toBeFocused();
  await keyboard.use(button(panel, 'Appelli'), 'Shift+Tab');
  await expect(panel.locator('[data-message]')).toHaveCount(2);
  await keyboard.use(button(panel, 'Chiudi la chat'), 'Shift+Tab');
  await expect(panel).toHaveCount(0);
  await expect(floating).toBeFocused();
}
