import type { Language, Localized } from 'shared/contract';
import type texts from './locales/it.json';

/** A guide category. The texts have its description, under `descriptions`. */
export interface GuideCategory {
  /** Its value in the URL and in `guides.category`. */
  slug: keyof typeof texts.descriptions;
  /** The fixed heading of its page, in its own language. */
  heading: string;
  lang: Language;
  name: Localized;
  /** Other words that students search for, in both languages. */
  alsoCalled: string;
  /**
   * The colour as class names, at least 3:1 on paper and on a card, which a test computes: it colours
   * shapes, never text.
   */
  colour: string;
}

/** The guide categories, in the order of the page. */
export const guideCategories: readonly GuideCategory[] = [
  {
    slug: 'associations',
    heading: 'Associations 101',
    lang: 'en',
    name: { it: 'Associazioni', en: 'Associations' },
    alsoCalled: 'associazioni studentesche societies clubs',
    colour: 'text-[#2563eb] dark:text-[#60a5fa]',
  },
  {
    slug: 'opzionali',
    heading: 'Opzionali 101',
    lang: 'it',
    name: { it: 'Esami opzionali', en: 'Elective exams' },
    alsoCalled: 'esami a scelta elective exams electives options',
    colour: 'text-[#15803d] dark:text-[#4ade80]',
  },
  {
    slug: 'graduate',
    heading: 'Graduate 101',
    lang: 'en',
    name: { it: 'Dopo la laurea', en: 'After the degree' },
    alsoCalled: 'dopo la laurea after the degree postgraduate scholarships loans',
    colour: 'text-[#9333ea] dark:text-[#c084fc]',
  },
  {
    slug: 'stage',
    heading: 'Stage 101',
    lang: 'it',
    name: { it: 'Stage', en: 'Internships' },
    alsoCalled: 'tirocini internships placements traineeships',
    colour: 'text-[#ea580c] dark:text-[#fb923c]',
  },
  {
    slug: 'freemover',
    heading: 'Freemover 101',
    lang: 'en',
    name: { it: 'Freemover', en: 'Freemover' },
    alsoCalled: 'all’estero abroad',
    colour: 'text-[#0891b2] dark:text-[#22d3ee]',
  },
  {
    slug: 'residenze',
    heading: 'Residenze 101',
    lang: 'it',
    name: { it: 'Residenze', en: 'Halls of residence' },
    alsoCalled: 'alloggi studentati halls of residence housing accommodation',
    colour: 'text-[#059669] dark:text-[#34d399]',
  },
  {
    slug: 'exchange_magistrale',
    heading: 'Exchange 101',
    lang: 'en',
    name: { it: 'Exchange magistrale', en: 'Exchange, master’s' },
    alsoCalled: 'scambi magistrale erasmus master’s abroad',
    colour: 'text-[#0284c7] dark:text-[#38bdf8]',
  },
  {
    slug: 'exchange_triennale',
    heading: 'Exchange 101',
    lang: 'en',
    name: { it: 'Exchange triennale', en: 'Exchange, bachelor’s' },
    alsoCalled: 'scambi triennale erasmus bachelor’s undergraduate abroad',
    colour: 'text-[#4f46e5] dark:text-[#818cf8]',
  },
  {
    slug: 'university',
    heading: 'University 101',
    lang: 'en',
    name: { it: 'Vita in università', en: 'University life' },
    alsoCalled: 'vita in università life library canteen',
    colour: 'text-[#e11d48] dark:text-[#fb7185]',
  },
  {
    slug: 'milan',
    heading: 'Milan 101',
    lang: 'en',
    name: { it: 'Vivere a Milano', en: 'Living in Milan' },
    alsoCalled: 'vivere a Milano living in city transport doctor',
    colour: 'text-[#db2777] dark:text-[#f472b6]',
  },
  {
    slug: 'burocrazia',
    heading: 'Burocrazia 101',
    lang: 'it',
    name: { it: 'Burocrazia', en: 'Paperwork' },
    alsoCalled: 'segreteria paperwork bureaucracy fees certificates',
    colour: 'text-[#c26a05] dark:text-[#f59e0b]',
  },
  {
    slug: 'master_admissions',
    heading: 'Master Admissions',
    lang: 'en',
    name: { it: 'Ammissioni alle magistrali', en: 'Master’s admissions' },
    alsoCalled: 'ammissioni ai master',
    colour: 'text-[#a37704] dark:text-[#fde047]',
  },
  {
    slug: 'tesi',
    heading: 'Tesi 101',
    lang: 'it',
    name: { it: 'Tesi', en: 'Thesis' },
    alsoCalled: 'prova finale thesis dissertation supervisor',
    colour: 'text-[#0d9488] dark:text-[#2dd4bf]',
  },
  {
    slug: 'ecdl',
    heading: 'ECDL 101',
    lang: 'it',
    name: { it: 'ECDL', en: 'ECDL' },
    alsoCalled: 'informatica computer skills',
    colour: 'text-[#64748b] dark:text-[#94a3b8]',
  },
];

function slugOf(name: string | null): string {
  return (name ?? '').trim().toLowerCase();
}

/** The category that a route value or a row names, ignoring case and space around it. */
export function findCategory(name: string | null): GuideCategory | undefined {
  return guideCategories.find((category) => category.slug === slugOf(name));
}

/**
 * The categories with at least one active guide, in the fixed order, and how many they have.
 *
 * @param names The category of every active guide, as the table writes it; unknown ones are ignored.
 */
export function filledCategories(names: readonly (string | null)[]) {
  return guideCategories
    .map((category) => ({ category, guides: spellingsOf(category.slug, names).length }))
    .filter(({ guides }) => guides > 0);
}

/**
 * Each row's spelling of one category. Tables that were filled by hand also write `tesi` with a line break after
 * it, which an exact filter does not find.
 */
export function spellingsOf(category: string, names: readonly (string | null)[]): string[] {
  return names.filter((name): name is string => name !== null && slugOf(name) === slugOf(category));
}
