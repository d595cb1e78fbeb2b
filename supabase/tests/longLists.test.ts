/** A response has at most 1,000 rows; a list of 1,001 must still be complete, page by page. */
import { expect, it } from 'vitest';
import { everyRow, runningBackend } from './runningBackend.ts';

const { backend, visitor } = runningBackend({ seedFolders: [] });

it('reads 1,001 handouts completely, each once', async () => {
  await backend().database.sql.exec(`
    insert into public.handouts (year, subject, filename, uploaded_at)
    select 'First Year', 'Statistica', 'Dispensa ' || n, '2026-01-01' from generate_series(1, 1001) n`);
  const page = (from: number) =>
    visitor()
      .from('handouts')
      .select('id, subject, filename')
      .eq('year', 'First Year')
      .order('subject')
      .order('id')
      .range(from, from + 999);
  const first = everyRow(await page(0));
  const second = everyRow(await page(1000));
  expect([first.length, second.length]).toEqual([1000, 1]);
  expect(new Set([...first, ...second].map((row) => row.id)).size).toBe(1001);
});
