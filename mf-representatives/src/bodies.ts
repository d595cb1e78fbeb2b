import { type IndexedText, indexText, isSameText, matchesAllTerms } from 'shared/search';

/**
 * The ten student bodies, in the order of the page. `key` names a body in the texts
 * and in the URL, `name` is written in the table and on the page, `keywords` are what students also
 * search for, in both languages.
 */
export const bodies = [
  {
    key: 'cnsu',
    name: 'CNSU',
    keywords:
      'consiglio nazionale degli studenti universitari ministero national council of university students ministry',
  },
  { key: 'cdd', name: 'CDD', keywords: 'collegio dei docenti didattica teaching board' },
  {
    key: 'dipartimenti',
    name: 'DIPARTIMENTI',
    keywords: 'dipartimento insegnamenti ricerca department council courses research',
  },
  {
    key: 'isu',
    name: 'ISU',
    keywords:
      'diritto allo studio borse di studio tasse alloggi residenze mensa student support grants scholarships fees housing canteen',
  },
  {
    key: 'qualita',
    name: 'QUALITÀ',
    keywords: 'presidio questionari valutazione dei corsi quality board forms feedback',
  },
  { key: 'giurisprudenza', name: 'SCUOLA DI GIURISPRUDENZA', keywords: 'legge CLMG law school' },
  {
    key: 'magistrale',
    name: 'SCUOLA MAGISTRALE',
    keywords: 'laurea magistrale biennio master’s graduate school MSc',
  },
  {
    key: 'triennale',
    name: 'SCUOLA TRIENNALE',
    keywords: 'laurea triennale bachelor’s undergraduate school BSc',
  },
  {
    key: 'sport',
    name: 'SPORT',
    keywords:
      'comitato sportivo palestra squadre corsi impianti sports committee gym teams facilities',
  },
  { key: 'valutazione', name: 'VALUTAZIONE', keywords: 'nucleo di valutazione evaluation unit' },
] as const;

export type Body = (typeof bodies)[number];
export type BodyKey = Body['key'];

/** The body in a row's `section`, whatever its spacing, case and accents. */
export function bodyOfSection(section: string | null): Body | undefined {
  return bodies.find((body) => isSameText(body.name, section));
}

/** The body with a key from the URL, if it exists. */
export function bodyOfKey(key: string | null): Body | undefined {
  return bodies.find((body) => body.key === key);
}

const indexedBodies: readonly { body: Body; text: IndexedText }[] = bodies.map((body) => ({
  body,
  text: indexText(body.name, body.keywords),
}));

/**
 * The bodies whose name or keywords match every term: `borse` finds ISU. No terms match none.
 *
 * @param terms The search terms, as `queryTerms` splits them.
 */
export function findBodies(terms: readonly string[]): Body[] {
  return indexedBodies.filter(({ text }) => matchesAllTerms(text, terms)).map(({ body }) => body);
}
