/**
 * The backend answers every read of the specification. That the pages send these reads and no others,
 * `e2e/journeys/backendCalls.spec.ts` proves. The first page that failed in production used a filter that no test
 * had sent.
 */
import { expect, it } from 'vitest';
import { z } from 'zod';
import { knownValues } from '../functions/_shared/knownValues.gen.ts';
import { sharedBackend } from './sharedBackend.ts';

const { backend } = sharedBackend();

/** The rows of a table, read with the visitors' key as a header and as bearer. */
async function read(table: string, query: Record<string, string>) {
  const { url, publishableKey } = backend();
  const response = await fetch(`${url}/rest/v1/${table}?${new URLSearchParams(query)}`, {
    headers: { apikey: publishableKey, authorization: `Bearer ${publishableKey}` },
  });
  expect(response.status).toBe(200);
  return z.array(z.record(z.string(), z.unknown())).parse(await response.json());
}

const course = { select: 'id,filename,year,uploaded_at,file_url', order: 'uploaded_at.desc' };
const any = expect.anything();

it.each<[table: string, query: Record<string, string>, rows: number, first: object]>([
  // @spec calls.2
  [
    'handouts',
    { select: 'subject,filename', year: 'eq.First Year', order: 'subject,filename' },
    54,
    {
      subject: 'Contabilità e bilancio',
      filename: 'Contabilità e bilancio - Appunti completi.pdf',
    },
  ],
  // @spec entities.1 calls.3
  [
    'handouts',
    { ...course, subject: 'eq.Statistica', year: 'eq.Second Year' },
    6,
    { id: any, filename: any, year: 'Second Year', uploaded_at: any, file_url: any },
  ],
  ...[
    ['Economia & gestione delle imprese', 'Second Year'],
    ['Scienze politiche: teoria / casi', 'First Year'],
    ["Informatica per l'economia", 'First Year'],
  ].map(([subject, year]): [string, Record<string, string>, number, object] => [
    'handouts',
    { ...course, subject: `eq.${subject}`, year: `eq.${year}` },
    6,
    { year },
  ]),
  // @spec calls.4
  [
    'handouts',
    { year: 'eq.Third Year', order: 'uploaded_at.desc', limit: `${knownValues.latestHandouts}` },
    knownValues.latestHandouts,
    { subject: 'Econometria' },
  ],
  // @spec entities.2 calls.6
  [
    'clmg_handouts',
    { select: 'id,name,url,created_at', course_year: 'eq.4', order: 'created_at.desc' },
    7,
    { id: any, name: any, url: any, created_at: any },
  ],
  // @spec calls.7
  ['guides', { select: 'category', is_active: 'eq.true' }, 48, { category: any }],
  // @spec entities.3 calls.8
  [
    'guides',
    { category: 'eq.tesi', is_active: 'eq.true', order: 'order_index' },
    3,
    { title: 'Trovare il relatore', description: any, file_url: any },
  ],
  // @spec entities.4 calls.9
  ['representatives', { order: 'section,name' }, 16, { section: 'CDD', name: 'Bianca Modello' }],
  // @spec entities.5 calls.10
  [
    'events',
    {
      select: 'id,title,description,event_type,start_date,location,registration_link,status',
      order: 'start_date',
    },
    15,
    { id: any, title: any, status: 'completed' },
  ],
  // @spec entities.6 calls.11
  ['course_subjects', { select: 'course' }, 375, { course: any }],
  [
    'course_subjects',
    { select: 'id,subject,cfu', course: 'eq.Economia e finanza', order: 'subject' },
    25,
    { id: any, subject: any, cfu: any },
  ],
  // @spec entities.7 calls.11
  ['cours-subject_MS_exchange', { select: 'course,subject,cfu' }, 140, { course: any }],
  ['course multipliers estimation', {}, 10, { 'GPA mult.': 0.98, 'NC mult': 0.97 }],
  ['NC_max', {}, 10, { NC_MAX: expect.any(Number) }],
  ['dest_exc_msc', { order: 'ID' }, 202, { 'Lowest Score': expect.stringMatching(/^\d{3},\d\d$/) }],
  // @spec entities.9 calls.11
  ['course-multiplier_UG', {}, 15, { multiplier: expect.any(Number) }],
  ['course_subjects_UG', { limit: '200' }, 200, { course: any, subject: any }],
  ['UG_exchange_destinations', {}, 257, { uni_name: any, min_score: expect.any(Number) }],
  // @spec entities.8 calls.12
  ['CLMG_studyplan', { order: 'course' }, 27, { course: any, cfu: any }],
  ['CLMG_destinations_exchange', { order: 'uni' }, 59, { uni: any, country: any }],
])('%s with %j has %i rows', async (table, query, count, first) => {
  const rows = await read(table, { select: '*', ...query });
  expect(rows).toHaveLength(count);
  expect(rows[0]).toMatchObject(first);
  const [column = '', direction] = (query.order ?? '').split('.');
  const sorted = rows.map((row) => String(row[column]));
  if (direction === 'desc') expect(sorted).toEqual(sorted.toSorted().reverse());
});

it('lists every category, some events to come and some past, and the handouts of every year', async () => {
  const categories = (await read('guides', { select: 'category' })).map((row) => row.category);
  expect([...new Set(categories)].sort()).toEqual(
    knownValues.guideCategories.map(({ slug }) => slug).sort(),
  );
  const starts = (await read('events', { select: 'start_date', order: 'start_date' })).map((row) =>
    Date.parse(String(row.start_date)),
  );
  expect(starts).toEqual(starts.toSorted((left, right) => left - right));
  expect(starts.filter((start) => start > Date.now())).toHaveLength(8);
  expect(await read('handouts', { select: 'id' })).toHaveLength(162);
});

// @spec entities.3
it('never shows a draft, not even when asked for it', async () => {
  expect(await read('guides', { is_active: 'eq.false' })).toEqual([]);
});
