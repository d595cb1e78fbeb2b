import { z } from 'shared/zod';
import { clmgYears, courseAddress, type YearSlug, yearOfTable } from './courses.ts';
import { name, readRows } from './readRows.ts';

/** A handout in whose PDF the words stand, and the page. */
export interface TextMatch {
  id: string;
  name: string;
  year: YearSlug;
  isLaw: boolean;
  page: number;
  excerpt: string;
  /** The page of the site that lists the file, with its preview open there. */
  to: string;
}

const rowSchema = z.object({
  source: z.enum(['handouts', 'clmg_handouts']),
  id: z.coerce.string(),
  name,
  subject: z.string(),
  year: z.coerce.string(),
  page: z.number(),
  excerpt: name,
});

/** The matches of an answer of `search_handout_texts`, best first; what no page lists is left out. */
export function textMatchesOf(rows: readonly unknown[]): TextMatch[] {
  return readRows(rowSchema, rows).flatMap((row) => {
    const isLaw = row.source === 'clmg_handouts';
    const year = isLaw ? clmgYears[Number(row.year) - 1] : yearOfTable(row.year);
    const list = year && (isLaw ? `/dispense/clmg/${year}` : courseAddress(year, row.subject));
    if (!year || !list) return [];
    const preview = new URLSearchParams({ anteprima: row.id });
    if (row.page > 1) preview.set('pagina', String(row.page));
    return [
      {
        id: `${row.id} ${row.page}`,
        name: row.name,
        year,
        isLaw,
        page: row.page,
        excerpt: row.excerpt,
        to: `${list}?${preview}`,
      },
    ];
  });
}
