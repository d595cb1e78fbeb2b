import type { Backend } from '../../supabase/local/server.ts';

const plain = (title: string) =>
  title
    .replace(/\.pdf$/i, '')
    .replaceAll('’', "'")
    .toLowerCase();

/** Both exchanges and going on one's own are one matter to whoever asks about going abroad. */
const exchange = 'exchange';
const calculators: readonly (readonly [title: string, matter: string])[] = [
  ['Undergraduate Graduation Grade Calculator', 'guide tesi'],
  ['Exchange Calculator MSc', exchange],
  ['Exchange Calculator CLMG', exchange],
  ['Exchange Calculator UG', exchange],
];

/** What each document is about: its course, the category of its guides, events, or what its FAQ points to. */
export async function readMatters({
  database,
}: Backend): Promise<(expected: string) => string | undefined> {
  const { rows } = await database.sql.query<{ title: string; matter: string }>(
    `select filename as title, 'course ' || subject as matter from public.handouts
     union all select name, 'course ' || split_part(name, ' - ', 1) from public.clmg_handouts
     union all select title, 'guide ' || btrim(category) from public.guides
     union all select title, 'events' from public.events
     union all select question, replace(url, '/guide/', 'guide ') from public.faq
     union all select question_en, replace(url, '/guide/', 'guide ') from public.faq`,
  );
  const matters = new Map(
    [...rows.map(({ title, matter }) => [title, matter] as const), ...calculators].map(
      ([title, matter]) => [
        plain(title),
        /exchange|freemover/.test(matter) ? exchange : matter.toLowerCase(),
      ],
    ),
  );
  return (expected) => {
    const [, kind, name = ''] = /^(course|body|person):(.+)$/.exec(expected) ?? [];
    if (kind === 'course') return `course ${name.toLowerCase()}`;
    return kind === undefined ? matters.get(plain(expected)) : '/rappresentanti';
  };
}
