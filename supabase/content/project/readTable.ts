import { z } from 'zod';
import type { Kind } from '../finding.ts';
import { type Row, row } from '../row.ts';
import type { SiteTable } from '../siteTables.ts';
import { ContentUnreadable } from './contentUnreadable.ts';
import { fetchWithRetry, parseBody } from './fetchWithRetry.ts';
import { networkFailure } from './networkFailure.ts';

/** A table that is missing or closed to visitors. It becomes a finding; the other tables are read. */
export class TableUnreadable extends Error {
  override readonly name = 'TableUnreadable';
  readonly kind: Kind;

  constructor(kind: Kind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A project's URL and a visitor's headers. */
export type Visitor = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

const rowsPerPage = 1000;
const timeoutMs = 30_000;
const refusal = z.object({ code: z.string(), message: z.string() });

/** Error codes of PostgREST and Postgres about a single table. */
const tableProblems = new Map<string, Kind>([
  ['PGRST205', 'missing table'],
  ['42P01', 'missing table'],
  ['42703', 'missing column'],
  ['42501', 'unreadable table'],
]);

/**
 * Every row of a table, however many there are.
 *
 * @throws TableUnreadable, ContentUnreadable
 */
export async function readTable(visitor: Visitor, { table, key }: SiteTable): Promise<Row[]> {
  // PostgREST fails when the sort column is missing, so the first row is read for its columns.
  const [first] = await readPage(visitor, `${encodeURIComponent(table)}?select=*&limit=1`);
  if (first === undefined) return [];
  return readPages(visitor, table, Object.hasOwn(first, key) ? key : everyColumn(first));
}

/** Tables imported from a spreadsheet may have no key: sorting by all columns makes pages stable. */
function everyColumn(row: Row): string {
  // Not every installation can sort by a name with a space or a full stop.
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
  const endpoint = `${url}/rest/v1/${path}`;
  // `fetch` would send the key to where it is redirected.
  const init = { headers, redirect: 'manual' } as const;
  const answer = await fetchWithRetry(endpoint, init, timeoutMs).catch((error: unknown) =>
    Promise.reject(networkFailure(error, url)),
  );
  const body = parseBody(answer);
  const page = z.array(row).safeParse(body);
  if (answer.status === 200 && page.success) return page.data;
  throw refused(url, answer.status, body);
}

function refused(url: string, status: number, body: unknown): Error {
  const failure = refusal.safeParse(body);
  const kind = failure.success ? tableProblems.get(failure.data.code) : undefined;
  if (failure.success && kind !== undefined) return new TableUnreadable(kind, failure.data.message);
  if (status === 401 || status === 403) return new ContentUnreadable('wrong key', url);
  if (status === 402) return new ContentUnreadable('restricted', url);
  if (status === 540) return new ContentUnreadable('paused', url);
  if (status >= 500 || status === 429) return new ContentUnreadable('failing', `${url}: ${status}`);
  return new ContentUnreadable('not a project', url);
}
