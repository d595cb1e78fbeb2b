/** The backend answers at most this many rows at once. */
const pageSize = 1000;

/** What supabase-js answers: rows, or what went wrong. */
interface Answer<Row> {
  data: Row[] | null;
  error: { message: string } | null;
}

/**
 * Reads a list to its end, page after page, so that none is ever cut silently.
 *
 * @param page Answers the rows from `from` to `to`, both included. Its order must be total (`id` as
 *   the last sort key), or rows that compare equal may be skipped or repeated between pages.
 * @throws Error with the backend's message when a page fails: half a list would be a wrong one.
 */
export async function readAllRows<Row>(
  page: (from: number, to: number) => PromiseLike<Answer<Row>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { data, error } = await page(rows.length, rows.length + pageSize - 1);
    if (error) throw new Error(error.message, { cause: error });
    const answered = data ?? [];
    rows.push(...answered);
    if (answered.length < pageSize) return rows;
  }
}
