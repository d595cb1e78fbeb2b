import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from 'shared/contract';
import { text } from '../allTexts.ts';

/** One read of specification section 7, and what section 8 says when it fails: a row of the matrix. */
export interface BackendRead {
  name: string;
  isCall: (url: URL) => boolean;
  /** Its address, and what there is to do until the call is made. */
  path: string;
  reach?: (page: Page) => Promise<void>;
  /** The ways out and in again, without loading the site anew. */
  leave: (page: Page) => Promise<void>;
  enter: (page: Page) => Promise<void>;
  /** Where the message and the way to try again stand, or else the data. */
  place: (page: Page) => Locator;
  says: (language: Language) => string;
  /** A destructive toast says it too, or it is only logged, under the name of its section. */
  told: 'toast' | `[${string}]`;
  /** What an answer says that is no list, where section 8 tells the two apart. */
  unexpected?: string;
  /** What the real answer shows. */
  shown: (page: Page) => Promise<void>;
  empty: (page: Page) => Promise<void>;
  /** The column that changes; `shows` where the page can do without it. */
  column: string;
  shows?: (page: Page) => Promise<void>;
  /** What can be done while it fails, beside reading the rest of the site. */
  rest?: (page: Page) => Promise<void>;
}

export const tableOf = (url: URL) => decodeURIComponent(url.pathname).replace('/rest/v1/', '');

/** The reads of a table that name this in a parameter. */
export const read =
  (table: string, parameter?: string, part = '') =>
  (url: URL) =>
    tableOf(url) === table &&
    (parameter === undefined || (url.searchParams.get(parameter) ?? '\n').includes(part));

export const main = (page: Page) => page.getByRole('main');
export const said = (namespace: string, key: string) => (language: Language) =>
  text(namespace, language, key);
export const it = (namespace: string, key: string, values = {}) =>
  text(namespace, 'it', key, values);

/** An empty list that says why: its title, and a hint that does not claim that there is nothing. */
export const saidWithHint =
  (namespace: string, title: string, hint: string) => (language: Language) =>
    `${text(namespace, language, title)}${text(namespace, language, hint)}`;

export const hasText = (place: (page: Page) => Locator, wanted: string) => (page: Page) =>
  expect(place(page)).toContainText(wanted);
export const hasItems = (place: (page: Page) => Locator, items: string) => (page: Page) =>
  expect(place(page).locator(items).first()).toBeVisible();

export async function followMenu(page: Page, path: string): Promise<void> {
  await page.getByRole('button', { name: it('shell', 'nav.openMenu') }).click();
  await page.locator(`#menu a[href="${path}"]`).click();
}
