/** Each kind of finding, from a row that has just this fault. Rows beside it have none. */
import { safeHref } from 'shared/format';
import { expect, it } from 'vitest';
import { kinds } from '../content/finding.ts';
import { ContentUnreadable } from '../content/project/contentUnreadable.ts';
import { DeadLink, type OpenedFile, UnusableLink } from '../content/project/openFile.ts';
import { TableUnreadable } from '../content/project/readTable.ts';
import type { Project } from '../content/project.ts';
import type { Row } from '../content/row.ts';
import { knownValues } from '../functions/_shared/knownValues.gen.ts';
import { checkContent } from './checkContent.ts';

const now = new Date('2026-11-21T12:00:00Z');
const storage = 'https://project.supabase.co/storage/v1/object';

const handout = {
  id: 1,
  year: 'First Year',
  subject: 'Statistica',
  filename: 'Buona.pdf',
  file_url: `${storage}/public/handouts/buona.pdf`,
  uploaded_at: '2026-10-01T08:00:00Z',
};
const law = {
  id: 1,
  name: 'Diritto',
  url: `${storage}/public/clmg/diritto.pdf`,
  course_year: 1,
  created_at: null,
};
const guide = {
  id: 1,
  category: 'tesi',
  title: 'La tesi',
  file_url: `${storage}/public/guides/tesi.pdf`,
  order_index: 10,
  is_active: true,
};
const person = {
  id: 1,
  name: 'Aurora Esempio',
  section: 'CNSU',
  url: `${storage}/public/photos/a.jpg`,
};
const event = {
  id: 1,
  title: 'Aperitivo',
  description: null,
  event_type: null,
  start_date: '2026-12-03T18:00:00+01:00',
  location: null,
  registration_link: null,
  status: 'upcoming',
};
const exam = { id: 1, course: 'Economia', subject: 'Statistica', cfu: 8 };
const multiplier = { id: 1, course: 'Economia', multiplier: 0.1, cfu_min: 35 };
const destination = {
  ID: 1,
  University: 'Wien',
  Continent: null,
  'Lowest Score': '812,45',
  'Highest Score': null,
};
const answer = {
  question: 'Come?',
  answer: 'Così.',
  question_en: 'How?',
  answer_en: 'Like this.',
  keywords: null,
  section: null,
  order_index: 0,
  url: '/guide/tesi',
  is_active: true,
};
const faq = knownValues.chatTopics.map((topic, id) => ({ ...answer, id, topic }));
const expiring = `${storage}/sign/drafts/tesi.pdf?token=t`;

/** A table that is not named is empty, `null` is missing. */
type Rows = Readonly<Record<string, readonly Row[] | null>>;

const photo: OpenedFile = { start: '', end: '', contentType: 'image/webp', size: 40_000 };
const pdf: OpenedFile = {
  start: '%PDF-1.7 …',
  end: '… %%EOF',
  contentType: 'application/pdf',
  size: 2048,
};

/** A project that holds exactly these rows; the last argument replaces what every file has. */
function projectWith(rows: Rows, file?: Partial<OpenedFile> | DeadLink): Project {
  const open = async (address: string) => {
    if (safeHref(address) === undefined) throw new UnusableLink(address);
    if (file instanceof DeadLink) throw file;
    return { ...(address.includes('/photos/') ? photo : pdf), ...file };
  };
  return {
    url: 'https://project.supabase.co',
    fileOrigins: [],
    rows: async ({ table }) => {
      const found = table in rows ? rows[table] : [];
      if (!found) throw new TableUnreadable('missing table', `Could not find '${table}'`);
      return [...found];
    },
    unread: async () => [],
    changedAt: async () => undefined,
    open,
    renews: (address) => address.includes('handouts'),
    openHandout: open,
  };
}

async function found(rows: Rows, file?: Partial<OpenedFile> | DeadLink): Promise<string[]> {
  const findings = await checkContent(projectWith(rows, file), now);
  return findings.map(({ kind, table, id, column, detail, other }) =>
    [kind, table, id, column, other, detail].filter(Boolean).join(' | '),
  );
}

/** Rows that differ in one value. */
const each = (row: Row, column: string, values: readonly unknown[]) =>
  values.map((value, id) => ({ ...row, id, [column]: value }));
/** Titles that make rows of a list distinct. */
const titled = (rows: readonly Row[]) => rows.map((row) => ({ ...row, title: `${row.id}` }));

