import type { Language, Localized } from 'shared/contract';

/** A guide category and everything that differs between two of them. */
export interface GuideCategory {
  /** Its value in the URL and in `guides.category`. */
  slug: string;
  /** The fixed heading of its page, in its own language. */
  heading: string;
  lang: Language;
  name: Localized;
  description: Localized;
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
    description: {
      it: 'Come funzionano le associazioni studentesche, e come si entra.',
      en: 'How student associations work, and how to join one.',
    },
    alsoCalled: 'associazioni studentesche societies clubs',
    colour: 'text-[#2563eb] dark:text-[#60a5fa]',
  },
  {
    slug: 'opzionali',
    heading: 'Opzionali 101',
    lang: 'it',
    name: { it: 'Esami opzionali', en: 'Elective exams' },
    description: {
      it: 'Quali esami a scelta esistono e come si incastrano nel piano di studi.',
      en: 'Which electives there are and how they fit your study plan.',
    },
    alsoCalled: 'esami a scelta elective exams electives options',
    colour: 'text-[#15803d] dark:text-[#4ade80]',
  },
  {
    slug: 'graduate',
    heading: 'Graduate 101',
    lang: 'en',
    name: { it: 'Dopo la laurea', en: 'After the degree' },
    description: {
      it: 'Magistrali, concorsi e primi passi dopo la proclamazione.',
      en: 'Master’s degrees, state exams and first steps after graduation.',
    },
    alsoCalled: 'dopo la laurea after the degree postgraduate scholarships loans',
    colour: 'text-[#9333ea] dark:text-[#c084fc]',
  },
  {
    slug: 'stage',
    heading: 'Stage 101',
    lang: 'it',
    name: { it: 'Stage', en: 'Internships' },
    description: {
      it: 'Dove si trova uno stage, quanto dura e come si fa riconoscere.',
      en: 'Where to find an internship, how long it lasts, how it earns credits.',
    },
    alsoCalled: 'tirocini internships placements traineeships',
    colour: 'text-[#ea580c] dark:text-[#fb923c]',
  },
  {
    slug: 'freemover',
    heading: 'Freemover 101',
    lang: 'en',
    name: { it: 'Freemover', en: 'Freemover' },
    description: {
      it: 'Un semestre fuori senza accordo di scambio: chi può, quanto costa, cosa serve.',
      en: 'A term abroad without an exchange agreement: who may go, cost, papers.',
    },
    alsoCalled: 'all’estero abroad',
    colour: 'text-[#0891b2] dark:text-[#22d3ee]',
  },
  {
    slug: 'residenze',
    heading: 'Residenze 101',
    lang: 'it',
    name: { it: 'Residenze', en: 'Halls of residence' },
    description: {
      it: 'Bandi, stanze, scadenze e alternative agli alloggi dell’università.',
      en: 'How to apply, rooms, deadlines and alternatives to university housing.',
    },
    alsoCalled: 'alloggi studentati halls of residence housing accommodation',
    colour: 'text-[#059669] dark:text-[#34d399]',
  },
  {
    slug: 'exchange_magistrale',
    heading: 'Exchange 101',
    lang: 'en',
    name: { it: 'Exchange magistrale', en: 'Exchange, master’s' },
    description: {
      it: 'Bando, punteggio e destinazioni per chi è alla magistrale.',
      en: 'How to apply, your score and the destinations for master’s students.',
    },
    alsoCalled: 'scambi magistrale erasmus master’s abroad',
    colour: 'text-[#0284c7] dark:text-[#38bdf8]',
  },
  {
    slug: 'exchange_triennale',
    heading: 'Exchange 101',
    lang: 'en',
    name: { it: 'Exchange triennale', en: 'Exchange, bachelor’s' },
    description: {
      it: 'Bando, punteggio e destinazioni per chi è alla triennale.',
      en: 'How to apply, your score and the destinations for undergraduates.',
    },
    alsoCalled: 'scambi triennale erasmus bachelor’s undergraduate abroad',
    colour: 'text-[#4f46e5] dark:text-[#818cf8]',
  },
  {
    slug: 'university',
    heading: 'University 101',
    lang: 'en',
    name: { it: 'Vita in università', en: 'University life' },
    description: {
      it: 'Aule, biblioteche, mense, badge: l’università dal primo giorno.',
      en: 'Lecture halls, libraries, canteens, your badge: university from day one.',
    },
    alsoCalled: 'vita in università life library canteen',
    colour: 'text-[#e11d48] dark:text-[#fb7185]',
  },
  {
    slug: 'milan',
    heading: 'Milan 101',
    lang: 'en',
    name: { it: 'Vivere a Milano', en: 'Living in Milan' },
    description: {
      it: 'Casa, trasporti, medico e sere libere in città.',
      en: 'A home, transport, a doctor and free evenings in the city.',
    },
    alsoCalled: 'vivere a Milano living in city transport doctor',
    colour: 'text-[#db2777] dark:text-[#f472b6]',
  },
  {
    slug: 'burocrazia',
    heading: 'Burocrazia 101',
    lang: 'it',
    name: { it: 'Burocrazia', en: 'Paperwork' },
    description: {
      it: 'Tasse, ISEE, certificati e moduli, senza perdere una mattina in fila.',
      en: 'Fees, ISEE, certificates and forms without losing a morning in a queue.',
    },
    alsoCalled: 'segreteria paperwork bureaucracy fees certificates',
    colour: 'text-[#c26a05] dark:text-[#f59e0b]',
  },
  {
    slug: 'master_admissions',
    heading: 'Master Admissions',
    lang: 'en',
    name: { it: 'Ammissioni alle magistrali', en: 'Master’s admissions' },
    description: {
      it: 'Test, lettere e calendari per entrare nella magistrale che vuoi.',
      en: 'Tests, letters and calendars to get into the master’s you want.',
    },
    alsoCalled: 'ammissioni ai master',
    colour: 'text-[#a37704] dark:text-[#fde047]',
  },
  {
    slug: 'tesi',
    heading: 'Tesi 101',
    lang: 'it',
    name: { it: 'Tesi', en: 'Thesis' },
    description: {
      it: 'Scegliere relatore e argomento, scrivere, consegnare in tempo.',
      en: 'Choosing a supervisor and a subject, writing, handing in on time.',
    },
    alsoCalled: 'prova finale thesis dissertation supervisor',
    colour: 'text-[#0d9488] dark:text-[#2dd4bf]',
  },
  {
    slug: 'ecdl',
    heading: 'ECDL 101',
    lang: 'it',
    name: { it: 'ECDL', en: 'ECDL' },
    description: {
      it: 'Come si prepara e quando si sostiene l’esame d’informatica.',
      en: 'How to prepare for the computer skills exam, and when to sit it.',
    },
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
