/**
 * A search matches the typed text literally. A comma used to end the filter, a percent sign matched
 * everything, and a parenthesis returned 400.
 */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyRow, runningBackend } from './runningBackend.ts';

const { visitor, association } = runningBackend({ seedFolders: [] });

const awkward = [
  '100% Diritto / A&B?',
  'a,b',
  'a.b',
  'a:b',
  '(a)',
  '"a"',
  "l'orale",
  '%',
  '_',
  '*',
  '\\',
  'a\\b',
  '[x]',
  '{1,2}',
  '^a',
  'b$',
  'a|b',
  'a+b',
  'a?b',
  '~',
  '`',
  '#',
  ';',
  '<b>',
  '>',
  '=',
  '!',
  '@',
  '€',
  'perché',
  'PERCHÉ',
  'ß',
  'a b',
  'a  b',
  'not.eq',
  'or(x)',
  'subject.eq.a',
  '😀',
  '👩‍🎓',
  '日本',
  'and',
  '\\d',
  '.*',
  '-',
  '--',
  '/*',
  '1=1',
] as const;

beforeAll(async () => {
  const rows = awkward.map((text, index) => ({
    year: 'First Year',
    subject: `S${index} ${text} s`,
    filename: `F${index} [${text}] f`,
    uploaded_at: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
  }));
  const { error } = await association().from('handouts').insert(rows);
  expect(error).toBeNull();
});

/** As the site escapes a term: a regular expression that matches exactly its characters, safe in `.or()`. */
function literalPattern(term: string): string {
  return term
    .replaceAll('\0', '')
    .slice(0, 100)
    .replace(/[^A-Za-z0-9\u0080-\u{10ffff}]/gu, (character) => {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${code}`;
    });
}

async function search(term: string): Promise<string[]> {
  const pattern = literalPattern(term);
  const rows = everyRow(
    await visitor()
      .from('handouts')
      .select('subject')
      .or(`subject.imatch.${pattern},filename.imatch.${pattern}`)
      .order('uploaded_at', { ascending: false })
      .limit(20),
  );
  return rows.map((row) => row.subject);
}

function expected(term: string): string[] {
  const wanted = term.toLowerCase();
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
  it.each(awkward)('for %s', async (term) => {
    expect(await search(term)).toEqual(expected(term));
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
