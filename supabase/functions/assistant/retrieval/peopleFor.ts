import type { Intent } from '../understanding/intent.ts';
import { schoolOf, schools } from './bodies.ts';
import type { Person, SearchHit, SearchResults } from './searchContent.ts';

const maxPeople = 5;
const minNameScore = 0.5;
const minBodyScore = 0.3;
/** A body that is all of the question. */
const minBodyAlone = 0.8;

/** The answers of this FAQ topic already name the contact. */
const contactTopic = 'Contatta un rappresentante';

/** Representatives, and whether the question asks for them by name or office. */
export type PeopleFound = { readonly people: readonly Person[]; readonly areAskedFor: boolean };

type PeopleQuery = {
  readonly intent: Intent;
  readonly message: string;
  readonly path: string;
};

/** The representatives that a question asks for, or whose body the FAQ answer names; usually none. */
export function peopleFor(
  { intent, message, path }: PeopleQuery,
  { people }: SearchResults,
  hits: readonly SearchHit[],
  answered: SearchHit | undefined,
): PeopleFound {
  const asked = (found: readonly Person[]) => ({
    people: found.slice(0, maxPeople),
    areAskedFor: true,
  });
  const school = schoolOf(message, path);
  const ofBody = (section: string | null | undefined) => {
    // A student of another school needs that school's representatives.
    const own = section != null && schools.includes(section) ? (school ?? section) : section;
    return people.filter(({ organ }) => organ === own).slice(0, maxPeople);
  };
  const named = best(people, ({ byName }) => byName);
  if ((named[0]?.byName ?? 0) >= minNameScore) return asked(named);
  const responsibleByBody = best(people, ({ byBody }) => byBody);
  const isClear = (responsibleByBody[0]?.byBody ?? 0) >= minBodyScore;
  // "Chi c'è in CNSU?": nothing else has the word.
  const isOnlyBody = (responsibleByBody[0]?.byBody ?? 0) >= minBodyAlone;
  if (
    isOnlyBody &&
    hits.every(({ covered }) => covered < minNameScore) &&
    isOneBody(responsibleByBody)
  )
    return asked(responsibleByBody);
  // The FAQ answers "con chi parlo se ho l'ansia", and not with a representative.
  const isAnswered = !intent.representatives && !isClear && answered?.tag === contactTopic;
  if ((intent.representatives || intent.contact) && !isAnswered) {
    if ((responsibleByBody[0]?.byBody ?? 0) >= (intent.contact ? minBodyScore : Number.MIN_VALUE)) {
      const bodies = new Set(responsibleByBody.map(({ organ }) => organ));
      if (isOneBody(responsibleByBody)) return asked(responsibleByBody);
      return asked(
        school !== undefined && bodies.has(school)
          ? ofBody(school)
          : firstOfEachBody(responsibleByBody),
      );
    }
    const section = hits.find(({ details }) => details.section)?.details.section;
    const responsible = intent.contact ? ofBody(section) : [];
    if (responsible.length > 0) return asked(responsible);
    if (intent.representatives) return { people: defaultContacts(people), areAskedFor: false };
  }
  return { people: ofBody(answered?.details.section), areAskedFor: false };
}

const isOneBody = (people: readonly Person[]) =>
  new Set(people.map(({ organ }) => organ)).size === 1;

/** Contacts when nothing was found: of the school that the question or the page names, else of each school. */
export function contactsFor(message: string, path: string, people: readonly Person[]): Person[] {
  const school = schoolOf(message, path);
  const ofSchool = people.filter(({ organ }) => organ === school);
  return ofSchool.length > 0 ? ofSchool.slice(0, maxPeople) : defaultContacts(people);
}

/** One of each school, or of each body where an installation has no such schools. */
function defaultContacts(people: readonly Person[]): Person[] {
  const first = firstOfEachBody(people);
  const ofSchools = schools.flatMap((school) => first.find(({ organ }) => organ === school) ?? []);
  return (ofSchools.length > 0 ? ofSchools : first).slice(0, maxPeople);
}

function firstOfEachBody(people: readonly Person[]): Person[] {
  const first = new Map<string, Person>();
  for (const person of people) {
    if (!first.has(person.organ)) first.set(person.organ, person);
  }
  return [...first.values()];
}

function best(people: readonly Person[], by: (person: Person) => number): Person[] {
  const most = Math.max(0, ...people.map(by));
  return most === 0 ? [] : people.filter((person) => by(person) === most);
}
