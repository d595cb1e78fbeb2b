import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const shortcut = 'ControlOrMeta+k';
export const fieldOf = (page: Page) =>
  page.getByRole('combobox', { name: /^(Cerca nel|Search the) sit[oe]$/ });

export async function openByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press(shortcut);
  await expect(fieldOf(page)).toBeFocused();
}

/** The text of the option that the field's aria-activedescendant names. */
export async function activeOption(page: Page): Promise<string> {
  const id = await fieldOf(page).getAttribute('aria-activedescendant');
  return (id && (await page.locator(`[id="${id}"]`).textContent())) || '';
}
