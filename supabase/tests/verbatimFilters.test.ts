/** A filter compares the exact value, with its spaces and quotation marks, as PostgREST does. */
import { expect, it } from 'vitest';
import { everyRow, runningBackend } from './runningBackend.ts';

const { backend, visitor } = runningBackend({ seedFolders: [] });
const titles = ['Tesi', 'Tesi\n', ' Tesi', '"Tesi"', '"Te\\si" ', 'NULL ', '"'];

it('each spelling matches its own row only', async () => {
  const { sql } = backend().database;
  await sql.exec(`alter table public.events drop constraint events_title_is_trimmed`);
  for (const title of titles)
    await sql.query(`insert into public.events (title, start_date) values ($1, now())`, [title]);

  for (const title of titles) {
    const rows = everyRow(await visitor().from('events').select('title').eq('title', title));
    expect(rows).toEqual([{ title }]);
  }
});
