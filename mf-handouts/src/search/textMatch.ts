import type { Database } from 'shared/database';
import { indexText, matchesAllTerms, queryTerms, searchByTerms } from 'shared/search';
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
}

/** Reads the function's rows, best match first; a row without a name is ignored. */
export function wordMatches(rows: readonly WordRow[]): WordMatch[] {
  return rows.flatMap((row) => {
    const file = fileOf(row);
    if (!file) return [];
    return { file, names: [file.name, file.subject, row.subject_en ?? ''] };
  });
}

/** A file of the results, and what its text says about the search, if anything. */
export interface FoundFile {
  file: HandoutFile;
  hit?: TextMatch | undefined;
  /** By which it was found: its name, and its course in both languages. */
  names?: readonly string[];
}

/**
 * Lists each file once: first those whose name or course has the words, then those whose text has them, then those
 * that only keywords name, which neither the list nor the file shows. Each opens at its hit in the text.
 *
 * @param words What `search_handouts` found, which corrects typos.
 */
export function listedOnce(
  words: readonly WordMatch[],
  texts: readonly TextMatch[],
  term: string,
): Record<'byName' | 'byText' | 'byKeyword', FoundFile[]> {
  const named = searchByTerms(words, term, ({ names }) => indexText(names.join('\n')));
  const byName = words.filter((match) => named.isComplete && named.fits.has(match));
  const others = (listed: readonly FoundFile[]) => {
    const ids = new Set(listed.map(({ file }) => file.id));
    return ({ file }: FoundFile) => !ids.has(file.id);
  };
  const byText = texts.filter(others(byName)).map((hit) => ({ file: hit.file, hit }));
  return {
    byName: byName.map(({ file, names }) => ({ ...withHit(file, texts, term), names })),
    byText,
    byKeyword: words.filter(others([...byName, ...byText])).map(({ file }) => ({ file })),
  };
}

/**
 * A file with its hit in the texts, at which it opens. One whose course was searched has none: it opens at its
 * beginning, because that name is on many of its pages.
 */
export function withHit(file: HandoutFile, texts: readonly TextMatch[], term: string): FoundFile {
  const isCourse = matchesAllTerms(indexText(file.subject), queryTerms(term));
  return { file, hit: isCourse ? undefined : texts.find((match) => match.file.id === file.id) };
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
