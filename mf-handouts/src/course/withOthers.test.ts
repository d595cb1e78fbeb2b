import { expect, it } from 'vitest';
import { fileList, handoutFiles } from '../handoutFile.ts';
import { withOthers } from './withOthers.ts';

const files = (...days: number[]) =>
  handoutFiles(
    days.map((day) => ({
      id: day,
      filename: `${day}.pdf`,
      year: 'First Year',
      uploaded_at: `2026-01-0${day}T10:00:00Z`,
      file_url: null,
    })),
  );
const ids = (list: { files: readonly { id: string }[] }) => list.files.map(({ id }) => id);

it('adds the files of other spellings to the first of a list, and to all of them', async () => {
  const whole = fileList(files(5, 3, 1));
  const first = { ...whole, files: whole.files.slice(0, 1) };
  const list = withOthers(
    { ...first, bytes: 10, isWhole: false, readAll: async () => whole },
    files(4),
  );
  expect([list.total, ids(list), list.bytes]).toEqual([4, ['5', '4'], undefined]);
  const all = await list.readAll();
  expect([all.total, ids(all)]).toEqual([4, ['5', '4', '3', '1']]);
});
