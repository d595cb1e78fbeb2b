import type { Localized, RemoteName, SearchGroupReference, ViewReference } from 'shared/contract';
import { knownValues } from './knownValues.gen.ts';

export const accents = ['red', 'green', 'blue', 'violet', 'orange', 'teal', 'pink'] as const;

/** A section's colour, by its class in `shared/styles/accents.css`: `accent-red`. */
export type Accent = (typeof accents)[number];

/** The colour of each section, on its pages, in the navigation bar and in search results. */
export const sectionAccents: Readonly<Record<RemoteName, Accent>> = {
  handouts: 'red',
  guides: 'green',
  representatives: 'blue',
  calculators: 'violet',
  'events-marketplace': 'orange',
  chat: 'teal',
};

/** The name of each section in the search palette and on the page of versions. */
export const sectionTitles: Readonly<Record<RemoteName, Localized>> = {
  handouts: { it: 'Dispense', en: 'Handouts' },
  guides: { it: 'Guide', en: 'Guides' },
  representatives: { it: 'Rappresentanti', en: 'Representatives' },
  calculators: { it: 'Calcolatori', en: 'Calculators' },
  'events-marketplace': { it: 'Eventi e marketplace', en: 'Events and marketplace' },
  chat: { it: 'Assistente', en: 'Assistant' },
};

/** The name of the shell on the page of versions. */
export const frameTitle: Localized = { it: 'Struttura del sito', en: 'The site’s frame' };

export interface Page {
  path: string;
  /** The view that fills the page. Without its remote, the frame, title and description remain. */
  view: ViewReference;
  title: Localized;
  description: Localized;
  /** Other words by which the search finds it. */
  alsoCalled?: string;
  back?: { to: string; label: Localized };
  /** Whether the function `feed` has a feed of what is new on it. */
  hasFeed?: true;
}

export interface HomeSection {
  /** The anchor: `/#calcolatori`. */
  anchor: string;
  view: ViewReference;
  title: Localized;
  description: Localized;
  /** The height of its slot while it loads, as class names: `e2e/journeys/homeHeights.spec.ts` measures them. */
  height: string;
  /** A search parameter that makes the section load at once, wherever it is on the page. */
  parameter?: string;
  /** Its colour, if not that of its remote: two stops of one colour look like one. */
  accent?: Accent;
}

const toHandouts = {
  to: '/dispense',
  label: { it: 'Torna alle Dispense', en: 'Back to handouts' },
};
const toGuides = { to: '/guide', label: { it: 'Torna alle Guide', en: 'Back to guides' } };

/** One undergraduate year: its list of courses and the page of one course. */
function handoutYear({ slug, title }: { slug: string; title: Localized }): Page[] {
  return [
    {
      path: `/dispense/${slug}`,
      view: { remote: 'handouts', module: 'pages', view: 'year' },
      title,
      description: {
        it: 'Scegli il corso: dentro trovi tutti i file, dal più recente.',
        en: 'Pick your course: inside are all its files, newest first.',
      },
      back: toHandouts,
      hasFeed: true,
    },
    {
      path: `/dispense/${slug}/:courseName`,
      view: { remote: 'handouts', module: 'pages', view: 'course' },
      title: { it: 'Dispense del corso', en: 'Course handouts' },
      description: {
        it: `Dispense, ${title.it.toLowerCase()}.`,
        en: `Handouts, ${title.en}.`,
      },
      back: {
        to: `/dispense/${slug}`,
        label: { it: `Torna al ${title.it.toLowerCase()}`, en: `Back to ${title.en}` },
      },
      hasFeed: true,
    },
  ];
}

