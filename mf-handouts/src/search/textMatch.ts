import type { Database } from 'shared/database';
import { folded } from 'shared/rows';
import type { HandoutFile } from '../files/handoutFile.ts';
import { isNamed } from '../files/handoutFile.ts';
import { clmgYears, yearOfRow } from '../years/years.ts';

/** A file in whose PDF the words of a search stand. */
export interface TextMatch {
  file: HandoutFile;
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
            clmgYear:
              row.source === 'clmg_handouts'
                ? clmgYears.find(({ courseYear }) => String(courseYear) === row.year)
                : undefined,
            uploadedAt: row.uploaded_at,
            url: row.file_url,
          },
          page: row.page,
          excerpt: row.excerpt,
        }
      : [],
  );
}

/** Too short to lose its ending and still mean something. */
const shortestStem = 4;

/**
 * The words of an excerpt that are to be marked. The search inside the PDFs finds "stimatori" where
 * "stimatore" stands, so a word counts that begins like one that was typed, without its last vowel.
 */
export function wordsToMark(term: string, excerpt: string): string[] {
  const stems = wordsIn(folded(term)).map((word) =>
    word.length > shortestStem ? word.replace(/[aeiou]$/, '') : word,
  );
  const found = wordsIn(excerpt).filter((word) => {
    const plain = folded(word);
    return stems.some((stem) =>
      stem.length >= shortestStem ? plain.startsWith(stem) : plain === stem,
    );
  });
  // A word of one or two letters would be marked inside half of all others too.
  return [...new Set(found)].filter((word) => word.length > 2);
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
