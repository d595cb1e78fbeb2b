/** Each kind of finding, from a row that has just this fault. The row beside it has none. */
import { describe, expect, it } from 'vitest';
import { checkContent } from '../content/checkContent.ts';
import { kinds } from '../content/finding.ts';
import { ContentUnreadable } from '../content/project/contentUnreadable.ts';
import { contentProject, deadLink, wholePdf } from './contentProject.ts';
import {
  comparedKinds,
  event,
  exam,
  found,
  guide,
  handout,
  law,
  now,
  person,
  photo,
  rememberKinds,
} from './contentRows.ts';

const { expectKinds, unseen } = rememberKinds();

it('finds nothing in rows without a fault', async () => {
  const partner = { id: 1, course: 'Economia', multiplier: 0.1, cfu_min: 35 };
  const rows = {
    handouts: [handout],
    clmg_handouts: [law],
    guides: [guide, { ...guide, id: 2, title: 'Bozza', file_url: null, is_active: false }],
    representatives: [person],
    events: [
      event,
      { ...event, id: 2, title: 'Passato', start_date: '2026-01-01T10:00:00Z', status: 'chissà' },
      { ...event, id: 3, title: 'Anticipato', status: 'Completed' },
    ],
    course_subjects: [exam],
    course_subjects_UG: [exam],
    'course-multiplier_UG': [partner],
    UG_exchange_destinations: [
      { id: 1, uni_name: 'Wien', continent: 'Europa', min_score: 0, max_score: 30.1 },
    ],
    dest_exc_msc: [
      {
        ID: 1,
        University: 'Wien',
        Continent: null,
        'Lowest Score': '812,45',
        'Highest Score': null,
      },
    ],
  };
  expect(await found(rows)).toEqual([]);
});

describe('the installation', () => {
  it('a table that is not there is one finding, and its calculator raises no others', async () => {
    const rows = {
      'course-multiplier_UG': null,
      course_subjects_UG: [exam],
      course_subjects: [exam],
    };
    expectKinds(await found(rows)).toEqual([
      'missing table | course-multiplier_UG | ' + "Could not find 'course-multiplier_UG'",
    ]);
  });

  it('a column that the site asks for', async () => {
    const { registration_link: _, ...without } = event;
    expectKinds(await found({ events: [without] })).toEqual([
      'missing column | events | registration_link',
    ]);
  });

  it('a project with none of the tables is not the association’s', async () => {
    const project = contentProject({});
    const empty = { ...project, rows: contentProject({ handouts: null }).rows };
    const none = {
      ...empty,
      rows: () =>
        empty.rows({
          table: 'handouts',
          area: 'handouts',
          key: 'id',
          name: '',
          needed: [],
          columns: [],
        }),
    };
    await expect(checkContent(none, now)).rejects.toThrow(ContentUnreadable);
  });
});

describe('links', () => {
  it('one that does not open, with the server’s answer and the address', async () => {
    expectKinds(await found({ guides: [guide] }, deadLink)).toEqual([
      `dead link | guides | 1 | file_url | 404 Object not found: ${guide.file_url}`,
    ]);
  });

  it.each(['example.org/tesi.pdf', 'javascript:alert(1)', 'C:\\tesi.pdf'])(
    'one that no link may have: %s',
    async (file_url) => {
      expectKinds(await found({ guides: [{ ...guide, file_url }] })).toEqual([
        `unusable link | guides | 1 | file_url | ${JSON.stringify(file_url)}`,
      ]);
    },
  );

  it('one that expires, unless the site renews it', async () => {
    const file_url = 'https://project.supabase.co/storage/v1/object/sign/drafts/tesi.pdf?token=t';
    const renewed = file_url.replace('drafts', 'handouts');
    const rows = {
      guides: [{ ...guide, file_url }],
      handouts: [{ ...handout, file_url: renewed }],
      clmg_handouts: [{ ...law, url: file_url }],
    };
    expectKinds(await found(rows)).toEqual([
      `expiring link | clmg_handouts | 1 | url | ${file_url}`,
      `expiring link | guides | 1 | file_url | ${file_url}`,
    ]);
  });

  it('a registration that is no address', async () => {
    const row = { ...event, registration_link: 'modulo all’ingresso' };
    expectKinds(await found({ events: [row] })).toEqual([
      'unusable link | events | 1 | registration_link | "modulo all’ingresso"',
    ]);
  });

  it.each([null, '', '  '])('none: %j', async (file_url) => {
    const [first] = await found({ handouts: [{ ...handout, file_url }] });
    expectKinds([first ?? '']).toEqual([expect.stringMatching(/^missing file \| handouts \| 1/)]);
  });

  it('something else than a PDF', async () => {
    const page = async () => ({ ...wholePdf, start: '<!doctype html>', contentType: 'text/html' });
    expectKinds(await found({ clmg_handouts: [law] }, page)).toEqual([
      `not a PDF | clmg_handouts | 1 | url | text/html: ${law.url}`,
    ]);
  });

  it('a PDF that breaks off', async () => {
    const broken = async () => ({ ...wholePdf, end: 'endobj' });
    expectKinds(await found({ handouts: [handout] }, broken)).toEqual([
      `broken PDF | handouts | 1 | file_url | ${handout.file_url}`,
    ]);
  });
});