/** Every page that a remote fills. The shell's own pages are home, about and the 404. */
export const pages: readonly Page[] = [
  {
    path: '/rappresentanti',
    view: { remote: 'representatives', module: 'pages', view: 'directory' },
    title: { it: 'Rappresentanti', en: 'Representatives' },
    description: {
      it: 'Chi parla per te negli organi dell’università, e di cosa si occupa.',
      en: 'Who speaks for you in the university’s bodies, and what they work on.',
    },
  },
  {
    path: '/dispense',
    view: { remote: 'handouts', module: 'pages', view: 'choice' },
    title: { it: 'Dispense', en: 'Handouts' },
    description: {
      it: 'Trova la dispensa che ti serve: scegli l’anno, poi il corso.',
      en: 'Find the handout you need: pick the year, then the course.',
    },
  },
  ...knownValues.handoutYears.flatMap(handoutYear),
  {
    path: '/dispense/clmg',
    view: { remote: 'handouts', module: 'pages', view: 'clmg' },
    title: { it: 'Dispense CLMG', en: 'CLMG handouts' },
    description: {
      it: 'Giurisprudenza, cinque anni: scegli il tuo.',
      en: 'The law degree, five years: pick yours.',
    },
    back: toHandouts,
  },
  {
    path: '/dispense/clmg/:year',
    view: { remote: 'handouts', module: 'pages', view: 'clmgYear' },
    title: { it: 'Dispense CLMG', en: 'CLMG handouts' },
    description: {
      it: 'Tutti i file dell’anno, dal più recente.',
      en: 'All the files of the year, newest first.',
    },
    back: { to: '/dispense/clmg', label: { it: 'Torna alle dispense CLMG', en: 'Back to CLMG' } },
    hasFeed: true,
  },
  {
    path: '/guide',
    view: { remote: 'guides', module: 'pages', view: 'categories' },
    title: { it: 'Guide', en: 'Guides' },
    description: {
      it: 'Le risposte lunghe, scritte da chi ci è già passato.',
      en: 'The long answers, written by those who have been there.',
    },
  },
  // Before the categories, whose path it matches too.
  {
    path: '/guide/domande',
    view: { remote: 'guides', module: 'pages', view: 'questions' },
    title: { it: 'Domande frequenti', en: 'Frequently asked questions' },
    description: {
      it: 'Quello che ci chiedete più spesso, con una risposta breve.',
      en: 'What you ask us most often, with a short answer.',
    },
    alsoCalled: 'FAQ',
    back: toGuides,
  },
  {
    path: '/guide/:category',
    view: { remote: 'guides', module: 'pages', view: 'category' },
    title: { it: 'Guide', en: 'Guides' },
    description: {
      it: 'Le guide di questa categoria si aprono in una nuova scheda.',
      en: 'The guides of this category open in a new tab.',
    },
    back: toGuides,
    hasFeed: true,
  },
  {
    path: '/guide/domande/:question',
    view: { remote: 'guides', module: 'pages', view: 'question' },
    title: { it: 'Domanda frequente', en: 'Frequent question' },
    description: {
      it: 'La risposta dell’associazione, e dove leggere il resto.',
      en: 'The association’s answer, and where to read on.',
    },
    back: {
      to: '/guide/domande',
      label: { it: 'Tutte le domande frequenti', en: 'All frequently asked questions' },
    },
  },
];

/** The links of the navigation bar, in their order; their labels are texts of the shell (`nav`). */
export const navigation = [
  { to: '/', key: 'home' },
  { to: '/chi-siamo', key: 'about' },
  { to: '/rappresentanti', key: 'representatives' },
  { to: '/dispense', key: 'handouts' },
  { to: '/guide', key: 'guides' },
] as const;

