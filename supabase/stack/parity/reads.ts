import { literalPattern } from 'shared/search';
import { knownValues } from '../../functions/_shared/knownValues.gen.ts';

export interface ParityRead {
  readonly name: string;
  /** The path and query below `/rest/v1/`. */
  readonly path: string;
  readonly init?: RequestInit & { headers?: Record<string, string> };
  /** Why the two answers differ, as `docs/hosting.md` says it. */
  readonly differs?: string;
}

const select = (columns: string) => `select=${encodeURIComponent(columns)}`;

/** A search by name, as mf-handouts sends it. */
function search(term: string): string {
  const pattern = literalPattern(term);
  const filter = encodeURIComponent(`(subject.imatch.${pattern},filename.imatch.${pattern})`);
  return `handouts?select=*&or=${filter}&order=uploaded_at.desc,id&limit=20`;
}

const terms = [
  ...['diritto', 'e', 'co', 'zzzzzz', 'PERCHÉ', 'Contabilità', '100% Diritto / A&B?', 'a,b', 'a.b'],
  ...['(a)', '"a"', "l'economia", '%', '_', '*', '\\', '[x]', '^a', 'b$', 'a|b', '€', '😀', '日本'],
];

const tables = [
  ...['representatives?select=*&order=section,name,id', 'events?select=*&order=start_date,id'],
  ...['guides?select=category&is_active=eq.true&order=id', 'guides?select=*&is_active=eq.false'],
  'guides?select=*&category=eq.tesi&is_active=eq.true&order=order_index,id',
  `clmg_handouts?${select('id,name,url,created_at')}&course_year=eq.4&order=created_at.desc,id`,
  `handouts?${select('subject,filename')}&year=eq.First%20Year&order=subject,filename,id`,
  `handouts?${select('subject,filename')}&year=eq.First%20Year&order=subject,filename,id&offset=20&limit=20`,
  `handouts?${select('id,filename,year,uploaded_at,file_url')}&subject=eq.${encodeURIComponent('Scienze politiche: teoria / casi')}&year=eq.First%20Year&order=uploaded_at.desc,id`,
  `handouts?select=*&year=eq.Third%20Year&order=uploaded_at.desc,id&limit=${knownValues.latestHandouts}`,
  'course_subjects?select=course&order=course,id',
  'course_subjects?select=id,subject,cfu&course=eq.Economia%20e%20finanza&order=subject,id',
  'cours-subject_MS_exchange?select=course,subject,cfu&order=id',
  `${encodeURIComponent('course multipliers estimation')}?select=*&order=course`,
  ...['NC_max?select=*&order=course', 'dest_exc_msc?select=*&order=ID'],
  ...['CLMG_studyplan?select=*&order=course', 'CLMG_destinations_exchange?select=*&order=uni'],
  ...['course-multiplier_UG?select=*&order=course', 'course_subjects_UG?select=*&order=id'],
  ...[
    'UG_exchange_destinations?select=*&order=uni_name,id',
    'faq?select=*&order=topic,order_index,id',
  ],
  ...[
    'handouts?select=nope',
    'nope?select=*',
    'handouts?year=nope.x',
    'handouts?select=*&limit=-1',
  ],
  ...['rpc/search_handout_texts?term=zzzzzz', 'rpc/take_pdf_work?batch=1', 'rpc/nope'],
];

const counted = { headers: { prefer: 'count=exact' } };
const write = (method: string, body: string) => ({
  method,
  body,
  headers: { 'content-type': 'application/json' },
});

/** The reads of the site, what else anybody can try, and what is refused. */
export const parityReads: readonly ParityRead[] = [
  ...tables.map((path) => ({ name: decodeURIComponent(path), path })),
  ...terms.map((term) => ({ name: `search for ${term}`, path: search(term) })),
  { name: 'count', path: 'handouts?select=id&limit=1&order=id', init: counted },
  { name: 'count without rows', path: 'handouts?select=id', init: { method: 'HEAD', ...counted } },
  { name: 'private schema', path: 'pdf_files', init: { headers: { 'accept-profile': 'private' } } },
  { name: 'insert', path: 'handouts', init: write('POST', '{"year": "x"}') },
  { name: 'update', path: 'handouts?year=eq.x', init: write('PATCH', '{"year": "y"}') },
  { name: 'delete', path: 'handouts?year=eq.x', init: { method: 'DELETE' } },
  {
    name: 'order by a quoted column',
    path: `${encodeURIComponent('course multipliers estimation')}?select=*&order=${encodeURIComponent('"GPA mult."')}`,
    differs:
      'Ordering by a column whose name must be quoted answers 400 here; the site sorts such lists itself.',
  },
  {
    name: 'quoted value in or',
    path: `handouts?select=id&or=${encodeURIComponent('(subject.eq."Marketing",subject.eq."a,b")')}&order=id`,
  },
];