describe('photos', () => {
  it('none', async () => {
    expectKinds(await found({ representatives: [{ ...person, url: null }] })).toEqual([
      'missing photo | representatives | 1 | url | NULL',
    ]);
  });

  it('a page about it', async () => {
    const page = async () => ({ ...photo, contentType: 'text/html' });
    expectKinds(await found({ representatives: [person] }, page)).toEqual([
      `not an image | representatives | 1 | url | text/html: ${person.url}`,
    ]);
  });

  it('of another host, which the content policy keeps out', async () => {
    const url = 'https://images.example.org/a.jpg';
    expectKinds(await found({ representatives: [{ ...person, url }] })).toEqual([
      `photo from elsewhere | representatives | 1 | url | ${url}`,
    ]);
  });

  it('straight from the camera', async () => {
    const heavy = async () => ({ ...photo, size: 5 * 1024 * 1024 });
    expectKinds(await found({ representatives: [person] }, heavy)).toEqual([
      `heavy photo | representatives | 1 | url | 5120 KB: ${person.url}`,
    ]);
  });
});

describe('values', () => {
  it.each(['First year', 'NULL', 'Quarto anno', null])('year %j', async (year) => {
    expectKinds(await found({ handouts: [{ ...handout, year }] })).toEqual([
      `unknown year | handouts | 1 | year | ${year === null ? 'NULL' : JSON.stringify(year)}`,
    ]);
  });

  it.each([0, 6, null])('law year %j', async (course_year) => {
    expectKinds(await found({ clmg_handouts: [{ ...law, course_year }] })).toEqual([
      `unknown year | clmg_handouts | 1 | course_year | ${course_year ?? 'NULL'}`,
    ]);
  });

  it('sections, as tolerant as the page', async () => {
    const sections = ['cnsu', 'QUALITA', 'Qualità', 'SENATO', null];
    const representatives = sections.map((section, id) => ({ ...person, id, section }));
    expectKinds(await found({ representatives })).toEqual([
      'unknown section | representatives | 3 | section | "SENATO"',
      'unknown section | representatives | 4 | section | NULL',
    ]);
  });

  it('categories, as tolerant as the page', async () => {
    const categories = ['tesi', 'Tesi', 'erasmus', null];
    const guides = categories.map((category, id) => ({ ...guide, id, category, title: `${id}` }));
    expectKinds(await found({ guides })).toEqual([
      'unknown category | guides | 2 | category | "erasmus"',
      'unknown category | guides | 3 | category | NULL',
    ]);
  });

  it('questions of the assistant: topics, links, and chips without an answer', async () => {
    const entry = { question: 'Come?', answer: 'Così.', url: '/guide/tesi', is_active: true };
    const topics = [
      'Tasse e agevolazioni',
      'Piano di studi',
      'Mobilità internazionale',
      'Appelli',
      'Contatta un rappresentante',
    ];
    const faq = topics.map((topic, id) => ({ ...entry, id, topic }));
    expectKinds(await found({ faq })).toEqual([]);
    expectKinds(
      await found({
        faq: [
          ...faq.slice(0, 3),
          { ...entry, id: 3, topic: 'appelli', url: 'javascript:alert(1)' },
          { ...entry, id: 4, topic: 'Appelli', is_active: false },
          { ...entry, id: 5, topic: 'Contatta un rappresentante', answer: ' ' },
        ],
      }),
    ).toEqual([
      'unusable link | faq | 3 | url | "javascript:alert(1)"',
      'unknown topic | faq | 3 | topic | "appelli"',
      'topic without answer | faq | topic',
      'missing name | faq | 5 | answer | " "',
    ]);
  });

  it('a guide that is neither active nor a draft', async () => {
    expectKinds(await found({ guides: [{ ...guide, is_active: null }] })).toEqual([
      'neither active nor draft | guides | 1 | is_active | NULL',
    ]);
  });

  it.each([
    ['handouts', 'subject', handout],
    ['handouts', 'filename', handout],
    ['clmg_handouts', 'name', law],
    ['guides', 'title', guide],
    ['representatives', 'name', person],
    ['events', 'title', event],
    ['course_subjects', 'subject', exam],
  ])('%s without %s', async (table, column, row) => {
    const findings = await found({ [table]: [{ ...row, [column]: null }] });
    expectKinds(findings.filter((text) => !text.startsWith('course without'))).toEqual([
      `missing name | ${table} | 1 | ${column} | NULL`,
    ]);
  });

  it.each([' Aperitivo', 'Aperitivo\n', 'Aperitivo\u00A0'])('spaces around %j', async (title) => {
    expectKinds(await found({ events: [{ ...event, title }] })).toEqual([
      `untrimmed text | events | 1 | title | ${JSON.stringify(title)}`,
    ]);
  });
});

describe('events', () => {
  it('to come, with a status that no tab shows', async () => {
    const events = ['cancelled', null].map((status, id) => ({
      ...event,
      id,
      status,
      title: `${id}`,
    }));
    expectKinds(await found({ events })).toEqual([
      'event in neither tab | events | 0 | status | "cancelled"',
      'event in neither tab | events | 1 | status | NULL',
    ]);
  });

  it('without a date', async () => {
    expectKinds(await found({ events: [{ ...event, start_date: null }] })).toEqual([
      'missing date | events | 1 | start_date | NULL',
    ]);
  });
});

it('numbers rows as a person counts, not as letters sort', async () => {
  const representatives = [10, 9, 2].map((id) => ({ ...person, id, name: `${id}`, url: null }));
  const ids = (await found({ representatives })).map((text) => text.split(' | ')[2]);
  expect(ids).toEqual(['2', '9', '10']);
});

it('covers every kind but those of compared rows, and the one that only a server can show', () => {
  expect(unseen()).toEqual(
    kinds.filter((kind) => [...comparedKinds, 'unreadable table'].includes(kind)),
  );
});
