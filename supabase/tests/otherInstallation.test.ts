/**
 * An installation that grew by hand has other ids, more columns, a column that is named differently and
 * every fault that real content has. The site's reads answer there too, and the content check names each fault.
 * The journeys prove that the pages are shown.
 */
import path from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../content/project.ts';
import { projectApi } from '../functions/_shared/projectApi.ts';
import { feedEntries } from '../functions/feed/feedEntries.ts';
import { feedRequest } from '../functions/feed/feedRequest.ts';
import { checkContent } from './checkContent.ts';
import { everyRow, runningBackend } from './runningBackend.ts';

const folder = path.resolve(import.meta.dirname, 'otherInstallation');
const { backend, visitor } = runningBackend({
  migrationFolders: [path.join(folder, 'migrations')],
  seedFolders: [path.join(folder, 'seed')],
});

it('year list and course page answer, and match to the letter', async () => {
  const list = await visitor()
    .from('handouts')
    .select('subject, filename')
    .eq('year', 'First Year')
    .order('subject')
    .order('filename');
  expect(everyRow(list).map((row) => row.filename)).toEqual([
    ' Nome con spazi.pdf ',
    'Buona.pdf',
    'Interrotta.pdf',
    null,
    'Senza materia.pdf',
  ]);
  const course = await visitor()
    .from('handouts')
    .select('id, filename, year, uploaded_at, file_url')
    .eq('subject', ' Statistica ')
    .eq('year', 'First Year')
    .order('uploaded_at', { ascending: false });
  expect(everyRow(course)).toMatchObject([{ id: 3, filename: ' Nome con spazi.pdf ' }]);
  const law = await visitor().from('clmg_handouts').select('name').eq('course_year', 4);
  expect(everyRow(law)).toEqual([{ name: 'Procedura civile ' }]);
});

it('feeds have what has a date, a title and a course', async () => {
  const api = projectApi({ url: backend().url, serviceKey: backend().secretKey });
  const feed = async (path: string) => {
    const request = feedRequest(new URLSearchParams({ path }));
    if (!request) throw new Error(`${path} has no feed.`);
    return (await feedEntries(api, request, new Date())).map(({ title }) => title);
  };
  expect(await feed('/dispense/primo-anno')).toContain('Buona.pdf');
  expect(await feed('/dispense/primo-anno/Statistica')).toContain('Nome con spazi.pdf');
  expect(await feed('/dispense/clmg/quarto-anno')).toEqual(['Procedura civile']);
  expect(await feed('/guide/tesi')).toEqual([]);
  expect(await feed('/')).toContain('Procedura civile');
});

it('search, guides, representatives and events answer', async () => {
  const found = await visitor()
    .from('handouts')
    .select('*')
    .or('subject.imatch.statistica,filename.imatch.statistica')
    .order('uploaded_at', { ascending: false })
    .limit(20);
  expect(everyRow(found)).toHaveLength(8);
  const categories = await visitor().from('guides').select('category').eq('is_active', true);
  expect(new Set(everyRow(categories).map((row) => row.category?.trim().toLowerCase())).size).toBe(
    18,
  );
  const people = await visitor().from('representatives').select('*').order('section').order('name');
  expect(everyRow(people)).toHaveLength(17);
  const events = await visitor()
    .from('events')
    .select('id, title, description, event_type, start_date, location, registration_link, status')
    .order('start_date', { ascending: true });
  expect(everyRow(events).at(-1)).toMatchObject({ start_date: null });
});

it.each([
  'course_subjects',
  'cours-subject_MS_exchange',
  'course multipliers estimation',
  'NC_max',
  'dest_exc_msc',
  'CLMG_studyplan',
  'CLMG_destinations_exchange',
  'course-multiplier_UG',
  'course_subjects_UG',
  'UG_exchange_destinations',
] as const)('%s answers', async (table) => {
  expect((await visitor().from(table).select('*')).error).toBeNull();
});

it('the content check finds each fault', async () => {
  const { url, publishableKey } = backend();
  const findings = await checkContent(project(url, publishableKey, 'handouts'), new Date());
  const counts = new Map<string, number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({
    // There are no frequent questions.
    'missing table': 1,
    'dead link': 13,
    'unusable link': 3,
    'missing file': 38,
    'broken PDF': 1,
    'missing photo': 2,
    'unknown year': 6,
    'unknown section': 2,
    'unknown category': 5,
    'missing name': 14,
    'neither active nor draft': 2,
    'missing date': 1,
    'event in neither tab': 3,
    'missing score': 3,
    'unreadable score': 2,
    'missing value': 4,
    'course without partner': 5,
    'spelled differently elsewhere': 3,
    duplicate: 2,
    'untrimmed text': 17,
  });
});
