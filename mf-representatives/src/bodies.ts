import { sameText } from 'shared/rows';

/**
 * The ten bodies in which students sit, in the order of specification section 2. `key` names a body
 * in texts and in the page's address, `name` is how the table and the page write it.
 */
export const bodies = [
  { key: 'cnsu', name: 'CNSU' },
  { key: 'cdd', name: 'CDD' },
  { key: 'dipartimenti', name: 'DIPARTIMENTI' },
  { key: 'isu', name: 'ISU' },
  { key: 'qualita', name: 'QUALITÀ' },
  { key: 'giurisprudenza', name: 'SCUOLA DI GIURISPRUDENZA' },
  { key: 'magistrale', name: 'SCUOLA MAGISTRALE' },
  { key: 'triennale', name: 'SCUOLA TRIENNALE' },
  { key: 'sport', name: 'SPORT' },
  { key: 'valutazione', name: 'VALUTAZIONE' },
] as const;

export type Body = (typeof bodies)[number];
export type BodyKey = Body['key'];

/** The body that a row's `section` names, however it is spaced, capitalised or accented. */
export function bodyOfSection(section: string | null): Body | undefined {
  return bodies.find((body) => sameText(body.name, section));
}

/** The body that the page's address names, if it is one of the ten. */
export function bodyOfKey(key: string | null): Body | undefined {
  return bodies.find((body) => body.key === key);
}
