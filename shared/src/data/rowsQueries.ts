import { supabase } from 'shared/runtime';
import {
  type Missing,
  type PagedQuery,
  type RowsQuery,
  readAllRows,
  readRows,
} from './readRows.ts';

type Supabase = Awaited<ReturnType<typeof supabase>>;

/** What TanStack Query calls a `queryFn` with, as far as reads need it. */
interface QueryContext {
  signal: AbortSignal;
}

/** The `queryFn` of a list that is read to its end, as by `readAllRows`. */
export const allRows =
  <Row>(list: (client: Supabase) => PagedQuery<Row>, missing?: Missing) =>
  async ({ signal }: QueryContext): Promise<Row[]> => {
    const client = await supabase();
    return readAllRows(() => list(client), signal, missing);
  };

/** The `queryFn` of a query that limits its rows itself, as by `readRows`. */
export const limitedRows =
  <Row>(query: (client: Supabase) => RowsQuery<Row>, missing?: Missing) =>
  async ({ signal }: QueryContext): Promise<Row[]> =>
    readRows(query(await supabase()), signal, missing);
