import type { Language } from 'shared/contract';
import { clmgColumns, fileColumns } from './handoutFile.ts';
import { latestCount } from './home/latestCount.ts';
import en from './locales/en.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };
import { clmgYears, undergraduateYears } from './years.ts';

/** What the backend and the shell must know of this section: `pnpm sections` writes it there. */
export default {
  shell: {
    /** The composition makes the pages of each year of them. */
    handoutYears: undergraduateYears.map(({ slug, name }) => ({
      slug,
      title: { it: it.years[name], en: en.years[name] } satisfies Record<Language, string>,
    })),
  },
  latestHandouts: latestCount,
  handoutYears: undergraduateYears.map(({ inTable }) => inTable),
  handoutPages: undergraduateYears.map(({ slug, inTable, name }) => ({ slug, inTable, name })),
  clmgPages: clmgYears.map(({ slug, courseYear, name }) => ({ slug, courseYear, name })),
  /** The names of the years inside a sentence, by language. */
  yearsInText: {
    it: it.yearsInText,
    en: en.yearsInText,
  } satisfies Record<Language, unknown>,
  clmgCourseYears: clmgYears.map(({ courseYear }) => courseYear),
  tables: [
    {
      table: 'handouts',
      area: 'handouts',
      name: 'filename',
      needed: ['subject', 'filename'],
      columns: fileColumns.split(','),
      identity: ['year', 'subject', 'filename'],
      files: { file_url: 'handout' },
    },
    {
      table: 'clmg_handouts',
      area: 'law handouts',
      name: 'name',
      // The pages select by the year.
      columns: [...clmgColumns.split(','), 'course_year'],
      identity: ['course_year', 'name'],
      files: { url: 'handout' },
    },
    {
      table: 'moved_courses',
      area: 'handouts',
      name: 'subject',
      needed: ['subject', 'to_subject'],
      columns: ['year', 'subject', 'to_year', 'to_subject'],
      identity: ['year', 'subject'],
    },
  ],
};
