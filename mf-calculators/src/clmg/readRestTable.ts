import { fetchWithTimeout, pageSize } from 'shared/data';
import { z } from 'shared/zod';

interface RestSource {
  /** The backend's URL, without a path. */
  url: string;
  /** The public (anonymous) key, sent as a header and as bearer. */
  key: string;
}

/**
 * Reads a whole table with direct REST GETs, page after page until a short one.
 *
 * @param order The sort columns; their order must be total, or pages may skip and repeat rows.
 * @throws Error when a response is not a list or has an error status: half a list would be wrong.
 */
export async function readRestTable(
  { url, key }: RestSource,
  table: string,
  order: string,
  signal: AbortSignal,
): Promise<unknown[]> {
  const rows: unknown[] = [];
  for (;;) {
    const query = new URLSearchParams({
      select: '*',
      order,
      limit: String(pageSize),
      offset: String(rows.length),
    });
    const response = await fetchWithTimeout(
      `${url.replace(/\/+$/, '')}/rest/v1/${table}?${query}`,
      {
        headers: { apikey: key, Authorization: `Bearer ${key}`, Accept: 'application/json' },
        signal,
      },
    );
    if (!response.ok) throw new Error(`${table} answered ${response.status}.`);
    const page = z.parse(z.array(z.unknown()), await response.json());
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}
