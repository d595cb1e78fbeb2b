/** The backend answers at most this many rows at once. */
const pageSize = 1000;

/** How many pages are asked for at once, at most. */
const mostAtOnce = 8;

/** What the client answers: rows, or what went wrong. */
interface Answer<Row> {
  data: Row[] | null;
  error: { message: string } | null;
}

/**
 * Reads a list to its end, page after page, so that none is ever cut silently. Most lists are one page;
 * of a long one, more and more pages are asked for at once.
 *
 * @param page Answers the rows from `from` to `to`, both included. Its order must be total (`id` as
 *   the last sort key), or rows that compare equal may be skipped or repeated between pages.
 * @param onFirst Is told the first page's rows and whether there are more, for who can show the
 *   beginning of a list.
 * @throws Error with the backend's message when a page fails: half a list would be a wrong one.
 */
export async function readAllRows<Row>(
  page: (from: number, to: number) => PromiseLike<Answer<Row>>,
  onFirst?: (rows: readonly Row[], hasMore: boolean) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const read = rows.length / pageSize;
    const starts = Array.from(
      { length: Math.min(Math.max(read, 1), mostAtOnce) },
      (_, index) => rows.length + index * pageSize,
    );
    const answers = await Promise.all(
      starts.map((from) => rowsOf(page(from, from + pageSize - 1))),
    );
    const [first] = answers;
    if (read === 0 && first) onFirst?.(first, first.length === pageSize);
    for (const answered of answers) {
      rows.push(...answered);
      if (answered.length < pageSize) return rows;
    }
  }
}

async function rowsOf<Row>(answer: PromiseLike<Answer<Row>>): Promise<Row[]> {
  const { data, error } = await answer;
  if (error) throw new Error(error.message, { cause: error });
  return data ?? [];
}

/**
 * Whether a read failed because the backend refused it or could not be reached, which `readAllRows`
 * keeps as the error's cause. The specification's section 8 has another message for anything else.
 */
export function isBackendError(error: Error | null): boolean {
  return error?.cause !== undefined;
}
