import { allRows, isBackendError } from 'shared/data';
import { cellText } from 'shared/format';
import { queryOptions } from 'shared/runtime';
import { type GuideRow, sortByCategory, toGuide, unreadable } from './guide.ts';
import { findCategory } from './guideCategories.ts';

/** What the page says when guides cannot be read. */
export const guidesErrorMessage = (error: Error) =>
  isBackendError(error) ? 'guides:failed' : 'common:unexpectedError';

const meta = { errorMessage: guidesErrorMessage };

// Constants, because a `select` that changes at every render would map all rows at every render.
export const toNames = (rows: readonly { category: unknown }[]) =>
  rows.map(({ category }) => {
    const name = cellText(category);
    if (!findCategory(name))
      warn(`No page lists the guides of the category ${JSON.stringify(category)}.`);
    return name;
  });
export const toGuides = (rows: readonly GuideRow[]) =>
  rows.map((row) => {
    const guide = toGuide(row);
    const missing = unreadable(guide);
    if (missing.length > 0)
      warn(`The guide ${guide.id} has no usable ${missing.join(' and no ')}.`);
    return guide;
  });

const warned = new Set<string>();

/** Logs what a page leaves out, once: a visitor cannot see it. */
function warn(message: string): void {
  if (warned.has(message)) return;
  warned.add(message);
  console.warn(`[guides] ${message}`);
}

/** The category of every active guide, as the table writes it. A failure is only logged. */
export const categoriesInUse = queryOptions({
  queryKey: ['guides', 'categories'],
  queryFn: allRows((client) =>
    client.from('guides').select('category').eq('is_active', true).order('id'),
  ),
  select: toNames,
});

/** The active guides of one category, spelt exactly so, or of all; in the association's order. */
const readGuides = (category?: string) =>
  allRows((client) => {
    const guides = client.from('guides').select('*');
    return (category === undefined ? guides : guides.eq('category', category))
      .eq('is_active', true)
      .order('order_index')
      .order('id');
  });

export const guidesOfCategory = (category: string) =>
  queryOptions({
    queryKey: ['guides', 'of', category],
    queryFn: readGuides(category),
    select: toGuides,
    meta,
  });

/** The guides of all fixed categories. Read only when a visitor searches: no page needs them all. */
export const allGuides = queryOptions({
  queryKey: ['guides', 'all'],
  queryFn: readGuides(),
  select: (rows: readonly GuideRow[]) => sortByCategory(toGuides(rows)),
  meta,
});
