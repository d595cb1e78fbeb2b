/**
 * The three undergraduate years: the segment of their URL, their value in `handouts.year`,
 * their number in `?anno=` and the key of their name in the translations.
 */
export const undergraduateYears = [
  { slug: 'primo-anno', inTable: 'First Year', number: '1', name: 'first' },
  { slug: 'secondo-anno', inTable: 'Second Year', number: '2', name: 'second' },
  { slug: 'terzo-anno', inTable: 'Third Year', number: '3', name: 'third' },
] as const;

export type UndergraduateYear = (typeof undergraduateYears)[number];

/** The default year. */
export const firstYear = undergraduateYears[0];

/** The five years of the law degree, with the number in `clmg_handouts.course_year`. */
export const clmgYears = [
  { slug: 'primo-anno', courseYear: 1, name: 'first' },
  { slug: 'secondo-anno', courseYear: 2, name: 'second' },
  { slug: 'terzo-anno', courseYear: 3, name: 'third' },
  { slug: 'quarto-anno', courseYear: 4, name: 'fourth' },
  { slug: 'quinto-anno', courseYear: 5, name: 'fifth' },
] as const;

export type ClmgYear = (typeof clmgYears)[number];

/** The year of a row. Some tables write it as `First year` or with a space after it. */
export function yearOfRow(text: string | null): UndergraduateYear | undefined {
  const wanted = text?.trim().toLowerCase();
  return undergraduateYears.find((year) => year.inTable.toLowerCase() === wanted);
}

/** The year of `?anno=`; anything unknown is the first. */
export function yearOfNumber(text: string | null): UndergraduateYear {
  return undergraduateYears.find((year) => year.number === text) ?? firstYear;
}

/** The year of the law degree in a URL; only the five slugs are valid. */
export function clmgYearOfSlug(slug: string | undefined): ClmgYear | undefined {
  return clmgYears.find((year) => year.slug === slug);
}
