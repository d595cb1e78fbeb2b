import { fold } from '../understanding/fold.ts';
import type { Content, Finding, Person } from './searchContent.ts';

const mostPeople = 5;
const namedEnough = 0.3;
const schools = ['SCUOLA TRIENNALE', 'SCUOLA MAGISTRALE', 'SCUOLA DI GIURISPRUDENZA'];
const asksForPeople =
  /rappresentan|representative|\bchi (siede|sta|c'e|fa parte) |\bwho (sits|is) on |\bchi (mi |ci )?rappresenta|\bcontatt/;

/** Who was found, and whether the question asks for them and not for what they can help with. */
export type PeopleFound = { readonly people: readonly Person[]; readonly areAskedFor: boolean };

/** The people that a question asks for, or whose body the answer of the FAQ names; usually nobody. */
export function peopleFor(
  message: string,
  { people, ideas }: Content,
  answered: Finding | undefined,
): PeopleFound {
  const asked = (found: readonly Person[]) => ({
    people: found.slice(0, mostPeople),
    areAskedFor: true,
  });
  const named = best(people, ({ byName }) => byName);
  if ((named[0]?.byName ?? 0) >= namedEnough) return asked(named);
  // A mistyped word is known again by what it meant.
  const said = [message, ...ideas.flatMap(({ words }) => words)].join(' ');
  if (asksForPeople.test(fold(said))) {
    const ofBody = best(people, ({ byBody }) => byBody);
    return ofBody.length > 0 ? asked(ofBody) : { people: anybody(people), areAskedFor: false };
  }
  const section = answered?.details.section;
  return {
    people: people.filter(({ organ }) => organ === section).slice(0, mostPeople),
    areAskedFor: false,
  };
}

/** Whom to ask when nothing was found: of the school that the question or the page names, else of each. */
export function peopleToAsk(message: string, path: string, people: readonly Person[]): Person[] {
  const about = fold(`${message} ${path}`);
  const school = /giurisprudenza|\blegge\b|\blaw\b|clmg/.test(about)
    ? schools[2]
    : /magistral|\bmaster|\bmsc\b/.test(about)
      ? schools[1]
      : /triennal|bachelor|undergraduate|-anno\b/.test(about)
        ? schools[0]
        : undefined;
  const ofSchool = people.filter(({ organ }) => organ === school);
  return ofSchool.length > 0 ? ofSchool.slice(0, mostPeople) : anybody(people);
}

/** One of each school; where an installation has none of these, one of each body. */
function anybody(people: readonly Person[]): Person[] {
  const first = new Map<string, Person>();
  for (const person of people) {
    if (!first.has(person.organ)) first.set(person.organ, person);
  }
  const ofSchools = schools.flatMap((school) => first.get(school) ?? []);
  return (ofSchools.length > 0 ? ofSchools : [...first.values()]).slice(0, mostPeople);
}

function best(people: readonly Person[], by: (person: Person) => number): Person[] {
  const most = Math.max(0, ...people.map(by));
  return most === 0 ? [] : people.filter((person) => by(person) === most);
}
