import { expect, type Locator, type Page } from '@playwright/test';
import type { TestedLanguage } from '../journeys/testScope.ts';

/** One read of a page, and what it says when the read fails: a matrix row. */
export interface BackendRead {
  name: string;
  isCall: (url: URL) => boolean;
  path: string;
  /** Makes the page send the request, where opening the path is not enough. */
  trigger?: (page: Page) => Promise<void>;
  /** Leaves and reopens the view by client navigation, without a page load. */
  leave: (page: Page) => Promise<void>;
  enter: (page: Page) => Promise<void>;
  /** The element that shows the data, or the error with its retry button. */
  slot: (page: Page) => Locator;
  message: (language: TestedLanguage) => string;
  /** Either a destructive toast repeats the message, or it is logged with the section's prefix. */
  reportedBy: 'toast' | `[${string}]`;
  /** The message for a response that is not a list, where the page has a separate one. */
  unexpected?: string;
  expectData: (page: Page) => Promise<void>;
  expectEmpty: (page: Page) => Promise<void>;
  /** The column that is renamed; `expectWithoutColumn` is set where the page works without it. */
  column: string;
  expectWithoutColumn?: (page: Page) => Promise<void>;
  /** The list that has no item while it loads. */
  list?: (page: Page) => Locator;
  /** What still works in the view while the read fails. */
  expectUsable?: (page: Page) => Promise<void>;
}

export const tableOf = (url: URL) => decodeURIComponent(url.pathname).replace('/rest/v1/', '');

/** Matches the reads of a table whose parameter contains `part`. */
export const read =
  (table: string, parameter?: string, part = '') =>
  (url: URL) =>
    tableOf(url) === table &&
    (parameter === undefined || (url.searchParams.get(parameter) ?? '\n').includes(part));

export const main = (page: Page) => page.getByRole('main');
/** A message word for word, so that a changed translation is noticed. */
export const message = (italian: string, english: string) => (language: TestedLanguage) =>
  ({ it: italian, en: english })[language];

/** An empty list's title, followed by a hint that the read failed. */
export const messageWithHint = (
  italian: readonly [title: string, hint: string],
  english: readonly [title: string, hint: string],
) => message(italian.join(''), english.join(''));

export const hasText = (slot: (page: Page) => Locator, expected: string) => (page: Page) =>
  expect(slot(page)).toContainText(expected);
export const hasItems = (slot: (page: Page) => Locator, items: string) => (page: Page) =>
  expect(slot(page).locator(items).first()).toBeVisible();

export async function followMenu(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.locator(`#menu a[href="${path}"]`).click();
}
