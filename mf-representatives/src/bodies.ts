import type { Language } from 'shared/contract';
import { type IndexedText, indexText, isSameText } from 'shared/search';

/**
 * The ten student bodies, in the order of the page. `key` names a body in the texts and in the URL,
 * `name` is written in the table and is the card's title in Italian, `italian` and `english` are its name everywhere
 * else, `keywords` are what students also search for, in both languages.
 */
export const bodies = [
  {
    key: 'cnsu',
    name: 'CNSU',
    italian: 'CNSU',
    english: 'National Council of University Students',
    keywords:
      'consiglio nazionale degli studenti universitari ministero national council of university students ministry',
  },
  {
    key: 'cdd',
    name: 'CDD',
    italian: 'CDD',
    english: 'Teaching Board',
    keywords:
      'collegio dei docenti consiglio di corso commissione didattica programmi insegnamenti lezioni teaching board degree course council syllabus courses lectures',
  },
  {
    key: 'dipartimenti',
    name: 'DIPARTIMENTI',
    italian: 'Dipartimenti',
    english: 'Departments',
    keywords:
      'dipartimento consiglio insegnamenti docenti ricerca department council courses lecturers professors research',
  },
  {
    key: 'isu',
    name: 'ISU',
    italian: 'ISU',
    english: 'Student Support',
    keywords:
      'diritto allo studio borse di studio tasse contributi rette rate ISEE esoneri riduzioni agevolazioni alloggi residenze mensa student support grants scholarships tuition fees housing dormitories canteen',
  },
  {
    key: 'qualita',
    name: 'QUALITÀ',
    italian: 'Qualità',
    english: 'Quality Board',
    keywords:
      'presidio assicurazione della qualità questionari valutazione della didattica dei corsi quality assurance board questionnaires forms feedback on courses',
  },
  {
    key: 'giurisprudenza',
    name: 'SCUOLA DI GIURISPRUDENZA',
    italian: 'Scuola di Giurisprudenza',
    english: 'Law School',
    keywords:
      'legge giuristi CLMG piano di studi opzionali esami appelli orari calendario law school lawyers study plan electives exams timetable calendar',
  },
  {
    key: 'magistrale',
    name: 'SCUOLA MAGISTRALE',
    italian: 'Scuola magistrale',
    english: 'Graduate School',
    keywords:
      'laurea magistrale biennio specialistica piano di studi opzionali esami appelli orari calendario master’s graduate postgraduate school MSc study plan electives exams timetable calendar',
  },
  {
    key: 'triennale',
    name: 'SCUOLA TRIENNALE',
    italian: 'Scuola triennale',
    english: 'Undergraduate School',
    keywords:
      'laurea triennale triennio piano di studi opzionali esami appelli orari calendario bachelor’s undergraduate school BSc study plan electives exams timetable calendar',
  },
  {
    key: 'sport',
    name: 'SPORT',
    italian: 'Sport',
    english: 'Sports Committee',
    keywords:
      'comitato centro sportivo palestra squadre tornei corsi impianti piscina calcetto sports committee athletics gym teams tournaments facilities',
  },
  {
    key: 'valutazione',
    name: 'VALUTAZIONE',
    italian: 'Valutazione',
    english: 'Evaluation Unit',
    keywords: 'nucleo di valutazione questionari evaluation unit board questionnaires',
  },
] as const;

export type Body = (typeof bodies)[number];
export type BodyKey = Body['key'];

/** The name of a body within a text. */
export function bodyName(body: Body, language: Language): string {
  return language === 'en' ? body.english : body.italian;
}

/** The body in a row's `section`, whatever its spacing, case and accents. */
export function bodyOfSection(section: string | null): Body | undefined {
  return bodies.find((body) => isSameText(body.name, section));
}

/** The body with a key from the URL, if it exists. */
export function bodyOfKey(key: string | null): Body | undefined {
  return bodies.find((body) => body.key === key);
}

/** The texts by which a body is found: `borse` finds ISU, and so does `chi si occupa di borse`. */
export const bodyText: ReadonlyMap<Body, IndexedText> = new Map(
  bodies.map((body) => [body, indexText(body.name, body.english, body.keywords)]),
);
