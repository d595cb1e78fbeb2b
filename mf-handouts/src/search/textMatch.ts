import type { Database } from 'shared/database';
import { typedWords } from 'shared/rows';
import type { HandoutFile } from '../files/handoutFile.ts';
import { isNamed } from '../files/handoutFile.ts';
import { type ClmgYear, clmgYears, yearOfRow } from '../years/years.ts';

/** A file in whose PDF the words of a search stand. */
export interface TextMatch {
  file: HandoutFile;
  /** The year of the law degree, of a file that is one of its. */
  clmgYear: ClmgYear | undefined;
  /** The page that has them, from 1. */
  page: number;
  /** A line of that page, as plain text. */
  excerpt: string;
}

type Row = Database['public']['Functions']['search_handout_texts']['Returns'][number];

/** The matches of an answer, best first; a row without a name is on no page of the site. */
export function textMatches(rows: readonly Row[]): TextMatch[] {
  return rows.flatMap((row) =>
    isNamed(row.name)
      ? {
          file: {
            id: row.id,
            name: row.name.trim(),
            subject: row.subject.trim(),
            year: row.source === 'handouts' ? yearOfRow(row.year) : undefined,
            uploadedAt: row.uploaded_at,
            url: row.file_url,
          },
          clmgYear:
            row.source === 'clmg_handouts'
              ? clmgYears.find(({ courseYear }) => String(courseYear) === row.year)
              : undefined,
          page: row.page,
          excerpt: row.excerpt,
        }
      : [],
  );
}

/** Too short to lose its ending and still mean something. */
const shortestStem = 4;

/**
 * What to mark in an excerpt: the search inside the PDFs finds "stimatori" where "stimatore" stands,
 * so a word is marked without its last vowel. Words of one or two letters stand in half of all others.
 */
export function wordsToMark(term: string): string[] {
  return typedWords(term).flatMap((word) => {
    const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const own = bare.includes("'") ? bare.slice(bare.lastIndexOf("'") + 1) : bare;
    const stem = own.replace(/[aeiou]$/, '');
    const marked = stem.length >= shortestStem ? stem : own;
    return marked.length > 2 ? [marked] : [];
  });
}
