import demonstration from 'shared/demonstration.json' with { type: 'json' };
import { dialogOf } from '../calculators/dialog.ts';
import { addressIn, expect } from '../fixtures.ts';
import { button, follow, link, type Visitor } from './walkthrough.ts';

export async function frame({ page, keyboard, visit }: Visitor): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit('/chi-siamo');
  const navbar = page.getByRole('banner');
  await keyboard.use(link(page, 'Vai al contenuto'));
  await keyboard.tabTo(link(page.getByRole('contentinfo'), demonstration.email));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-interactive');
  await keyboard.tabTo(link(navbar, demonstration.association));
  await keyboard.tabTo(link(navbar, 'Contattaci'));
  await keyboard.use(button(navbar, 'English'), 'Shift+Tab');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  await keyboard.use(link(navbar, 'Guides'), 'Shift+Tab');
  await expect(page).toHaveURL(addressIn('en', '/guide'));
}

export async function menu(visitor: Visitor): Promise<void> {
  const { page, keyboard, visit } = visitor;
  await visit('/accessibilita');
  const toggle = page.locator('button[aria-controls="menu"]');
  await keyboard.use(toggle);
  await keyboard.tabTo(link(page.locator('#menu'), 'Home'));
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Enter');
  await follow(visitor, link(page.locator('#menu'), 'Chi siamo'), '/chi-siamo');
  await expect(page.locator('#menu')).toBeHidden();

  const privacy = button(page.getByRole('contentinfo'), /privacy/i);
  await keyboard.use(privacy);
  await keyboard.tabTo(button(dialogOf(page), 'Chiudi'));
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(privacy).toBeFocused();
}

export async function siteSearch({ page, keyboard, visit }: Visitor): Promise<void> {
  await visit('/chi-siamo');
  const opener = button(page.getByRole('banner'), 'Cerca nel sito');
  await keyboard.use(opener);
  await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
  await keyboard.tabTo(button(dialogOf(page), 'Chiudi'));
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page).getByRole('combobox')).toBeFocused();
  await keyboard.type('microeconomia');
  await expect(dialogOf(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Microeconomia/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
