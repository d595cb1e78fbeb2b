import { normalizeText } from 'shared/search';
import { knownValues } from '../../_shared/knownValues.gen.ts';
import { isOn } from '../parts.ts';
import type { RankedHit } from '../search/rankHits.ts';
import type { Person, SearchResults } from '../search/searchContent.ts';
import type { Intent } from '../understanding/intent.ts';
import { programmeOf, programmes } from './programme.ts';

const maxPeople = 5;
/** The minimum share of the question that a name, or a body, matches; a body alone is all of the question. */
const minShare = { name: 0.5, body: 0.3, bodyAlone: 0.8 };

/** The answers of this FAQ topic already name the contact. */
const contactTopic = 'Contatta un rappresentante';

const schools: readonly string[] = Object.values(programmes).map(({ school }) => school);

/** Representatives, or a body without any, and whether the question asks for them. */
export type PeopleFound = {
  readonly people: readonly Person[];
  readonly areAskedFor: boolean;
  /** The body that is asked for, when nobody sits in it. */
  readonly emptyBody?: string;
};

/** The representatives that a question asks for, or whose body the FAQ answer names; usually none. */
export function peopleFor(
  { intent, message, path }: { intent: Intent; message: string; path: string },
  { people, bodies }: SearchResults,
  ranked: readonly RankedHit[],
): PeopleFound {
  if (!isOn('people')) return { people: [], areAskedFor: false };
  const school = schoolOf(message, path);
  const peopleIn = (organ: string | null | undefined) => {
    // A student of another school needs that school's representatives.
    const own = organ != null && schools.includes(organ) ? (school ?? organ) : organ;
    return people.filter((person) => person.organ === own).slice(0, maxPeople);
  };
  const asked = (found: readonly Person[]) => ({
    people: found.slice(0, maxPeople),
    areAskedFor: true,
  });
  const nameShare = Math.max(0, ...people.map(({ byName }) => byName));
  if (nameShare >= minShare.name) return asked(people.filter(({ byName }) => byName === nameShare));

  const share = bodies[0]?.byBody ?? 0;
  const named = bodies.filter(({ byBody }) => byBody > 0 && byBody === share);
  const answered = ranked[0]?.source === 'faq' ? ranked[0] : undefined;
  // The FAQ answers "con chi parlo se ho l'ansia", and not with a representative.
  const isAnswered =
    !intent.representatives && share < minShare.body && answered?.tag === contactTopic;
  const areWanted = intent.toThem || ((intent.representatives || intent.contact) && !isAnswered);
  // "Chi c'è in CNSU?": nothing else has the word.
  const isAlone =
    named.length === 1 &&
    share >= minShare.bodyAlone &&
    ranked.every(({ covered }) => covered < minShare.name);
  // Whom to write to about a matter needs a clear body.
  const isClear = named.length > 0 && (!intent.contact || share >= minShare.body);
  if (isClear && (areWanted || isAlone)) {
    const own = named.some(({ organ }) => organ === school) ? peopleIn(school) : [];
    const oneOfEach = named.flatMap(({ organ }) => peopleIn(organ).slice(0, 1));
    const [only, another] = named;
    if (another !== undefined) return asked(own.length > 0 ? own : oneOfEach);
    const inBody = peopleIn(only?.organ);
    return inBody.length > 0 || only === undefined
      ? asked(inBody)
      : { ...asked([]), emptyBody: only.organ };
  }
  if (areWanted) {
    const section = ranked.find(({ details }) => details.section)?.details.section;
    const responsible = intent.contact ? peopleIn(section) : [];
    if (responsible.length > 0) return asked(responsible);
    if (intent.toThem) return asked(contactsFor(message, path, people));
    if (intent.representatives)
      return { people: contactsFor(message, path, people), areAskedFor: false };
  }
  return { people: peopleIn(answered?.details.section), areAskedFor: false };
}

/** Contacts when nothing was found: of the school that the question or the page names, else one of each. */
export function contactsFor(message: string, path: string, people: readonly Person[]): Person[] {
  const school = schoolOf(message, path);
  const ofSchool = people.filter(({ organ }) => organ === school);
  if (ofSchool.length > 0) return ofSchool.slice(0, maxPeople);
  const organs = [...new Set(people.map(({ organ }) => organ))];
  const known = schools.filter((each) => organs.includes(each));
  return (known.length > 0 ? known : organs)
    .flatMap((organ) => people.find((person) => person.organ === organ) ?? [])
    .slice(0, maxPeople);
}

function schoolOf(message: string, path: string): string | undefined {
  const programme = programmeOf(message, path);
  return programme && programmes[programme].school;
}

/** The parameter of `/rappresentanti?organo=` by the normalised name of a body. */
const keys: ReadonlyMap<string, string> = new Map(
  knownValues.bodies.map(({ name, key }) => [normalizeText(name), key]),
);

/** The page that shows a body expanded; without a parameter when the site does not know it. */
export function pageOfBody(organ: string): string {
  const body = keys.get(normalizeText(organ).trim());
  return body === undefined ? '/rappresentanti' : `/rappresentanti?organo=${body}`;
}
