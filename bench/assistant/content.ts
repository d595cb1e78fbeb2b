import type { Backend } from '../../supabase/local/server.ts';

/** What the demonstration's content says of names and titles. */
export interface Content {
  /** The bodies in which representatives sit, normalised. */
  bodies: ReadonlySet<string>;
  /** The topics of a body, or of the documents and people whose title or name contains the text. */
  topicsOf: (text: string) => string[];
}

/** Titles are compared without case, curly apostrophes and extension. */
export function normalise(text: string): string {
  return text
    .replace(/\.pdf$/i, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** The topic of people and bodies, and of the FAQ entries that link to their page. */
const representatives = '/rappresentanti';
/** All ways of going abroad are one topic. */
const exchange = 'exchange';
const calculators: readonly (readonly [title: string, topic: string])[] = [
  ['undergraduate graduation grade calculator', 'guide tesi'],
  ['exchange calculator msc', exchange],
  ['exchange calculator clmg', exchange],
  ['exchange calculator ug', exchange],
];

/** A document's topic is its course, the category of a guide, events, or the page of a FAQ entry. */
export async function readContent({ database }: Backend): Promise<Content> {
  const { rows: documents } = await database.sql.query<{ title: string; topic: string }>(
    `select filename as title, 'course ' || subject as topic from public.handouts
     union all select name, 'course ' || split_part(name, ' - ', 1) from public.clmg_handouts
     union all select title, 'guide ' || btrim(category) from public.guides
     union all select title, 'events' from public.events
     union all select question, replace(url, '/guide/', 'guide ') from public.faq
     union all select question_en, replace(url, '/guide/', 'guide ') from public.faq`,
  );
  const { rows: people } = await database.sql.query<{ name: string; section: string }>(
    'select name, section from public.representatives',
  );
  const bodies = new Set(people.map(({ section }) => normalise(section.trim())));
  const topics = [
    ...calculators,
    ...people.map(({ name }): [string, string] => [normalise(name), representatives]),
    ...documents.map(({ title, topic }): [string, string] => [
      normalise(title),
      /exchange|freemover/.test(topic) ? exchange : topic.toLowerCase(),
    ]),
  ];
  return {
    bodies,
    topicsOf: (text) =>
      bodies.has(normalise(text))
        ? [representatives]
        : topics.flatMap(([title, topic]) => (title.includes(normalise(text)) ? topic : [])),
  };
}