const { registration_link: _, ...eventWithoutColumn } = event;

const cases: readonly (readonly [
  name: string,
  rows: Rows,
  findings: readonly string[],
  file?: Partial<OpenedFile> | DeadLink,
])[] = [
  [
    'nothing in rows without a fault',
    {
      handouts: [handout],
      clmg_handouts: [law],
      guides: [guide, { ...guide, id: 2, title: 'Bozza', file_url: null, is_active: false }],
      representatives: [person],
      events: [
        event,
        { ...event, id: 2, title: 'Passato', start_date: '2026-01-01T10:00:00Z', status: 'chissà' },
        { ...event, id: 3, title: 'Anticipato', status: 'Completed' },
      ],
      faq,
      course_subjects: [exam],
      course_subjects_UG: [exam],
      'course-multiplier_UG': [multiplier],
      UG_exchange_destinations: [
        { id: 1, uni_name: 'Wien', continent: 'Europa', min_score: 0, max_score: 30.1 },
      ],
      dest_exc_msc: [destination],
    },
    [],
  ],
  [
    'a missing table, once, and nothing else about its calculator',
    { 'course-multiplier_UG': null, course_subjects_UG: [exam], course_subjects: [exam] },
    [`missing table | course-multiplier_UG | Could not find 'course-multiplier_UG'`],
  ],
  [
    'a missing column',
    { events: [eventWithoutColumn] },
    ['missing column | events | registration_link'],
  ],
  [
    'a link that does not open, with the server’s answer and the address',
    { guides: [guide] },
    [`dead link | guides | 1 | file_url | 404 Object not found: ${guide.file_url}`],
    new DeadLink('404 Object not found'),
  ],
  [
    'addresses that no link may have',
    {
      guides: titled(
        each(guide, 'file_url', ['example.org/t.pdf', 'javascript:alert(1)', 'C:\\t']),
      ),
      events: [{ ...event, registration_link: 'modulo all’ingresso' }],
    },
    [
      'unusable link | events | 1 | registration_link | "modulo all’ingresso"',
      'unusable link | guides | 0 | file_url | "example.org/t.pdf"',
      'unusable link | guides | 1 | file_url | "javascript:alert(1)"',
      'unusable link | guides | 2 | file_url | "C:\\\\t"',
    ],
  ],
  [
    'links that expire, unless the site renews them',
    {
      guides: [{ ...guide, file_url: expiring }],
      handouts: [{ ...handout, file_url: expiring.replace('drafts', 'handouts') }],
      clmg_handouts: [{ ...law, url: expiring }],
    },
    [
      `expiring link | clmg_handouts | 1 | url | ${expiring}`,
      `expiring link | guides | 1 | file_url | ${expiring}`,
    ],
  ],
  [
    'missing files',
    { guides: titled(each(guide, 'file_url', [null, ''])) },
    ['missing file | guides | 0 | file_url | NULL', 'missing file | guides | 1 | file_url | ""'],
  ],
  [
    'a page in place of a PDF',
    { clmg_handouts: [law] },
    [`not a PDF | clmg_handouts | 1 | url | text/html: ${law.url}`],
    { start: '<!doctype html>', contentType: 'text/html' },
  ],
  [
    'a truncated PDF',
    { handouts: [handout] },
    [`broken PDF | handouts | 1 | file_url | ${handout.file_url}`],
    { end: 'endobj' },
  ],
  [
    'a missing photo',
    { representatives: [{ ...person, url: null }] },
    ['missing photo | representatives | 1 | url | NULL'],
  ],
  [
    'a page in place of a photo',
    { representatives: [person] },
    [`not an image | representatives | 1 | url | text/html: ${person.url}`],
    { contentType: 'text/html' },
  ],
  [
    'a photo on another host, which the content policy keeps out',
    { representatives: [{ ...person, url: 'https://images.example.org/a.jpg' }] },
    ['photo from elsewhere | representatives | 1 | url | https://images.example.org/a.jpg'],
  ],
  [
    'a photo straight from the camera',
    { representatives: [person] },
    [`heavy photo | representatives | 1 | url | 5120 KB: ${person.url}`],
    { size: 5 * 1024 * 1024 },
  ],
  [
    'unknown years',
    {
      handouts: each(handout, 'year', ['First year', 'NULL', null]).map((row) => ({
        ...row,
        filename: `${row.id}`,
      })),
      clmg_handouts: each(law, 'course_year', [0, 6, null, '5']).map((row) => ({
        ...row,
        name: `${row.id}`,
      })),
    },
    [
      'unknown year | clmg_handouts | 0 | course_year | 0',
      'unknown year | clmg_handouts | 1 | course_year | 6',
      'unknown year | clmg_handouts | 2 | course_year | NULL',
      'unknown year | handouts | 0 | year | "First year"',
      'unknown year | handouts | 1 | year | "NULL"',
      'unknown year | handouts | 2 | year | NULL',
    ],
  ],
  [
    'unknown sections, as tolerant as the page',
    {
      representatives: each(person, 'section', ['cnsu', 'QUALITA', 'Qualità', 'SENATO', null]),
    },
    [
      'unknown section | representatives | 3 | section | "SENATO"',
      'unknown section | representatives | 4 | section | NULL',
    ],
  ],
  [
    'unknown categories, as tolerant as the page',
    { guides: titled(each(guide, 'category', ['tesi', 'Tesi', 'erasmus', null])) },
    [
      'unknown category | guides | 2 | category | "erasmus"',
      'unknown category | guides | 3 | category | NULL',
    ],
  ],
  [
    'topics, links and missing answers of the assistant',
    {
      faq: [
        ...faq.slice(0, 3),
        { ...answer, id: 3, topic: 'appelli', url: 'javascript:alert(1)' },
        { ...answer, id: 4, topic: 'Appelli', is_active: false },
        { ...answer, id: 5, topic: 'Contatta un rappresentante', answer: ' ' },
      ],
    },
    [
      'unusable link | faq | 3 | url | "javascript:alert(1)"',
      'unknown topic | faq | 3 | topic | "appelli"',
      'topic without answer | faq | topic',
      'missing name | faq | 5 | answer | " "',
    ],
  ],
  [
    'a guide that is neither active nor a draft',
    { guides: [{ ...guide, is_active: null }] },
    ['neither active nor draft | guides | 1 | is_active | NULL'],
  ],
  [
    'missing names',
    {
      handouts: [
        { ...handout, subject: null },
        { ...handout, id: 2, filename: null },
      ],
      clmg_handouts: [{ ...law, name: null }],
      guides: [{ ...guide, title: null }],
      representatives: [{ ...person, name: null }],
      events: [{ ...event, title: null }],
      course_subjects: [{ ...exam, subject: null }],
      course_subjects_UG: [exam],
      'course-multiplier_UG': [multiplier],
    },
    [
      'missing name | clmg_handouts | 1 | name | NULL',
      'missing name | course_subjects | 1 | subject | NULL',
      'missing name | events | 1 | title | NULL',
      'missing name | guides | 1 | title | NULL',
      'missing name | handouts | 1 | subject | NULL',
      'missing name | handouts | 2 | filename | NULL',
      'missing name | representatives | 1 | name | NULL',
    ],
  ],
  [
    'spaces around a text',
    { events: each(event, 'title', [' Uno', 'Due\n', 'Tre\u00A0']) },
    [
      'untrimmed text | events | 0 | title | " Uno"',
      'untrimmed text | events | 1 | title | "Due\\n"',
      'untrimmed text | events | 2 | title | "Tre\u00A0"',
    ],
  ],
  [
    'future events with a status that no tab shows',
    { events: titled(each(event, 'status', ['cancelled', null])) },
    [
      'event in neither tab | events | 0 | status | "cancelled"',
      'event in neither tab | events | 1 | status | NULL',
    ],
  ],
  [
    'an event without a date',
    { events: [{ ...event, start_date: null }] },
    ['missing date | events | 1 | start_date | NULL'],
  ],
  [
    'scores that are missing or no numbers',
    {
      dest_exc_msc: [null, '', 'da definire', '27 circa', '1.234', '-3'].map((score, ID) => ({
        ...destination,
        ID,
        'Lowest Score': score,
      })),
    },
    [
      'missing score | dest_exc_msc | 0 | Lowest Score | NULL',
      'missing score | dest_exc_msc | 1 | Lowest Score | ""',
      'unreadable score | dest_exc_msc | 2 | Lowest Score | "da definire"',
      'unreadable score | dest_exc_msc | 3 | Lowest Score | "27 circa"',
      'unreadable score | dest_exc_msc | 4 | Lowest Score | "1.234"',
      'unreadable score | dest_exc_msc | 5 | Lowest Score | "-3"',
    ],
  ],
  [
    'missing credits, but neither a real 0 nor a number as a sheet leaves it',
    {
      CLMG_studyplan: [null, 0, '7,5', 'n.d.'].map((cfu, id) => ({
        id,
        course: `Esame ${id}`,
        cfu,
      })),
    },
    [
      'missing value | CLMG_studyplan | 0 | cfu | NULL',
      'missing value | CLMG_studyplan | 3 | cfu | "n.d."',
    ],
  ],
  [
    'missing multipliers',
    {
      course_subjects_UG: [exam],
      course_subjects: [exam],
      'course-multiplier_UG': [{ ...multiplier, multiplier: 'circa 1' }],
      'cours-subject_MS_exchange': [{ ...exam, course: 'Finance' }],
      'course multipliers estimation': [
        { id: 1, course: 'Finance', 'GPA mult.': '1.025', 'NC mult': null },
      ],
      NC_max: [{ id: 1, course: 'Finance', NC_MAX: null }],
    },
    [
      'missing multiplier | course multipliers estimation | 1 | NC mult | NULL',
      'missing multiplier | course-multiplier_UG | 1 | multiplier | "circa 1"',
    ],
  ],
  [
    'a course that one of two tables lacks, in both directions',
    {
      course_subjects: [exam],
      course_subjects_UG: [exam],
      'course-multiplier_UG': [{ ...multiplier, course: 'Economia aziendale' }],
    },
    [
      'course without partner | course-multiplier_UG | course | course_subjects_UG',
      'course without partner | course_subjects_UG | course | course-multiplier_UG',
    ],
  ],
  [
    'a course that two tables spell differently, once',
    {
      course_subjects: [exam],
      course_subjects_UG: [{ ...exam, course: 'ECONOMIA' }],
      'course-multiplier_UG': [{ ...multiplier, course: 'ECONOMIA' }],
    },
    ['spelled differently elsewhere | course_subjects | course | course_subjects_UG | "ECONOMIA"'],
  ],
  [
    'a subject that one year spells in two ways; another year may have its own',
    {
      handouts: [
        handout,
        { ...handout, id: 2, filename: 'Altra.pdf', subject: 'statistica' },
        { ...handout, id: 3, year: 'Second Year', subject: 'STATISTICA' },
      ],
    },
    ['two spellings | handouts | subject | "Statistica"'],
  ],
  [
    'rows that a student cannot tell apart',
    {
      handouts: [handout, { ...handout, id: 2, filename: 'buona.PDF' }],
      representatives: [person, { ...person, id: 2, name: 'aurora  esempio' }],
      dest_exc_msc: [
        destination,
        { ...destination, ID: 2, 'Lowest Score': '900,00' },
        { ...destination, ID: 3, University: 'WIEN' },
      ],
    },
    [
      'duplicate | dest_exc_msc | 3 | 1',
      'duplicate | handouts | 2 | 1',
      'duplicate | representatives | 2 | 1',
    ],
  ],
];