/** The home page after the hero, in its order. */
export const homeSections: readonly [HomeSection, ...HomeSection[]] = [
  {
    anchor: 'dispensen',
    view: { remote: 'handouts', module: 'home', view: 'handouts' },
    title: { it: 'Dispense', en: 'Handouts' },
    description: {
      it: 'Le ultime arrivate, anno per anno. Oppure cercane una per nome.',
      en: 'The latest, year by year. Or look one up by name.',
    },
    height: 'min-h-[32.5rem] md:min-h-[26.25rem] lg:min-h-[21.25rem]',
  },
  {
    anchor: 'calcolatori',
    view: { remote: 'calculators', module: 'home', view: 'calculators' },
    parameter: 'calcolatore',
    title: { it: 'Calcolatori', en: 'Calculators' },
    description: {
      it: 'Con che voto ti laurei, e quali università estere puoi raggiungere.',
      en: 'The grade you will graduate with, and which universities abroad are within reach.',
    },
    height: 'min-h-[18.5rem] md:min-h-[37rem] lg:min-h-[27rem] xl:min-h-[23.75rem]',
  },
  {
    anchor: 'marketplace',
    view: { remote: 'events-marketplace', module: 'home', view: 'marketplace' },
    accent: 'pink',
    title: { it: 'Marketplace', en: 'Marketplace' },
    description: {
      it: 'Vendi e compra libri e appunti usati, da studente a studente.',
      en: 'Sell and buy second-hand books and notes, student to student.',
    },
    height: 'min-h-[57.75rem] md:min-h-[63.75rem] lg:min-h-[55rem] xl:min-h-[54.5rem]',
  },
  {
    anchor: 'eventi',
    view: { remote: 'events-marketplace', module: 'home', view: 'events' },
    title: { it: 'Eventi', en: 'Events' },
    description: {
      it: 'Che cosa succede, quando e dove. Un tocco e lo hai in calendario.',
      en: 'What is on, when and where. One tap and it is in your calendar.',
    },
    height: 'min-h-[62rem] md:min-h-[58.25rem] lg:min-h-[43.75rem] xl:min-h-[39.25rem]',
  },
  {
    anchor: 'astra-gpt',
    view: { remote: 'chat', module: 'home', view: 'assistant' },
    title: { it: 'Assistente', en: 'Assistant' },
    description: {
      it: 'Una domanda alle undici di sera merita una risposta.',
      en: 'A question at eleven at night deserves an answer.',
    },
    height: 'min-h-[34rem] md:min-h-[40rem] lg:min-h-[30.5rem] xl:min-h-[31rem]',
  },
];

/** The home sections whose remote has no page: menu and palette list them like pages. */
export const sectionsOnHomeOnly = homeSections.filter(
  ({ view }) => !pages.some((page) => page.view.remote === view.remote),
);

/** The widget above every page. */
export const widget: { view: ViewReference } = {
  view: { remote: 'chat', module: 'widget', view: 'chat' },
};

/** The colour of a view: its place's own, or its section's. */
export function accentOf({ remote, module, view }: ViewReference): Accent {
  const place = homeSections.find(
    (one) => one.view.remote === remote && one.view.module === module && one.view.view === view,
  );
  return place?.accent ?? sectionAccents[remote];
}

/** Every view that the site shows, with its address. */
export const places: readonly { path: string; view: ViewReference }[] = [
  ...pages,
  ...homeSections.map(({ anchor, view }) => ({ path: `/#${anchor}`, view })),
  { path: '/', view: widget.view },
];

/** A group of results in the search palette. */
export type PaletteGroup = SearchGroupReference & {
  /** Whether its entries are shown before anything is typed. */
  suggested?: true;
  /** What the backend searches for every term: names, which are ranked here too, or texts; without it, the palette searches its entries. */
  byTerm?: 'names' | 'texts';
  /** Whether its entries are people, who come first where the query asks who does something. */
  people?: true;
};

/** The results of the search palette after the shell's own pages, in the order of their groups. */
export const searchGroups: readonly PaletteGroup[] = [
  { remote: 'handouts', group: 'courses' },
  { remote: 'handouts', group: 'files', byTerm: 'names' },
  { remote: 'guides', group: 'guides' },
  { remote: 'guides', group: 'questions' },
  { remote: 'representatives', group: 'representatives', people: true },
  { remote: 'calculators', group: 'calculators', suggested: true },
  { remote: 'events-marketplace', group: 'events' },
  { remote: 'handouts', group: 'texts', byTerm: 'texts' },
  { remote: 'handouts', group: 'related', byTerm: 'texts' },
];
