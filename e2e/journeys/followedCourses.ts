/** What journeys about followed courses share. */
import { expect, type Page } from '@playwright/test';
import { type TestedLanguage, translateIn } from './testScope.ts';

export const statistics = '/dispense/secondo-anno/Statistica';
export const marketing = '/dispense/secondo-anno/Marketing';

export const star = (page: Page, language: TestedLanguage = 'it') =>
  page.getByRole('button', { name: translateIn(language)('Segui', 'Follow'), exact: true });

/** The same button once the course is followed. */
export const filledStar = (page: Page, language: TestedLanguage = 'it') =>
  page.getByRole('button', { name: translateIn(language)('Segui già', 'Following'), exact: true });

/** The line of the followed courses. */
export const line = (page: Page, language: TestedLanguage = 'it') =>
  page.getByRole('navigation', { name: translateIn(language)('I tuoi corsi', 'Your courses') });

/** The rows with a visible mark: the one of the last 30 days is in the HTML, and hidden where courses are followed. */
export const newFiles = (page: Page, language: TestedLanguage = 'it') => {
  const mark = page.getByText(translateIn(language)('Nuovo', 'New'), { exact: true });
  return page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: mark.filter({ visible: true }) });
};

interface Followed {
  path: string;
  seen: { at: number; upTo: number };
  before: { at: number; upTo: number };
}

/** Sets the last visit to each followed course back, before its newest files were uploaded. */
export async function lookedDaysAgo(
  page: Page,
  days: number,
  uploadedDaysAgo: number,
): Promise<void> {
  await page.evaluate(
    ([days, uploaded]) => {
      const ago = (count: number) => Date.now() - count * 24 * 60 * 60 * 1000;
      const courses: Followed[] = JSON.parse(localStorage.getItem('handouts.followed') ?? '[]');
      const seen = { at: ago(days), upTo: ago(uploaded) };
      const changed = courses.map((course) => ({ ...course, seen, before: seen }));
      localStorage.setItem('handouts.followed', JSON.stringify(changed));
    },
    [days, uploadedDaysAgo] as const,
  );
}

export async function follow(page: Page, language: TestedLanguage = 'it'): Promise<void> {
  await star(page, language).click();
  await expect(filledStar(page, language)).toBeVisible();
}
