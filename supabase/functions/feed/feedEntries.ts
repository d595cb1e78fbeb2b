import { z } from 'zod';
import {
  coursePath,
  lawYear,
  lawYearPath,
  readerParameters,
  yearNamed,
} from '../_shared/handoutPages.ts';
import { knownValues } from '../_shared/knownValues.gen.ts';
import type { ProjectApi } from '../_shared/projectApi.ts';
import { type TextLanguage, texts } from '../_shared/texts.ts';
import type { FeedRequest } from './feedRequest.ts';
import { guideRow, handoutRow, lawRow } from './rows.ts';

/** A reader that asks once a day misses none of these. */
const mostEntries = 50;

/** A file or a guide that is new or was changed. */
export interface FeedEntry {
  /** Unique among the tables, stable, and as it can stand in a URI. */
  id: string;
  title: string;
  titleLang: TextLanguage;
  summary: string | undefined;
  /** The path of the page that lists it. */
  page: string;
  /** The search parameters by which that page opens it. */
  parameters?: Readonly<Record<string, string>>;
  /** The course or category. */
  category: { term: string; label: string };
  updated: Date;
}

/** How the rows of a table become entries. */
const newsOf = <Row>(
  date: string,
  published: Readonly<Record<string, string>>,
  row: z.ZodType<Row>,
  entry: (row: Row, language: TextLanguage) => FeedEntry | undefined,
) => ({
  date,
  published,
  entries: (rows: readonly unknown[], language: TextLanguage) =>
    rows.flatMap((value) => {
      const { success, data } = row.safeParse(value);
      return (success && entry(data, language)) || [];
    }),
});

const news = {
  handouts: newsOf('uploaded_at', {}, handoutRow, handoutEntry),
  clmg_handouts: newsOf('created_at', {}, lawRow, lawEntry),
  guides: newsOf('updated_at', { is_active: 'eq.true' }, guideRow, guideEntry),
};

/**
 * The newest files and guides of a feed's subject, newest first. What has no date, or one in the future, is
 * left out, and so are guides that are drafts.
 */
export async function feedEntries(
  api: ProjectApi,
  { subject, language }: FeedRequest,
  now: Date,
): Promise<FeedEntry[]> {
  const lists = subject.rows.map(async ({ table, filters }) => {
    const { date, published, entries } = news[table];
    const rows = await readRows(api, table, {
      ...filters,
      ...published,
      [date]: `lte.${now.toISOString()}`,
      order: `${date}.desc,id`,
    });
    return entries(rows, language);
  });
  return (await Promise.all(lists))
    .flat()
    .sort((left, right) => +right.updated - +left.updated)
    .slice(0, mostEntries);
}

/** PostgreSQL's error when an installation's table has no such date: nothing is known to be new then. */
const unknownColumnError = z.object({ code: z.literal('42703') });

async function readRows(
  api: ProjectApi,
  table: string,
  filters: Readonly<Record<string, string>>,
): Promise<unknown[]> {
  const query = new URLSearchParams({ select: '*', limit: String(mostEntries), ...filters });
  const response = await api.request(`/rest/v1/${table}?${query}`);
  const body: unknown = await response.json();
  if (!response.ok) {
    if (unknownColumnError.safeParse(body).success) return [];
    throw new Error(`${table} answered ${response.status}`);
  }
  return z.array(z.unknown()).parse(body);
}

function handoutEntry(
  row: z.infer<typeof handoutRow>,
  language: TextLanguage,
): FeedEntry | undefined {
  const year = yearNamed(row.year);
  if (!year) return undefined;
  const label = (language === 'en' && row.subject_en) || row.subject;
  return {
    id: `handouts/${encodeURIComponent(row.id)}`,
    title: row.filename,
    titleLang: 'it',
    summary: `${label}, ${knownValues.yearsInText[language][year.name]}`,
    page: coursePath(year, row.subject),
    parameters: readerParameters(row.id),
    category: { term: row.subject, label },
    updated: row.uploaded_at,
  };
}

function lawEntry(row: z.infer<typeof lawRow>, language: TextLanguage): FeedEntry | undefined {
  const year = lawYear(row.course_year);
  if (!year) return undefined;
  const label = `${texts[language].feed.law}, ${knownValues.yearsInText[language][year.name]}`;
  const english = language === 'en' ? row.name_en : undefined;
  return {
    id: `clmg_handouts/${encodeURIComponent(row.id)}`,
    title: row.name,
    titleLang: 'it',
    summary: english === undefined ? label : `${english}. ${label}`,
    page: lawYearPath(year),
    parameters: readerParameters(row.id),
    category: { term: year.slug, label },
    updated: row.created_at,
  };
}

function guideEntry(row: z.infer<typeof guideRow>, language: TextLanguage): FeedEntry | undefined {
  const category = knownValues.guideCategories.find(({ slug }) => slug === row.category);
  if (!category) return undefined;
  const english = language === 'en' ? row.title_en : undefined;
  return {
    id: `guides/${encodeURIComponent(row.id)}`,
    title: english ?? row.title,
    titleLang: english === undefined ? 'it' : 'en',
    summary: (language === 'en' && row.description_en) || row.description,
    page: `/guide/${category.slug}`,
    category: { term: category.slug, label: category.heading },
    updated: row.updated_at,
  };
}
