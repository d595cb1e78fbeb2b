/**
 * Where `handouts.id` is an integer, every search inside the files failed: `invalid input syntax for type uuid`.
 * The migrations of PDF search are applied to such an installation here.
 */
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { runSqlFile } from '../local/database/sqlFiles.ts';
import { projectFolders } from '../local/projectFolders.ts';
import { runningBackend } from './runningBackend.ts';

const folder = path.resolve(import.meta.dirname, 'otherInstallation');
const { backend } = runningBackend({
  migrationFolders: [path.join(folder, 'migrations')],
  seedFolders: [],
});

beforeAll(async () => {
  const { sql } = backend().database;
  for (const name of [
    '20261120100000_extensions_and_schemas',
    '20261120100050_search',
    '20261120100900_pdf_extraction',
    '20261120101000_handout_text_search',
  ]) {
    await runSqlFile(sql, path.join(projectFolders.migrations, `${name}.sql`));
  }
});

it('finds handouts whose ids are numbers, beside files whose ids are uuids', async () => {
  const { sql, asRole } = backend().database;
  await sql.exec(`
    alter table public.clmg_handouts alter column id drop default;
    alter table public.clmg_handouts alter column id type uuid using gen_random_uuid();
    insert into public.handouts (id, year, subject, filename, file_url)
      values (7, 'First Year', null, 'Stime.pdf', 'http://a.example/handouts/stime.pdf');
    insert into public.clmg_handouts (id, name, url, course_year)
      values ('00000000-0000-4000-8000-000000000001', 'Pandette', 'http://a.example/handouts/p.pdf', '4');
    select public.save_pdf_pages(id, array['uno stimatore non distorto']) from private.pdf_files;
  `);
  const found = await asRole<{ id: string; year: string }>(
    'anon',
    'select id, year from public.search_handout_texts($1)',
    ['stimatore'],
  );
  expect(found.sort((a, b) => a.id.localeCompare(b.id))).toEqual([
    { id: '00000000-0000-4000-8000-000000000001', year: '4' },
    { id: '7', year: 'First Year' },
  ]);
});
