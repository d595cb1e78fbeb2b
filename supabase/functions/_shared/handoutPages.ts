import { knownValues } from './knownValues.gen.ts';

/** The year of a course's page, by its name in the table. */
export const yearNamed = (inTable: string) =>
  knownValues.handoutPages.find((year) => year.inTable === inTable);

/** The year of the law degree, by its number. */
export const lawYear = (courseYear: number) =>
  knownValues.clmgPages.find((year) => year.courseYear === courseYear);

export const coursePath = (year: { slug: string }, subject: string) =>
  `/dispense/${year.slug}/${encodeURIComponent(subject)}`;

export const lawYearPath = (year: { slug: string }) => `/dispense/clmg/${year.slug}`;

/** The search parameters by which a page that lists a PDF opens it in the reader. */
export const readerParameters = (id: string, page = 1): Readonly<Record<string, string>> => ({
  anteprima: id,
  ...(page > 1 ? { pagina: String(page) } : {}),
});
