import { normalizeText } from 'shared/search';
import { type BodyKey, bodies, bodyOfSection } from './bodies.ts';
import { mailLink } from './mailAddress.ts';
import { photoAddress } from './photo.ts';

/** A row of `representatives`, as far as it can be relied upon. */
export interface RepresentativeRow {
  id: string | number;
  name: string | null;
  section: string | null;
  url: string | null;
}

/** A person in one body. */
export interface Person {
  id: string;
  name: string;
  photo: string | undefined;
  /** Starts a mail to the person; only where the installation keeps addresses. */
  mail: string | undefined;
  /** The name as it is searched: folded once, not at every letter typed. */
  said: string;
}

/** Who sits where. Every body is there, also one without people. */
export type Directory = ReadonlyMap<BodyKey, readonly Person[]>;

/** Somebody who was looked for, with every body in which they sit. */
export interface Found extends Person {
  bodies: readonly BodyKey[];
}

function tidyName(name: string | null): string {
  return (name ?? '').normalize('NFC').trim().replace(/\s+/g, ' ');
}

/** What two rows of the same person have in common. Accents count: Nicolo is not Nicolò. */
function nameKey(name: string): string {
  return name.toLowerCase().replaceAll('’', "'");
}

/** Two rows of one person: what the first lacks, the second may have. */
function joined(known: Person, other: Person): Person {
  return { ...known, photo: known.photo ?? other.photo, mail: known.mail ?? other.mail };
}

/**
 * The directory of the rows, in their order. A row without a name or with a section that is none of
 * the ten is left out; somebody who is twice in a body is shown once.
 *
 * @param origins Where photos may come from.
 */
export function directoryOf(
  rows: readonly RepresentativeRow[],
  origins: readonly string[],
): Directory {
  const people = new Map(bodies.map((body) => [body.key, new Map<string, Person>()]));
  for (const row of rows) {
    const name = tidyName(row.name);
    const body = bodyOfSection(row.section);
    const members = body && people.get(body.key);
    if (name === '' || !members) continue;
    const person = {
      id: String(row.id),
      name,
      photo: photoAddress(row.url, origins),
      mail: mailLink(row),
      said: normalizeText(name),
    };
    const known = members.get(nameKey(name));
    members.set(nameKey(name), known ? joined(known, person) : person);
  }
  return new Map([...people].map(([key, members]) => [key, [...members.values()]]));
}

/** How many people the directory holds, and in how many bodies; somebody in two counts once. */
export function sizeOf(directory: Directory): { people: number; bodies: number } {
  const names = [...directory.values()].flat().map((person) => nameKey(person.name));
  const filled = [...directory.values()].filter((people) => people.length > 0);
  return { people: new Set(names).size, bodies: filled.length };
}

/**
 * Everybody whose name contains each word, wherever they sit, in the order of the bodies and then of
 * the rows. No words find nobody.
 *
 * @param words What was typed, as `queryTerms` takes it apart.
 */
export function findPeople(directory: Directory, words: readonly string[]): Found[] {
  if (words.length === 0) return [];
  const found = new Map<string, Found>();
  for (const [body, people] of directory) {
    for (const person of people) {
      if (!words.every((word) => person.said.includes(word))) continue;
      const key = nameKey(person.name);
      const known = found.get(key);
      found.set(
        key,
        known
          ? { ...known, ...joined(known, person), bodies: [...known.bodies, body] }
          : { ...person, bodies: [body] },
      );
    }
  }
  return [...found.values()];
}
