import type { Database } from 'shared/database';
import { cellText } from 'shared/format';
import { type HandoutFile, nameOf } from '../handoutFile.ts';
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
  return rows.flatMap((row) => {
    const name = nameOf(row.name);
    if (name === undefined) return [];
    const file = {
      id: row.id,
      name: name.trim(),
      subject: cellText(row.subject)?.trim() ?? '',
      year: row.source === 'handouts' ? yearOfRow(cellText(row.year)) : undefined,
      clmgYear:
        row.source === 'clmg_handouts'
          ? clmgYears.find(({ courseYear }) => String(courseYear) === row.year)
          : undefined,
      uploadedAt: row.uploaded_at,
      url: row.file_url,
    };
    return { file, page: row.page, excerpt: row.excerpt };
  });
}
