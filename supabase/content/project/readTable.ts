import { z } from 'zod';
import type { Kind } from '../finding.ts';
import { type Row, row } from '../row.ts';
import type { SiteTable } from '../siteTables.ts';
import { ask, jsonOf } from './ask.ts';
import { ContentUnreadable } from './contentUnreadable.ts';
import { networkFailure } from './networkFailure.ts';

/** A table that this installation lacks or does not show: a finding, the others are still read. */
export class TableUnreadable extends Error {
  override readonly name = 'TableUnreadable';
  readonly kind: Kind;

  constructor(kind: Kind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** What is needed to ask a project as a visitor does. */
export type Visitor = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

const rowsPerPage = 1000;
const patience = 30_000;
const refusal = z.object({ code: z.string(), message: z.string() });

/** Codes of PostgREST and Postgres that concern one table. */
const tableProblems: Readonly<Record<string, Kind>> = {
  PGRST205: 'missing table',
  '42P01': 'missing table',
  '42703': 'missing column',
  '42501': 'unreadable table',
};

/**
 * Every row of a table, however many there are.
 *
 * @throws TableUnreadable, ContentUnreadable
 */
export async function readTable(visitor: Visitor, { table, key }: SiteTable): Promise<Row[]> {
  // PostgREST refuses to sort by a column that is not there, so one row is looked at first.
  const [first] = await readPage(visitor, `${encodeURIComponent(table)}?select=*&limit=1`);
  if (first === undefined) return [];
  return readPages(visitor, table, key in first ? key : everyColumn(first));
}

/** A table that was once a sheet is sorted by all that it holds: rows that compare equal are equal. */
function everyColumn(row: Row): string {
  // A name with a space or a point cannot be sorted by everywhere.
  return Object.keys(row)
    .filter((column) => /^\w+$/.test(column))
    .join(',');
}

async function readPages(visitor: Visitor, table: string, order: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const query = new URLSearchParams({
      select: '*',
      order,
      limit: String(rowsPerPage),
      offset: String(rows.length),
    });
    const page = await readPage(visitor, `${encodeURIComponent(table)}?${query}`);
    rows.push(...page);
    if (page.length < rowsPerPage) return rows;
  }
}

async function readPage({ url, headers }: Visitor, path: string): Promise<Row[]> {
  const address = `${url}/rest/v1/${path}`;
  const answer = await ask(address, { headers }, patience).catch((error: unknown) =>
    Promise.reject(networkFailure(error, url)),
  );
  const body = jsonOf(answer);
  const page = z.array(row).safeParse(body);
  if (answer.status === 200 && page.success) return page.data;
  throw refused(url, answer.status, body);
}

function refused(url: string, status: number, body: unknown): Error {
  const told = refusal.safeParse(body);
  const kind = told.success ? tableProblems[told.data.code] : undefined;
  if (told.success && kind !== undefined) return new TableUnreadable(kind, told.data.message);
  if (status === 401 || status === 403) return new ContentUnreadable('wrong key', url);
  if (status === 402) return new ContentUnreadable('restricted', url);
  if (status === 540) return new ContentUnreadable('paused', url);
  if (status >= 500 || status === 429) return new ContentUnreadable('failing', `${url}: ${status}`);
  return new ContentUnreadable('not a project', url);
}
