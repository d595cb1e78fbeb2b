import type { Database } from 'shared/database';
import { indexText, matchesAllTerms, queryTerms } from 'shared/search';
import { clmgFile, type HandoutFile, handoutFile } from '../handoutFile.ts';

/** A file whose text matches a search. */
export interface TextMatch {
  file: HandoutFile;
  /** The matching page of the PDF, from 1. */
  page: number;
  /** A line of that page, as plain text. */
  excerpt: string;
}

type Functions = Database['public']['Functions'];
type Row = Functions['search_handout_texts']['Returns'][number];
type WordRow = Functions['search_handouts']['Returns'][number];

/** A file whose name, course and keywords match a search. */
export interface WordMatch {
  file: HandoutFile;
  /** Its name, and its course in both languages. */
  names: readonly string[];
  /** Other texts by which it was found. */
  keywords: readonly string[];
}

/** Reads the function's rows, best match first; a row without a name is ignored. */
export function wordMatches(rows: readonly WordRow[]): WordMatch[] {
  return rows.flatMap((row) => {
    const file = fileOf(row);
    if (!file) return [];
    const names = [file.name, file.subject, row.subject_en ?? ''];
    return {
      file,
      names,
      keywords: [row.subject_en, row.keywords].filter((text) => text !== null),
    };
  });
}

/**
 * Lists each file once: one that only its keywords or similar words name is listed for its text, which has a page to
 * open, where that has the words of the term.
 */
export function listedOnce(
  words: readonly WordMatch[],
  texts: readonly TextMatch[],
  term: string,
): { byWords: WordMatch[]; byText: TextMatch[] } {
  const terms = queryTerms(term);
  const inTexts = new Set(texts.map(({ file }) => file.id));
  const byWords = words.filter(
    ({ file, names }) =>
      !inTexts.has(file.id) || matchesAllTerms(indexText(names.join('\n')), terms),
  );
  const named = new Set(byWords.map(({ file }) => file.id));
  return { byWords, byText: texts.filter(({ file }) => !named.has(file.id)) };
}

/** Reads the function's rows, best match first; a row without a name is ignored. */
export function textMatches(rows: readonly Row[]): TextMatch[] {
  return rows.flatMap((row) => {
    const file = fileOf(row);
    return file ? { file, page: row.page, excerpt: row.excerpt } : [];
  });
}

/** The functions return the rows of both tables with the columns of one. */
function fileOf({ source, name, ...row }: Omit<Row, 'page' | 'excerpt'>): HandoutFile | undefined {
  if (source !== 'clmg_handouts') return handoutFile({ ...row, filename: name });
  const { id, year, uploaded_at, file_url } = row;
  return clmgFile({ id, name, course_year: Number(year), created_at: uploaded_at, url: file_url });
}
