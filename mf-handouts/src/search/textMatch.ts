import type { Database } from 'shared/database';
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
