/** The courses of a year with their counts, which the renderer reads in place of the rows. */
import { expect, it } from 'vitest';
import { runningBackend } from './runningBackend.ts';

const { visitor } = runningBackend();

it('the counted courses of a year are those of its rows, in the same order', async () => {
  const counted = await visitor().rpc('course_counts', { of_year: 'First Year' }, { get: true });
  const rows = await visitor()
    .from('handouts')
    .select('subject,filename')
    .eq('year', 'First Year')
    .order('subject')
    .order('filename');
  const subjects = (rows.data ?? []).map(({ subject }) => subject);
  expect(subjects.length).toBeGreaterThan(0);
  expect(counted.data).toEqual(
    [...new Set(subjects)].map((subject) => ({
      subject,
      files: subjects.filter((one) => one === subject).length,
    })),
  );
  const none = await visitor().rpc('course_counts', { of_year: 'Tenth Year' }, { get: true });
  expect(none.data).toEqual([]);
});
