import { isSameText } from 'shared/search';
import { z } from 'shared/zod';
import { name, readRows } from './readRows.ts';

/** The ten bodies: as the page's address names them (`?organo=cdd`) and as the table does. */
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

type Body = (typeof bodies)[number];

/** Somebody and every body in which they sit, at least one. */
export interface Representative {
  name: string;
  bodies: readonly [Body, ...Body[]];
}

const rowSchema = z.object({ name, section: name });

/** The people of the rows of `representatives`, each once, in the order of the rows. */
export function peopleOf(rows: readonly unknown[]): Representative[] {
  const people = new Map<string, Representative>();
  for (const row of readRows(rowSchema, rows)) {
    const body = bodies.find((one) => isSameText(one.name, row.section));
    if (!body) continue;
    // Accents tell people apart: Nicolo is not Nicolò.
    const key = row.name.toLowerCase().replaceAll('’', "'");
    const known = people.get(key);
    if (!known) people.set(key, { name: row.name, bodies: [body] });
    else if (!known.bodies.includes(body)) {
      people.set(key, { ...known, bodies: [...known.bodies, body] });
    }
  }
  return [...people.values()];
}
