import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Keyboard } from './keyboard.ts';

/** A keyboard user with a page. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  keyboard: Keyboard;
  visit: (path: string) => Promise<void>;
}

/** Uses a feature from start to end. */
export type Walkthrough = (visitor: Visitor) => Promise<void>;

export const main = (page: Page) => page.locator('main');
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name }).first();
export const link = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('link', { name }).first();

/** Opens a link or button in a new tab and closes the tab. */
export async function openTab({ keyboard, context }: Visitor, target: Locator): Promise<void> {
  const opened = context.waitForEvent('page');
  await keyboard.use(target);
  await (await opened).close();
}

/** Follows an internal link; the new page focuses its heading. */
export async function follow(
  { page, keyboard }: Visitor,
  target: Locator,
  path: string,
): Promise<void> {
  await keyboard.use(target);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
