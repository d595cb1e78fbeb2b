/**
 * The guide categories in the order of specification section 2, each with its colour (a class of
 * `categoryColours.css`) and its fixed heading in the heading's own language. `alsoCalled` holds the
 * words that students search for in both languages.
 */
export const catalogue = [
  {
    category: 'associations',
    colour: 'blue',
    heading: 'Associations 101',
    lang: 'en',
    alsoCalled: 'associazioni studentesche societies clubs',
  },
  {
    category: 'opzionali',
    colour: 'green',
    heading: 'Opzionali 101',
    lang: 'it',
    alsoCalled: 'esami a scelta elective exams electives options',
  },
  {
    category: 'graduate',
    colour: 'purple',
    heading: 'Graduate 101',
    lang: 'en',
    alsoCalled: 'dopo la laurea after the degree postgraduate scholarships loans',
  },
  {
    category: 'stage',
    colour: 'orange',
    heading: 'Stage 101',
    lang: 'it',
    alsoCalled: 'tirocini internships placements traineeships',
  },
  {
    category: 'freemover',
    colour: 'cyan',
    heading: 'Freemover 101',
    lang: 'en',
    alsoCalled: 'all’estero abroad',
  },
  {
    category: 'residenze',
    colour: 'emerald',
    heading: 'Residenze 101',
    lang: 'it',
    alsoCalled: 'alloggi studentati halls of residence housing accommodation',
  },
  {
    category: 'exchange_magistrale',
    colour: 'sky',
    heading: 'Exchange 101',
    lang: 'en',
    alsoCalled: 'scambi magistrale erasmus master’s abroad',
  },
  {
    category: 'exchange_triennale',
    colour: 'indigo',
    heading: 'Exchange 101',
    lang: 'en',
    alsoCalled: 'scambi triennale erasmus bachelor’s undergraduate abroad',
  },
  {
    category: 'university',
    colour: 'rose',
    heading: 'University 101',
    lang: 'en',
    alsoCalled: 'vita in università life library canteen',
  },
  {
    category: 'milan',
    colour: 'pink',
    heading: 'Milan 101',
    lang: 'en',
    alsoCalled: 'vivere a Milano living in city transport doctor',
  },
  {
    category: 'burocrazia',
    colour: 'amber',
    heading: 'Burocrazia 101',
    lang: 'it',
    alsoCalled: 'segreteria paperwork bureaucracy fees certificates',
  },
  {
    category: 'master_admissions',
    colour: 'yellow',
    heading: 'Master Admissions',
    lang: 'en',
    alsoCalled: 'ammissioni ai master',
  },
  {
    category: 'tesi',
    colour: 'teal',
    heading: 'Tesi 101',
    lang: 'it',
    alsoCalled: 'prova finale thesis dissertation supervisor',
  },
  {
    category: 'ecdl',
    colour: 'slate',
    heading: 'ECDL 101',
    lang: 'it',
    alsoCalled: 'informatica computer skills',
  },
] as const;

export type KnownCategory = (typeof catalogue)[number];
export type CategoryColour = KnownCategory['colour'];

function slug(name: string | null): string {
  return (name ?? '').trim().toLowerCase();
}

/** The category that a route value or a row names, ignoring case and space around it. */
export function knownCategory(name: string | null): KnownCategory | undefined {
  return catalogue.find((entry) => entry.category === slug(name));
}

/** A category with at least one active guide: only these are shown. */
export interface FilledCategory {
  entry: KnownCategory;
  guides: number;
}

/**
 * The categories to show, in the catalogue's order.
 *
 * @param names The category of every active guide, as the table writes it; unknown ones are ignored.
 */
export function filledCategories(names: readonly (string | null)[]): FilledCategory[] {
  return catalogue
    .map((entry) => ({ entry, guides: spellingsOf(entry.category, names).length }))
    .filter(({ guides }) => guides > 0);
}

/**
 * Each row's spelling of one category: a hand-filled table also holds `tesi` followed by a line
 * break, which an exact filter does not find.
 */
export function spellingsOf(category: string, names: readonly (string | null)[]): string[] {
  return names.filter((name): name is string => name !== null && slug(name) === slug(category));
}
