import type { Asking } from '../understanding/asking.ts';
import { schoolOf, schools } from './bodies.ts';
import type { Content, Finding, Person } from './searchContent.ts';

const mostPeople = 5;
const namedEnough = 0.5;
/** Of the question: a body that has less of it deals with something else. */
const dealsWithIt = 0.3;

/** The topic of the FAQ whose answers say themselves whom to ask. */
const whomToAsk = 'Contatta un rappresentante';

/** Who was found, and whether the question asks for them and not for what they can help with. */
export type PeopleFound = { readonly people: readonly Person[]; readonly areAskedFor: boolean };

export type AskedBy = {
  readonly asking: Asking;
  readonly message: string;
  readonly path: string;
};

/** The people that a question asks for, or whose body the answer of the FAQ names; usually nobody. */
export function peopleFor(
  { asking, message, path }: AskedBy,
  { people }: Content,
  findings: readonly Finding[],
  answered: Finding | undefined,
): PeopleFound {
  const asked = (found: readonly Person[]) => ({
    people: found.slice(0, mostPeople),
    areAskedFor: true,
  });
  const school = schoolOf(message, path);
  const ofBody = (section: string | null | undefined) => {
    // Who is in another school is not helped by those of the one that usually answers.
    const own = section != null && schools.includes(section) ? (school ?? section) : section;
    return people.filter(({ organ }) => organ === own).slice(0, mostPeople);
  };
  const named = best(people, ({ byName }) => byName);
  if ((named[0]?.byName ?? 0) >= namedEnough) return asked(named);
  // "Con chi parlo se ho l'ansia" has its answer, and it is none of them.
  const isAnswered = !asking.representatives && answered?.tag === whomToAsk;
  if ((asking.representatives || asking.whom) && !isAnswered) {
    const dealing = best(people, ({ byBody }) => byBody);
    if ((dealing[0]?.byBody ?? 0) >= (asking.whom ? dealsWithIt : Number.MIN_VALUE)) {
      const bodies = new Set(dealing.map(({ organ }) => organ));
      if (bodies.size === 1) return asked(dealing);
      return asked(school !== undefined && bodies.has(school) ? ofBody(school) : eachOf(dealing));
    }
    const section = findings.find(({ details }) => details.section)?.details.section;
    const responsible = asking.whom ? ofBody(section) : [];
    if (responsible.length > 0) return asked(responsible);
    if (asking.representatives) return { people: anybody(people), areAskedFor: false };
  }
  return { people: ofBody(answered?.details.section), areAskedFor: false };
}

/** Whom to ask when nothing was found: of the school that the question or the page names, else of each. */
export function peopleToAsk(message: string, path: string, people: readonly Person[]): Person[] {
  const school = schoolOf(message, path);
  const ofSchool = people.filter(({ organ }) => organ === school);
  return ofSchool.length > 0 ? ofSchool.slice(0, mostPeople) : anybody(people);
}

/** One of each school; where an installation has none of these, one of each body. */
function anybody(people: readonly Person[]): Person[] {
  const first = eachOf(people);
  const ofSchools = schools.flatMap((school) => first.find(({ organ }) => organ === school) ?? []);
  return (ofSchools.length > 0 ? ofSchools : first).slice(0, mostPeople);
}

/** The first of each body. */
function eachOf(people: readonly Person[]): Person[] {
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
