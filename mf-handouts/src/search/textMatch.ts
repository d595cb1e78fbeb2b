import type { Database } from 'shared/database';
import { type HandoutFile, isNamed } from '../handoutFile.ts';
import { clmgYears, yearOfRow } from '../years.ts';

/** A file whose text matches a search. */
export interface TextMatch {
  file: HandoutFile;
  /** The matching page of the PDF, from 1. */
  page: number;
  /** A line of that page, as plain text. */
  excerpt: string;
}

type Row = Database['public']['Functions']['search_handout_texts']['Returns'][number];

/** Reads the function's rows, best match first; a row without a name is ignored. */
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
