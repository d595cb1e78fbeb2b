/** What the site finds while typing, the database finds as well: one table of cases for both. */
import { literalPattern } from 'shared/search';
import { expect, it } from 'vitest';
import cases from '../../shared/src/search/cases.json' with { type: 'json' };
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

/** The value of an SQL expression for each row of a table of cases. */
async function valuesOf(expression: string, rows: readonly (readonly unknown[])[]) {
  const { rows: values } = await backend().database.sql.query<{ value: unknown }>(
    `select ${expression} as value
     from jsonb_array_elements($1::jsonb) with ordinality as element (row, position),
       lateral (select row ->> 0 as one, row ->> 1 as other) as each
     order by position`,
    [JSON.stringify(rows)],
  );
  return values.map(({ value }) => value);
}

const typos = cases.typos.map(({ typed, meant }) => [typed, meant]);
const patterns = cases.literal.map(({ typed, text }) => [literalPattern(typed), text]);
const ofWords = `(
  select coalesce(bool_or(private.any_search_vector(one) @@ query), false)
  from private.word_queries(other) as query
)`;
const ofTexts = "private.search_vector(one) @@ plainto_tsquery('private.italian', other)";

it.each([
  [
    'normalises',
    'private.normalize_text(one)',
    cases.normalized,
    cases.normalized.map(([, text]) => text),
  ],
  ['knows forms of a word', ofWords, cases.sameWord, cases.sameWord.map(() => true)],
  ['keeps other words apart', ofWords, cases.otherWord, cases.otherWord.map(() => false)],
  ['finds texts', ofTexts, cases.found, cases.found.map(() => true)],
  ['leaves out texts', ofTexts, cases.notFound, cases.notFound.map(() => false)],
  [
    'counts typos',
    'private.typo_distance(one, other)',
    typos,
    cases.typos.map(({ letters }) => letters),
  ],
  ['reads literal patterns', 'other ~* one', patterns, cases.literal.map(({ matches }) => matches)],
])('%s', async (_, expression, rows, expected) => {
  expect(await valuesOf(expression, rows)).toEqual(expected);
});

it.each(cases.names)('finds files for $typed among $among', async ({ typed, among, found }) => {
  await backend().database.sql.transaction(async (sql) => {
    await sql.query(
      `insert into public.handouts (year, subject, filename, file_url, uploaded_at)
       select 'First Year', 'Corso di prova', name || '.pdf', 'https://files.example/a.pdf', now() - place * interval '1 day'
       from jsonb_array_elements_text($1::jsonb) with ordinality as element (name, place)`,
      [JSON.stringify(among)],
    );
    const { rows } = await sql.query<{ name: string }>(
      `select name from public.search_handouts($1) where subject = 'Corso di prova'`,
      [typed],
    );
    expect(rows.map(({ name }) => among.indexOf(name.replace('.pdf', '')))).toEqual(found);
    await sql.rollback();
  });
});
