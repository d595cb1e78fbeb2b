/** The most rows that the backend returns at once. */
export const pageSize = 1000;

/** How many pages are requested at once, at most. */
const mostAtOnce = 8;

/** The error codes of PostgREST and PostgreSQL that say what an installation's database lacks. */
const missingCodes = {
  table: ['PGRST205', '42P01'],
  column: ['42703'],
  function: ['PGRST202'],
};

/** What an installation's database may lack. */
export type Missing = keyof typeof missingCodes;

/** The response of Supabase's client. */
interface RowsResponse<Row> {
  data: Row[] | null;
  error: { message: string; code?: string } | null;
  /** Of HTTP; 0 when nothing answered. */
  status: number;
}

/** A query of Supabase's client that was not sent yet. */
export interface RowsQuery<Row> {
  abortSignal: (signal: AbortSignal) => {
    retry: (enabled: boolean) => PromiseLike<RowsResponse<Row>>;
  };
}

/** A query of which pages can be read. */
export interface PagedQuery<Row> {
  range: (from: number, to: number) => RowsQuery<Row>;
}

/**
 * Reads the rows of one query, once: TanStack Query retries, and the client's own three retries inside
 * each of its attempts would keep a failure from the visitor for twenty seconds.
 *
 * @param missing What an installation may lack, and then has no rows.
 * @throws Error with the backend's message and code, the HTTP status, and the backend's error as the cause.
 */
export async function readRows<Row>(
  query: RowsQuery<Row>,
  signal: AbortSignal,
  missing?: Missing,
): Promise<Row[]> {
  const { data, error, status } = await query.abortSignal(signal).retry(false);
  if (error && !(missing && missingCodes[missing].includes(error.code ?? ''))) {
    const { code } = error;
    throw Object.assign(new Error(error.message, { cause: error }), { status, code });
  }
  return data ?? [];
}

/**
 * Reads a list to its end, page by page, because the backend cuts a longer response silently. Most lists
 * are one page; of a long one, up to eight pages are requested in parallel.
 *
 * @param query Creates the query, once for each page. Its order must be total (`id` as the last sort
 *   key), or pages may skip or repeat rows that compare equal.
 * @param missing As in `readRows`.
 * @throws Error with the backend's message when a page fails: half a list would be wrong.
 */
export async function readAllRows<Row>(
  query: () => PagedQuery<Row>,
  signal: AbortSignal,
  missing?: Missing,
): Promise<Row[]> {
  const page = (from: number) =>
    readRows(query().range(from, from + pageSize - 1), signal, missing);
  const rows: Row[] = [];
  for (;;) {
    const read = rows.length / pageSize;
    const count = Math.min(Math.max(read, 1), mostAtOnce);
    const pages = await Promise.all(
      Array.from({ length: count }, (_, index) => page(rows.length + index * pageSize)),
    );
    for (const loaded of pages) {
      rows.push(...loaded);
      if (loaded.length < pageSize) return rows;
    }
  }
}

/**
 * Whether a read failed because the backend refused it or could not be reached, which is then the error's
 * cause. Pages show another message for anything else.
 */
export function isBackendError(error: Error | null): boolean {
  return error?.cause !== undefined;
}

/**
 * The operand of an `in` filter that matches texts exactly: `.filter('course', 'in', quotedList(names))`.
 * Supabase's client quotes only texts with a comma or a parenthesis. In others PostgREST would drop leading
 * spaces, and end the text at a quotation mark.
 */
export function quotedList(texts: readonly string[]): string {
  return `(${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')})`;
}
