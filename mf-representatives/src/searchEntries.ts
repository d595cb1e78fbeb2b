import { parseRows, rowText } from 'shared/parse-rows';
import { z } from 'shared/zod';
import { type Body, bodyOfSection } from './bodies.ts';
import { nameKey } from './directory/person.ts';

/** A person and every body in which they sit. */
export interface FoundPerson {
  name: string;
  bodies: readonly [Body, ...Body[]];
}

const personRow = z.object({ name: rowText, section: rowText });

/** The people of the rows of `representatives`, each once, in the order of the rows. */
export function foundPeople(rows: readonly unknown[]): FoundPerson[] {
  const people = new Map<string, FoundPerson>();
  for (const row of parseRows(personRow, rows)) {
    const body = bodyOfSection(row.section);
    if (!body) continue;
    const key = nameKey(row.name);
    const known = people.get(key);
    if (!known) people.set(key, { name: row.name, bodies: [body] });
    else if (!known.bodies.includes(body)) {
      people.set(key, { ...known, bodies: [...known.bodies, body] });
    }
  }
  return [...people.values()];
}
