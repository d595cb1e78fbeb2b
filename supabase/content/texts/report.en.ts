import type { ReportTexts } from './texts.ts';

const number = new Intl.NumberFormat('en-GB');
const count = (amount: number, one: string, many: string) =>
  `${number.format(amount)} ${amount === 1 ? one : many}`;

export const reportEn: ReportTexts = {
  title: (url) => `The content of ${url}`,
  read: (tables, rows, files) =>
    `${count(tables, 'table', 'tables')} with ${count(rows, 'row', 'rows')} read, ${count(files, 'link', 'links')} to files and photos tried.`,
  empty: (tables) => `Without rows: ${tables.join(', ')}.`,
  table: 'table',
  value: 'what is there',
  sameAs: 'same as',
  inOrder: 'Everything is in order.',
  total: (findings, tables) =>
    `${count(findings, 'thing', 'things')} to look at, in ${count(tables, 'table', 'tables')}.`,
  howToFind:
    'To find a row in Studio: Table Editor, the table, Filter, the column and the value as printed here.',
  reading: 'Reading the tables …',
  opening: (opened, all) => `Opening files and photos: ${opened} of ${all}`,
  unreadable: {
    'unknown option': (detail) => `${detail} --help says what there is.`,
    'not an address': (detail) =>
      `“${detail}” is no address of a project. It looks like https://abcdefgh.supabase.co; Studio shows it under Settings, Data API.`,
    'dashboard address': (detail) =>
      `This is the dashboard’s address. The project’s own is probably ${detail}.`,
    'no key': (detail) =>
      `Say with --key which key visitors of ${detail} send: the publishable one, in Studio under Settings, API keys.`,
    'secret key': () =>
      'This key is secret: it would see more than visitors do, and a command line is no place for it. Use the publishable one, and replace the secret one if others saw it.',
    'no local backend': (detail) =>
      `No backend runs at ${detail}. Start it (pnpm start, or pnpm --filter supabase start), or name a project with --url and --key.`,
    'no such host': (detail) =>
      `There is no server called ${detail}. Check the address; a project that was deleted, or paused for months, has none any more. Or this computer is offline.`,
    'nobody answers': (detail) => `Nobody answers at ${detail}. Is this computer online?`,
    'too slow': (detail) => `${detail} did not answer within half a minute. Try again later.`,
    'wrong key': (detail) =>
      `${detail} does not know this key. Copy the publishable one again, in Studio under Settings, API keys; each project has its own.`,
    paused: (detail) =>
      `The project ${detail} is paused, and so is the site. Open it in Studio and press Restore project; it takes some minutes.`,
    restricted: (detail) =>
      `Supabase restricts the project ${detail}: a quota is used up or a bill is open. Studio says which.`,
    'not a project': (detail) =>
      `${detail} answers, but not as a Supabase project does. Is it the address of the site instead of the project’s?`,
    'no table': (detail) =>
      `${detail} is a Supabase project without any of the site’s tables. Is it the right one?`,
    failing: (detail) =>
      `The project has a problem of its own (${detail}). Try again in a few minutes; status.supabase.com tells of outages.`,
    unexpected: (detail) => `Something unexpected happened: ${detail}`,
  },
  help: `Checks what students see of the content, as a visitor: no password, nothing is changed.

  pnpm content:check                                            the local site
  pnpm content:check --url https://<project>.supabase.co --key <publishable key>

  --url <address>   the project (or SUPABASE_URL)
  --key <key>       its publishable key (or SUPABASE_PUBLISHABLE_KEY)
  --bucket <name>   the handouts' bucket, if it is not "handouts" (or HANDOUTS_BUCKET)
  --lang en|it      language of the report
  --json            findings as JSON (with pnpm -s, and nothing else)
  --help            this

Ends with 0 when all is in order, 1 when there is something to look at, 2 when the content could not
be read. docs/content.md explains each finding and how to correct it.`,
};
