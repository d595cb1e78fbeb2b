/** The report stays readable: within its width, every word of both languages, every id in one piece. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from '../content/checks/checkCourses.ts';
import { type Finding, finding, kinds, tableFinding } from '../content/finding.ts';
import english from '../content/locales/en.json' with { type: 'json' };
import italian from '../content/locales/it.json' with { type: 'json' };
import { progressLine } from '../content/report/progressLine.ts';
import { renderReport } from '../content/report/renderReport.ts';
import { wrap } from '../content/report/wrap.ts';
import { siteTables } from '../content/siteTables.ts';
import { languages, translator } from '../content/texts.ts';

const id = 'a92a9b38-012d-22da-89da-239c6d735056';
const long = 'Economia degli intermediari finanziari - Riassunto per il secondo parziale.pdf';
const address = `https://p.supabase.co/storage/v1/object/public/handouts/${'molto-'.repeat(9)}lungo.pdf`;

const everyKind: Finding[] = kinds.map((kind) =>
  finding(
    kind,
    'handouts',
    { id, filename: long },
    { column: 'file_url', detail: `404: ${address}` },
  ),
);
const partners: Finding[] = pairs.map(([table, other]) =>
  tableFinding('course without partner', table, long, { column: 'course', other }),
);

describe.each(languages)('in %s', (lang) => {
  const t = translator(lang);

  it.each([80, 100])('fits %i columns, with every id in one piece', (width) => {
    const report = renderReport(
      {
        url: 'https://p.supabase.co',
        tables: new Map(siteTables.map(({ table }) => [table, []])),
        files: 1,
        findings: [...everyKind, ...partners],
      },
      t,
      { width, bold: (text) => text },
    );
    expect(report.split('\n').filter((line) => line.length > width)).toEqual([]);
    expect(report.split(id)).toHaveLength(kinds.length + 1);
    expect(report).not.toContain('undefined');
    expect(report).not.toContain('https://p.supabase.co/storage');
    const unwrapped = report.replace(/\s+/g, ' ');
    for (const [, other] of pairs) {
      const students = t('kinds.course without partner.students', { context: other });
      expect(students).not.toContain('kinds.');
      expect(unwrapped).toContain(students);
    }
  });
});

it('has the same texts and placeholders in both languages', () => {
  const placeholders = (locale: object) =>
    JSON.stringify(locale, (key, value) =>
      // Italian has a plural more.
      key.endsWith('_many')
        ? undefined
        : typeof value === 'string'
          ? (value.match(/{{[^}]*}}/g) ?? []).sort().join()
          : value,
    );
  expect(placeholders(italian)).toBe(placeholders(english));
});

it('wraps without losing a letter', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '/', '-'), maxLength: 200 });
  fc.assert(
    fc.property(text, fc.integer({ min: 5, max: 40 }), (written, width) => {
      const lines = wrap(written, width);
      expect(lines.every((line) => line.length <= width)).toBe(true);
      expect(lines.join('').replaceAll(' ', '')).toBe(written.replaceAll(' ', ''));
    }),
  );
});

describe('progress', () => {
  const told = (isTTY: boolean) => {
    const written: string[] = [];
    const line = progressLine({ isTTY, write: (text) => written.push(text) });
    for (const text of ['Reading', '0 of 2', '1 of 2', '2 of 2']) line.show(text);
    line.clear();
    return written;
  };

  it('changes in place on a screen and leaves nothing behind', () => {
    const written = told(true);
    expect(written).toHaveLength(5);
    expect(written.at(-1)).toBe('\r\u001B[2K');
  });

  it('does not fill a log', () => {
    expect(told(false)).toEqual(['Reading\n', '0 of 2\n']);
  });
});
