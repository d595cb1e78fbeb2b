/**
 * An installation that grew by hand has other ids, more columns, a column that is named differently and
 * every fault that real content has. The reads of the site answer there as well, and the content check
 * names each fault.
 */
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '../content/checkContent.ts';
import { project } from '../content/project.ts';
import { everyRow } from './everyRow.ts';
import { runningBackend } from './runningBackend.ts';

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
    'Nome con spazi.pdf',
    'Buona.pdf',
    'Senza materia.pdf',
  ]);
  const course = await visitor()
    .from('handouts')
    .select('id, filename, year, uploaded_at, file_url')
    .eq('subject', 'Statistica')
    .eq('year', 'First Year')
    .order('uploaded_at', { ascending: false });
  expect(everyRow(course)).toMatchObject([{ id: 1, filename: 'Buona.pdf' }]);
});

it('search, guides, representatives and events answer', async () => {
  const found = await visitor()
    .from('handouts')
    .select('*')
    .or('subject.imatch.statistica,filename.imatch.statistica')
    .order('uploaded_at', { ascending: false })
    .limit(20);
  expect(everyRow(found)).toHaveLength(5);
  const categories = await visitor().from('guides').select('category').eq('is_active', true);
  expect(everyRow(categories).map((row) => row.category)).toContain('tesi\n');
  const people = await visitor().from('representatives').select('*').order('section').order('name');
  expect(everyRow(people)).toHaveLength(3);
  const events = await visitor()
    .from('events')
    .select('id, title, description, event_type, start_date, location, registration_link, status')
    .order('start_date', { ascending: true });
  expect(everyRow(events).at(-1)).toMatchObject({ title: 'Senza data', start_date: null });
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

it('the content check names each fault', async () => {
  const { url, publishableKey } = backend();
  const findings = await checkContent(project(url, publishableKey, 'handouts'), new Date());
  const named = (kind: string) =>
    findings.filter((finding) => finding.kind === kind).map(({ table, row }) => `${table} ${row}`);
  expect(named('unknown year')).toEqual([
    'handouts 2 (Anno minuscolo.pdf)',
    'handouts 3 (Anno con spazio.pdf)',
    'handouts 4 (Anno scritto NULL.pdf)',
  ]);
  expect(named('unknown category')).toEqual(['guides 3 (Categoria in più)']);
  expect(named('untrimmed text')).toEqual([
    'guides 1 (A capo nella categoria)',
    'handouts 3 (Anno con spazio.pdf)',
    'handouts 5 (Nome con spazi.pdf)',
    'representatives 2 (aurora esempio)',
  ]);
  expect(named('missing score')).toEqual([
    'CLMG_destinations_exchange 2 (Bergen)',
    'UG_exchange_destinations 2 (Nuova)',
    'dest_exc_msc 2 (Due)',
  ]);
  expect(named('unreadable score')).toEqual(['dest_exc_msc 3 (Tre)']);
  expect(named('missing value')).toEqual(['course_subjects 3 (Storia)']);
  expect(named('course without partner')).toContain('course_subjects Economia e Finanza');
  expect(named('event in neither tab')).toEqual(['events 2 (Rinviato)']);
  expect(named('duplicate')).toEqual(['representatives 2 (aurora esempio)']);
  expect(named('dead link')).toEqual(['representatives 3 (Bruno Prova)']);
});
