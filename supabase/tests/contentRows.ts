/** Rows without a fault, and what the content check finds when one of them has one. */
import { expect } from 'vitest';
import { checkContent } from '../content/checkContent.ts';
import { type Kind, kinds } from '../content/finding.ts';
import type { OpenedFile } from '../content/project/openFile.ts';
import type { Row } from '../content/row.ts';
import { contentProject, wholePdf } from './contentProject.ts';

export const now = new Date('2026-11-21T12:00:00Z');
const storage = 'https://project.supabase.co/storage/v1/object/public';

export const handout = {
  id: 1,
  year: 'First Year',
  subject: 'Statistica',
  filename: 'Buona.pdf',
  file_url: `${storage}/handouts/buona.pdf`,
  uploaded_at: '2026-10-01T08:00:00Z',
};
export const law = {
  id: 1,
  name: 'Diritto',
  url: `${storage}/clmg/diritto.pdf`,
  course_year: 1,
  created_at: null,
};
export const guide = {
  id: 1,
  category: 'tesi',
  title: 'La tesi',
  file_url: `${storage}/guides/tesi.pdf`,
  order_index: 10,
  is_active: true,
};
export const person = {
  id: 1,
  name: 'Aurora Esempio',
  section: 'CNSU',
  url: `${storage}/photos/a.jpg`,
};
export const event = {
  id: 1,
  title: 'Aperitivo',
  description: null,
  event_type: null,
  start_date: '2026-12-03T18:00:00+01:00',
  location: null,
  registration_link: null,
  status: 'upcoming',
};
export const exam = { id: 1, course: 'Economia', subject: 'Statistica', cfu: 8 };
export const photo: OpenedFile = { start: '', end: '', contentType: 'image/webp', size: 40_000 };
const files = async (address: string) => (address.includes('/photos/') ? photo : wholePdf);

type Rows = Readonly<Record<string, readonly Row[] | null>>;

export async function found(rows: Rows, open: (address: string) => Promise<OpenedFile> = files) {
  const findings = await checkContent(contentProject(rows, open), now);
  return findings.map(({ kind, table, id, column, detail, other }) =>
    [kind, table, id, column, other, detail].filter(Boolean).join(' | '),
  );
}

/** The kinds of findings about calculators, and about rows that are compared, in the order of the report. */
export const comparedKinds: readonly Kind[] = [
  'missing score',
  'unreadable score',
  'missing value',
  'missing multiplier',
  'course without partner',
  'two spellings',
  'spelled differently elsewhere',
  'duplicate',
];

/** An `expect` for findings that remembers their kinds, so that a file can tell which it has not covered. */
export function rememberKinds() {
  const seen = new Set<Kind>();
  return {
    expectKinds: (findings: readonly string[]) => {
      for (const text of findings) {
        const kind = kinds.find((known) => text.startsWith(`${known} | `));
        if (kind) seen.add(kind);
      }
      return expect(findings);
    },
    unseen: () => kinds.filter((kind) => !seen.has(kind)),
  };
}
