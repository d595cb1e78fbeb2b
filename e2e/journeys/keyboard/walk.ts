import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import type { Keyboard } from './keyboard.ts';

/** Who walks through a feature, and with what. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  keyboard: Keyboard;
  visit: (path: string) => Promise<void>;
}

/** Goes through a feature from one end to the other. */
export type Walk = (visitor: Visitor) => Promise<void>;

export const main = (page: Page) => page.locator('main');
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name }).first();
export const link = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('link', { name }).first();

/** Presses something that opens a new tab, and comes back from it. */
export async function openTab({ keyboard, context }: Visitor, goal: Locator): Promise<void> {
  const opened = context.waitForEvent('page');
  await keyboard.use(goal);
  await (await opened).close();
}

/** Follows a link within the site; the new page has the focus on its heading. */
export async function follow(
  { page, keyboard }: Visitor,
  goal: Locator,
  path: string,
): Promise<void> {
  await keyboard.use(goal);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
