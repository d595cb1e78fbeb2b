import { expect, it, vi } from 'vitest';
import { toGuides, toNames } from './queries.ts';

const row = {
  id: 1,
  category: 'tesi\n',
  title: 'Scrivere la tesi',
  file_url: 'https://example.org/tesi.pdf',
  order_index: 1,
};

// A guide without a title or a category was missing from its page, and nothing said so.
it('logs each row that a page cannot show, once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rows = [
    row,
    { ...row, id: 2, title: null, file_url: 'javascript:alert(1)' },
    { ...row, id: 3, category: 'tesina' },
    { ...row, id: 4, category: null },
  ];
  expect(toGuides(rows)).toHaveLength(4);
  toGuides(rows);
  toNames(rows);
  expect(warn.mock.calls.flat()).toEqual([
    '[guides] The guide 2 has no usable title and no file_url.',
    '[guides] The guide 3 has no usable category.',
    '[guides] The guide 4 has no usable category.',
    '[guides] No page lists the guides of the category "tesina".',
    '[guides] No page lists the guides of the category null.',
  ]);
  warn.mockRestore();
});
