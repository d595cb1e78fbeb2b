import type { Locator, Page } from '@playwright/test';
import type { ServedSite } from '../../../tools/site/serveSite.ts';
import { dialogOf } from '../calculators/dialog.ts';
import { expect } from '../fixtures.ts';

/** A student's hand: counts what it does. */
export class Hand {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }

  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    await field.fill(text);
    this.taps += 1;
  }

  async grade(field: Locator, grade: string): Promise<void> {
    await field.selectOption({ label: grade });
    this.taps += 2;
  }
}

export interface Student {
  page: Page;
  site: ServedSite;
  hand: Hand;
  t: (italian: string, english: string) => string;
}

/** Searches the site from the field of the home page and opens the first result of a group or name. */
export async function find(
  { page, hand }: Student,
  typed: string,
  result: string | RegExp,
): Promise<void> {
  await hand.tap(page.getByRole('search').getByRole('searchbox').first());
  await hand.type(page.getByRole('dialog').getByRole('combobox'), typed);
  const found =
    typeof result === 'string'
      ? page.getByRole('group', { name: result }).getByRole('option')
      : page.getByRole('option', { name: result });
  await hand.tap(found.first());
}

export async function openCourse(student: Student): Promise<void> {
  const { page, t } = student;
  await find(student, t('statistica', 'statistics'), /^(Statistica|Statistics)/);
  await expect(page).toHaveURL(/\/dispense\/secondo-anno\/Statistica/);
}

export const main = (page: Page) => page.getByRole('main');

/** A section of the home page, whose code loads when it is near. */
export async function scrollTo(page: Page, anchor: string): Promise<Locator> {
  const section = page.locator(anchor);
  await section.scrollIntoViewIfNeeded();
  return section;
}

export async function openCalculator({ page, hand }: Student, name: string): Promise<void> {
  const section = await scrollTo(page, '#calcolatori');
  await hand.tap(section.locator('button, a').filter({ hasText: name }));
  await expect(dialogOf(page)).toBeVisible();
}

/** Taps what opens a stored file in a new tab. */
export async function tapToNewTab({ page, hand }: Student, target: Locator): Promise<void> {
  const context = page.context();
  const opened = context.waitForEvent('page');
  // A browser without a viewer downloads the file, and the tab keeps no address.
  const requested = context.waitForEvent('request', (request) => storedFile.test(request.url()));
  await hand.tap(target);
  await requested;
  await (await opened).close();
}

const storedFile = /\/storage\/v1\/object\/.+\.pdf/;
