import { describe, expect, it } from 'vitest';
import { clmgFiles, handoutFiles } from './handoutFile.ts';
import { listPath } from './paths.ts';

const row = {
  id: '7',
  filename: 'Limiti.pdf',
  subject: 'Matematica',
  year: 'First Year',
  uploaded_at: '2026-03-09T10:00:00Z',
  file_url: 'https://example.com/limiti.pdf',
};

describe('files of handouts', () => {
  it('are trimmed and keep their order', () => {
    const files = handoutFiles([
      { ...row, filename: ' Limiti.pdf\n', subject: ' Matematica ' },
      { ...row, id: 8, filename: 'Integrali.pdf', year: 'First year ' },
    ]);
    expect(files.map((file) => [file.id, file.name, file.subject, file.year?.slug])).toEqual([
      ['7', 'Limiti.pdf', 'Matematica', 'primo-anno'],
      ['8', 'Integrali.pdf', 'Matematica', 'primo-anno'],
    ]);
  });

  it.each([null, '', ' \n', true, {}, ['a']])('lose only the row whose name is %j', (name) => {
    expect(handoutFiles([{ ...row, filename: name }, row])).toHaveLength(1);
    const law = { id: 1, course_year: 1, name: 'Diritto romano', created_at: null, url: null };
    expect(clmgFiles([{ ...law, name }, law])).toHaveLength(1);
  });

  it.each([null, true, {}, ['a']])('may have %j everywhere else', (value) => {
    const other = { subject: value, year: value, uploaded_at: value, file_url: value };
    expect(handoutFiles([{ ...row, ...other }])).toEqual([
      {
        id: '7',
        name: 'Limiti.pdf',
        subject: '',
        year: undefined,
        clmgYear: undefined,
        uploadedAt: null,
        url: null,
      },
    ]);
  });

  it('read a number as its text', () => {
    expect(handoutFiles([{ ...row, filename: 2026, subject: 30 }])).toMatchObject([
      { name: '2026', subject: '30' },
    ]);
  });

  it('end with those without a date, and otherwise keep their order', () => {
    const files = handoutFiles([
      { ...row, id: 1, uploaded_at: null },
      { ...row, id: 2 },
      { ...row, id: 3, uploaded_at: null },
      { ...row, id: 4 },
    ]);
    expect(files.map(({ id }) => id)).toEqual(['2', '4', '1', '3']);
  });
});

describe('files of the law degree', () => {
  it('have neither course nor undergraduate year', () => {
    expect(
      clmgFiles([{ id: 1, name: ' Diritto romano ', course_year: 2, created_at: false, url: {} }]),
    ).toEqual([
      {
        id: '1',
        name: 'Diritto romano',
        subject: '',
        year: undefined,
        clmgYear: expect.objectContaining({ slug: 'secondo-anno' }),
        uploadedAt: null,
        url: null,
      },
    ]);
  });
});

describe('the page that lists a file', () => {
  const [handout] = handoutFiles([{ ...row, subject: 'A/B & C?' }]);
  const [law] = clmgFiles([{ id: 1, name: 'x', course_year: 5, created_at: null, url: null }]);

  it('is the page of its course or of its law year', () => {
    expect(handout && listPath(handout)).toBe('/dispense/primo-anno/A%2FB%20%26%20C%3F');
    expect(law && listPath(law)).toBe('/dispense/clmg/quinto-anno');
  });

  it('is unknown without a course or a year', () => {
    expect(handout && listPath({ ...handout, subject: '' })).toBeUndefined();
    expect(handout && listPath({ ...handout, year: undefined })).toBeUndefined();
  });
});