it.each(cases.map(([name, rows, findings, file]) => ({ name, rows, findings, file })))(
  'finds $name',
  async ({ rows, findings, file }) => {
    expect(await found(rows, file)).toEqual(findings);
  },
);

it('has a case for every kind but those that only a server can show', () => {
  const text = cases.flatMap(([, , findings]) => findings).join('\n');
  expect(kinds.filter((kind) => !text.includes(`${kind} | `))).toEqual([
    'unreadable table',
    // See `contentExtract.test.ts`.
    'unread PDF',
    'scanned PDF',
    // See `contentYear.test.ts`.
    'not renewed',
    'call of an earlier year',
    'no event ahead',
    'earlier year in a text',
    'footer of an earlier year',
  ]);
});

it('refuses a project with none of the tables', async () => {
  const project = projectWith({});
  const rows = () => Promise.reject(new TableUnreadable('missing table', 'Could not find it'));
  await expect(checkContent({ ...project, rows }, now)).rejects.toThrow(ContentUnreadable);
});

it('numbers rows as a person counts, not as letters sort', async () => {
  const representatives = [10, 9, 2].map((id) => ({ ...person, id, name: `${id}`, url: null }));
  const ids = (await found({ representatives })).map((text) => text.split(' | ')[2]);
  expect(ids).toEqual(['2', '9', '10']);
});
