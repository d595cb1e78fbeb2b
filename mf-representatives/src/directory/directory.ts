import { cellText } from 'shared/format';
import { type BodyKey, bodies, bodyOfSection } from '../bodies.ts';
import {
  mergePeople,
  nameKey,
  type Person,
  type PhotoSources,
  personOf,
  type RepresentativeRow,
} from './person.ts';

/** The people of each body; a body without people has an empty list. */
export type Directory = ReadonlyMap<BodyKey, readonly Person[]>;

/** A search result: a person with all the bodies they sit in. */
export interface FoundPerson extends Person {
  bodies: readonly BodyKey[];
}

/**
 * Groups the rows by body, in their order. Rows without a name or with an unknown section are
 * dropped; a person who is listed twice in a body is shown once.
 */
export function directoryOf(rows: readonly RepresentativeRow[], photos: PhotoSources): Directory {
  const people = new Map(bodies.map((body) => [body.key, new Map<string, Person>()]));
  for (const row of rows) {
    const body = bodyOfSection(cellText(row.section));
    const members = body && people.get(body.key);
    const person = personOf(row, photos);
    if (!members || !person) continue;
    const key = nameKey(person.name);
    const known = members.get(key);
    members.set(key, known ? mergePeople(known, person) : person);
  }
  return new Map([...people].map(([key, members]) => [key, [...members.values()]]));
}

/** The number of people and of bodies with people; a person in two bodies counts once. */
export function sizeOf(directory: Directory): { people: number; bodies: number } {
  const lists = [...directory.values()].filter((people) => people.length > 0);
  const names = lists.flat().map((person) => nameKey(person.name));
  return { people: new Set(names).size, bodies: lists.length };
}

/**
 * The people whose name contains every term, in the order of the bodies and then of the rows. No
 * terms match nobody.
 *
 * @param terms The search terms, as `queryTerms` splits them.
 */
export function findPeople(directory: Directory, terms: readonly string[]): FoundPerson[] {
  if (terms.length === 0) return [];
  const found = new Map<string, FoundPerson>();
  for (const [body, people] of directory) {
    for (const person of people) {
      if (!terms.every((term) => person.normalizedName.includes(term))) continue;
      const key = nameKey(person.name);
      const known = found.get(key);
      found.set(key, {
        ...(known ? mergePeople(known, person) : person),
        bodies: [...(known?.bodies ?? []), body],
      });
    }
  }
  return [...found.values()];
}
