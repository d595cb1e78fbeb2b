import { z } from 'shared/zod';
import { name, optionalName, readRows } from './readRows.ts';

/** The categories that have a page (specification section 2), with their fixed headings and
 * their names. */
export const categories = [
  {
    slug: 'associations',
    heading: 'Associations 101',
    name: { it: 'Associazioni', en: 'Associations' },
  },
  {
    slug: 'opzionali',
    heading: 'Opzionali 101',
    name: { it: 'Esami opzionali', en: 'Elective exams' },
  },
  {
    slug: 'graduate',
    heading: 'Graduate 101',
    name: { it: 'Dopo la laurea', en: 'After the degree' },
  },
  { slug: 'stage', heading: 'Stage 101', name: { it: 'Stage', en: 'Internships' } },
  { slug: 'freemover', heading: 'Freemover 101', name: { it: 'Freemover', en: 'Freemover' } },
  {
    slug: 'residenze',
    heading: 'Residenze 101',
    name: { it: 'Residenze', en: 'Halls of residence' },
  },
  {
    slug: 'exchange_magistrale',
    heading: 'Exchange 101',
    name: { it: 'Scambi, magistrale', en: 'Exchange, master’s' },
  },
  {
    slug: 'exchange_triennale',
    heading: 'Exchange 101',
    name: { it: 'Scambi, triennale', en: 'Exchange, bachelor’s' },
  },
  {
    slug: 'university',
    heading: 'University 101',
    name: { it: 'Vita in università', en: 'University life' },
  },
  { slug: 'milan', heading: 'Milan 101', name: { it: 'Vivere a Milano', en: 'Living in Milan' } },
  { slug: 'burocrazia', heading: 'Burocrazia 101', name: { it: 'Burocrazia', en: 'Paperwork' } },
  {
    slug: 'master_admissions',
    heading: 'Master Admissions',
    name: { it: 'Ammissioni ai master', en: 'Master admissions' },
  },
  { slug: 'tesi', heading: 'Tesi 101', name: { it: 'Tesi', en: 'Thesis' } },
  { slug: 'ecdl', heading: 'ECDL 101', name: { it: 'ECDL', en: 'ECDL' } },
] as const;

export type Category = (typeof categories)[number];

/** A guide that has a title. */
export interface TitledGuide {
  title: string;
  description: string | undefined;
}

/** A category that has guides, and those of them that have a title. */
export interface FilledCategory {
  category: Category;
  guides: readonly TitledGuide[];
}

const rowSchema = z.object({ category: name, title: optionalName, description: optionalName });

/** The categories that have an active guide, in the fixed order, each title in them once. */
export function filledCategories(rows: readonly unknown[]): FilledCategory[] {
  const guides = readRows(rowSchema, rows);
  return categories.flatMap((category) => {
    const own = guides.filter((guide) => guide.category.toLowerCase() === category.slug);
    const titled = own.flatMap(({ title, description }) => (title ? [{ title, description }] : []));
    const once = new Map(titled.map((guide) => [guide.title, guide]));
    return own.length === 0 ? [] : [{ category, guides: [...once.values()] }];
  });
}
