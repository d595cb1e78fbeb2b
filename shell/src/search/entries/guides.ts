import { z } from 'shared/zod';
import { name, optionalName, readRows } from './readRows.ts';

/** The categories that have a page (specification section 2), with their fixed headings. */
export const categories = [
  { slug: 'associations', heading: 'Associations 101' },
  { slug: 'opzionali', heading: 'Opzionali 101' },
  { slug: 'graduate', heading: 'Graduate 101' },
  { slug: 'stage', heading: 'Stage 101' },
  { slug: 'freemover', heading: 'Freemover 101' },
  { slug: 'residenze', heading: 'Residenze 101' },
  { slug: 'exchange_magistrale', heading: 'Exchange 101' },
  { slug: 'exchange_triennale', heading: 'Exchange 101' },
  { slug: 'university', heading: 'University 101' },
  { slug: 'milan', heading: 'Milan 101' },
  { slug: 'burocrazia', heading: 'Burocrazia 101' },
  { slug: 'master_admissions', heading: 'Master Admissions' },
  { slug: 'tesi', heading: 'Tesi 101' },
  { slug: 'ecdl', heading: 'ECDL 101' },
] as const;

export type Category = (typeof categories)[number];

/** A category that has guides, and those of them that have a title. */
export interface FilledCategory {
  category: Category;
  titles: readonly string[];
}

const rowSchema = z.object({ category: name, title: optionalName });

/** The categories that have an active guide, in the fixed order, with the titles in theirs. */
export function filledCategories(rows: readonly unknown[]): FilledCategory[] {
  const guides = readRows(rowSchema, rows);
  return categories.flatMap((category) => {
    const own = guides.filter((guide) => guide.category.toLowerCase() === category.slug);
    const titles = new Set(own.flatMap(({ title }) => title ?? []));
    return own.length === 0 ? [] : [{ category, titles: [...titles] }];
  });
}
