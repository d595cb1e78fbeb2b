import type { Database } from 'shared/database';
import type { ServedSite } from '../../tools/site/serveSite.ts';

type Table = keyof Database['public']['Tables'];

/** Queries the backend directly, for the rows that a page must show. */
export async function backendRows<T extends Table>(
  site: ServedSite,
  table: T,
  query: string,
): Promise<Database['public']['Tables'][T]['Row'][]> {
  const { url, publishableKey } = site.backend;
  const response = await fetch(`${url}/rest/v1/${encodeURIComponent(table)}?${query}`, {
    headers: { apikey: publishableKey },
  });
  if (!response.ok) throw new Error(`The backend responded with ${response.status} to ${query}.`);
  return response.json();
}
