/**
 * A search matches the typed text literally, by the request that the site sends. A comma used to end the filter,
 * a percent sign matched everything, and a parenthesis returned 400.
 */
import fc from 'fast-check';
import { provideSupabase, queryClient } from 'shared/runtime';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { searchByName } from '../../mf-handouts/src/search/queries.ts';
import { searchTerm } from '../../mf-handouts/src/search/searchTerm.ts';
// Declares the keys of its texts.
import type {} from '../../mf-handouts/src/translations.ts';
import { type Backend, startBackend } from '../../supabase/local/server.ts';

let backend: Backend;

/** What has a meaning in a filter, in a pattern or in SQL, and letters that are not ASCII. */
const awkward = [
  '100% Diritto / A&B?',
  'a,b.c:d (a) "a"',
  "l'orale _ * \\ a\\b",
  '[x] {1,2} ^a b$ a|b a+b a?b',
  '~ ` # ; <b> = ! @ €',
  'PERCHÉ ß 日本',
  'a  b',
  'not.eq or(x) subject.eq.a and',
  '😀 👩‍🎓',
  '\\d .* - -- /* 1=1',
] as const;

/** Each of them as a whole, and its words. */
const typed = awkward.flatMap((text) => [text, ...text.split(' ').filter(Boolean)]);

beforeAll(async () => {
  // Node 20 has none, and the client asks for it although nothing here is live.
  vi.stubGlobal('WebSocket', class {});
  backend = await startBackend({ port: 0, seedFolders: [] });
  provideSupabase({ ...backend, buckets: { handouts: 'handouts' } }, { persistSession: false });
  const rows = awkward.map((text, index) => ({
    year: 'First Year',
    subject: `S${index} ${text} s`,
    filename: `F${index} [${text}] f`,
    uploaded_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }));
  await backend.database.sql.query(
    `insert into public.handouts (year, subject, filename, uploaded_at)
     select year, subject, filename, uploaded_at
     from jsonb_to_recordset($1::jsonb) as row (year text, subject text, filename text, uploaded_at timestamptz)`,
    [JSON.stringify(rows)],
  );
}, 120_000);
afterAll(() => backend.close());

async function search(term: string): Promise<string[]> {
  const rows = await queryClient.fetchQuery(searchByName(searchTerm(term)));
  return rows.map((row) => row.subject);
}

function expected(term: string): string[] {
  const wanted = term.trim().toLowerCase();
  return awkward
    .map((text, index) => ({ subject: `S${index} ${text} s`, filename: `F${index} [${text}] f` }))
    .filter(({ subject, filename }) =>
      [subject, filename].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map(({ subject }) => subject)
    .reverse()
    .slice(0, 20);
}

describe('a search is literal', () => {
  // @spec calls.5
  it('for what has a meaning elsewhere', async () => {
    for (const term of typed) expect(await search(term), term).toEqual(expected(term));
  });

  it('for any printable ASCII', async () => {
    const term = fc.string({ minLength: 1, maxLength: 4, unit: 'grapheme-ascii' });
    await fc.assert(
      fc.asyncProperty(
        term.filter((text) => text.trim() !== ''),
        async (text) => {
          expect(await search(text)).toEqual(expected(text));
        },
      ),
      { numRuns: 150 },
    );
  });
});
