import { cellText } from 'shared/format';
import { type Body, type BodyKey, bodies, bodyOfSection } from '../bodies.ts';
import {
  mergePeople,
  nameKey,
  type Person,
  type PhotoUrl,
  personOf,
  type RepresentativeRow,
} from './person.ts';

/** The people of each body; a body without people has an empty list. */
export type Directory = ReadonlyMap<BodyKey, readonly Person[]>;

/** A person with all the bodies they sit in. */
export type Representative = Person & { bodies: readonly [Body, ...Body[]] };

/**
 * Groups the rows by body, in their order. Rows without a name or with an unknown section are
 * dropped; a person who is listed twice in a body is shown once.
 */
export function directoryOf(rows: readonly RepresentativeRow[], photoUrl: PhotoUrl): Directory {
  const people = new Map(bodies.map((body) => [body.key, new Map<string, Person>()]));
  for (const row of rows) {
    const body = bodyOfSection(cellText(row.section));
    const members = body && people.get(body.key);
    const person = personOf(row, photoUrl);
    if (!members || !person) continue;
    const key = nameKey(person.name);
    const known = members.get(key);
    members.set(key, known ? mergePeople(known, person) : person);
  }
  return new Map([...people].map(([key, members]) => [key, [...members.values()]]));
}

/** Every person once, in the order of the bodies and then of the rows. */
export function peopleOf(directory: Directory): Representative[] {
  const found = new Map<string, Representative>();
  for (const body of bodies) {
    for (const person of directory.get(body.key) ?? []) {
      const key = nameKey(person.name);
      const known = found.get(key);
      found.set(
        key,
        known
          ? { ...mergePeople(known, person), bodies: [...known.bodies, body] }
          : { ...person, bodies: [body] },
      );
    }
  }
  return [...found.values()];
}

/** The number of people and of bodies with people; a person in two bodies counts once. */
export function sizeOf(directory: Directory): { people: number; bodies: number } {
  const filled = [...directory.values()].filter((people) => people.length > 0);
  return { people: peopleOf(directory).length, bodies: filled.length };
}

/**
 * The people whose name contains every term. No terms match nobody.
 *
 * @param terms The search terms, as `queryTerms` splits them.
 */
export function findPeople(directory: Directory, terms: readonly string[]): Representative[] {
  if (terms.length === 0) return [];
  return peopleOf(directory).filter(({ normalizedName }) =>
    terms.every((term) => normalizedName.includes(term)),
  );
}
