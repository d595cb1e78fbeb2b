import { cellText } from 'shared/format';
import { type IndexedText, searchByTerms } from 'shared/search';
import { type Body, type BodyKey, bodies, bodyOfSection, bodyText } from '../bodies.ts';
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

/** What a search finds. */
export interface Found {
  bodies: readonly Body[];
  people: readonly Representative[];
  /** What was searched for, with typos corrected. */
  terms: readonly string[];
}

/** The bodies and the people that every word of a query names; none for a blank one. */
export function searchDirectory(directory: Directory, typed: string): Found {
  const people = peopleOf(directory);
  const texts = new Map<Body | Representative, IndexedText>([
    ...bodyText,
    ...people.map((person) => [person, person.text] as const),
  ]);
  const { items, isComplete, terms } = searchByTerms([...texts], typed, ([, text]) => text);
  const found = new Set(isComplete ? items.map(([item]) => item) : []);
  return {
    bodies: bodies.filter((body) => found.has(body)),
    people: people.filter((person) => found.has(person)),
    terms,
  };
}
