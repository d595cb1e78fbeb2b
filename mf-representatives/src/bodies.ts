import { type IndexedText, indexText, isSameText, matchesAllTerms } from 'shared/search';

/**
 * The ten bodies in which students sit, in the order of specification section 2. `key` names a body
 * in texts and in the page's address, `name` is how the table and the page write it,
 * `alsoCalled` are the words by which students look for it, in both languages.
 */
export const bodies = [
  {
    key: 'cnsu',
    name: 'CNSU',
    alsoCalled:
      'consiglio nazionale degli studenti universitari ministero national council of university students ministry',
  },
  { key: 'cdd', name: 'CDD', alsoCalled: 'collegio dei docenti didattica teaching board' },
  {
    key: 'dipartimenti',
    name: 'DIPARTIMENTI',
    alsoCalled: 'dipartimento insegnamenti ricerca department council courses research',
  },
  {
    key: 'isu',
    name: 'ISU',
    alsoCalled:
      'diritto allo studio borse di studio tasse alloggi residenze mensa student support grants scholarships fees housing canteen',
  },
  {
    key: 'qualita',
    name: 'QUALITÀ',
    alsoCalled: 'presidio questionari valutazione dei corsi quality board forms feedback',
  },
  { key: 'giurisprudenza', name: 'SCUOLA DI GIURISPRUDENZA', alsoCalled: 'legge CLMG law school' },
  {
    key: 'magistrale',
    name: 'SCUOLA MAGISTRALE',
    alsoCalled: 'laurea magistrale biennio master’s graduate school MSc',
  },
  {
    key: 'triennale',
    name: 'SCUOLA TRIENNALE',
    alsoCalled: 'laurea triennale bachelor’s undergraduate school BSc',
  },
  {
    key: 'sport',
    name: 'SPORT',
    alsoCalled:
      'comitato sportivo palestra squadre corsi impianti sports committee gym teams facilities',
  },
  { key: 'valutazione', name: 'VALUTAZIONE', alsoCalled: 'nucleo di valutazione evaluation unit' },
] as const;

export type Body = (typeof bodies)[number];
export type BodyKey = Body['key'];

/** The body that a row's `section` names, however it is spaced, capitalised or accented. */
export function bodyOfSection(section: string | null): Body | undefined {
  return bodies.find((body) => isSameText(body.name, section));
}

/** The body that the page's address names, if it is one of the ten. */
export function bodyOfKey(key: string | null): Body | undefined {
  return bodies.find((body) => body.key === key);
}

const saidOf: ReadonlyMap<BodyKey, IndexedText> = new Map(
  bodies.map((body) => [body.key, indexText(body.name, body.alsoCalled)]),
);

/**
 * The bodies that are called what was typed, or that do it: `borse` finds ISU. No words find none.
 *
 * @param words What was typed, as `queryTerms` takes it apart.
 */
export function findBodies(words: readonly string[]): Body[] {
  return bodies.filter(({ key }) => matchesAllTerms(saidOf.get(key) ?? indexText(), words));
}
