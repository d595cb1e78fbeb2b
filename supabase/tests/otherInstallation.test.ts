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

it('the content check names each fault', async () => {
  const { url, publishableKey } = backend();
  const findings = await checkContent(project(url, publishableKey, 'handouts'), new Date());
  const named = (kind: string) =>
    findings.filter((finding) => finding.kind === kind).map(({ table, row }) => `${table} ${row}`);
  expect(named('unknown year')).toEqual([
    'clmg_handouts 2 (Senza anno)',
    'clmg_handouts 4 (Fuori)',
    'handouts 4 (Anno minuscolo.pdf)',
    'handouts 5 (Anno con spazio.pdf)',
    'handouts 6 (Anno scritto NULL.pdf)',
    'handouts 7 (Senza anno.pdf)',
  ]);
  expect(named('unknown category')).toHaveLength(5);
  expect(named('unknown section')).toEqual([
    'representatives 14 (Marta Campione)',
    'representatives 15 (Nina Facsimile)',
  ]);
  expect(named('broken PDF')).toEqual(['handouts 2 (Interrotta.pdf)']);
  expect(named('dead link')).toHaveLength(13);
  expect(named('unusable link')).toEqual([
    'events 2 (Scritto a mano)',
    'representatives 4 (Carla Bozza)',
    'representatives 6 (Dario Campione)',
  ]);
  expect(named('neither active nor draft')).toEqual([
    'guides 22 (Mai detto se attiva)',
    'guides 23 (Nemmeno questa)',
  ]);
  expect(named('missing score')).toEqual([
    'CLMG_destinations_exchange 1 (Bergen)',
    'UG_exchange_destinations 1 (Nuova)',
    'dest_exc_msc 3 (Due)',
  ]);
  expect(named('unreadable score')).toEqual([
    'UG_exchange_destinations 3 (Praga)',
    'dest_exc_msc 1 (Tre)',
  ]);
  expect(named('missing name')).toEqual([
    'CLMG_destinations_exchange 3',
    'CLMG_studyplan ',
    'UG_exchange_destinations 5',
    'clmg_handouts 3',
    'cours-subject_MS_exchange ',
    'course_subjects 3',
    'course_subjects 6 (Senza corso)',
    'course_subjects_UG ',
    'dest_exc_msc 5',
    'events 8',
    'guides 20',
    'handouts 8 (Senza materia.pdf)',
    'handouts 9',
    'representatives 13',
  ]);
  expect(named('missing value')).toEqual([
    'CLMG_studyplan (Diritto romano)',
    'cours-subject_MS_exchange (Senza crediti)',
    'course_subjects 4 (Storia)',
    'course_subjects_UG (Storia)',
  ]);
  expect([...new Set(named('untrimmed text'))]).toEqual([
    'UG_exchange_destinations 2 (Vienna)',
    'clmg_handouts 5 (Procedura civile)',
    'course-multiplier_UG (Economia e Finanza)',
    'course_subjects 2 (Statistica)',
    'course_subjects 5 (Matematica)',
    'events 2 (Scritto a mano)',
    'guides 17 (A capo nella categoria)',
    'guides 19 (Senza posizione)',
    'handouts 3 (Nome con spazi.pdf)',
    'handouts 5 (Anno con spazio.pdf)',
    'handouts 11 (Schemi.pdf)',
    'representatives 2 (aurora esempio)',
    'representatives 8 (Fabio Modello)',
    'representatives 16 (Olga Prova)',
  ]);
  expect([...new Set(named('course without partner'))]).toEqual([
    'cours-subject_MS_exchange Marketing',
    'course multipliers estimation Marketing and Sales',
    'course-multiplier_UG Economia e management',
    'course_subjects_UG Management',
  ]);
  expect(named('spelled differently elsewhere')).toEqual([
    'cours-subject_MS_exchange Finance',
    'course_subjects Economia e Finanza',
    'course_subjects_UG Economia e finanza',
  ]);
  expect(named('event in neither tab')).toEqual([
    'events 3 (Rinviato)',
    'events 4 (Senza stato)',
    'events 11 (Rimandato a data da destinarsi)',
  ]);
  expect(named('missing date')).toEqual(['events 5 (Senza data)']);
  expect(named('duplicate')).toEqual([
    'cours-subject_MS_exchange (Seminario)',
    'representatives 2 (aurora esempio)',
  ]);
});
