import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSubjectLength } from '../formulas/exam.ts';
import { onlyExams, type PastedExam, readTranscript } from './readTranscript.ts';

const plan = [
  { id: '1', subject: 'Diritto privato', cfu: 6 },
  { id: '2', subject: 'Matematica', cfu: 8 },
  { id: '3', subject: 'Matematica 2', cfu: 8 },
  { id: '4', subject: 'Tirocinio lungo', cfu: 20 },
];

function summary(line: string): string {
  const [read] = readTranscript(line, plan);
  if (!read) return 'nothing';
  if (read.kind === 'unread') return read.problem;
  return read.kind === 'exam' ? examText(read) : `? ${read.options.map(examText).join(' | ')}`;
}

function examText({ exam, known, grade, seminar }: PastedExam): string {
  return `${known ? `#${exam.id}` : exam.subject} ${exam.cfu} ${seminar ? 'seminar' : grade}`;
}

describe('readTranscript', () => {
  it.each([
    ['Diritto privato\t6\t28', '#1 6 28'],
    ['28\tDiritto privato\t6', '#1 6 28'],
    ['DIRITTO PRIVATO; 6,0; 30L', '#1 6 31'],
    ['Diritto privato 6 28', '#1 6 28'],
    ['Diritto privato 30 e lode', '#1 6 31'],
    ['Diritto privato 30 L', '#1 6 31'],
    ['Diritto privato 30/30 e lode', '#1 6 31'],
    ['Diritto privato 30  /  30   e  lode', '#1 6 31'],
    ['Diritto privato 30e  lode', '#1 6 31'],
    ['Diritto privato 30 con lode', '#1 6 31'],
    ['Diritto privato 30 con  lode', '#1 6 31'],
    ['Diritto privato 30 cum laude', '#1 6 31'],
    ['Diritto privato 30 cum  laude', '#1 6 31'],
    ['Diritto privato 30L', '#1 6 31'],
    ['Diritto privato 28 / 30', '#1 6 28'],
    ['Diritto privato 18', '#1 6 18'],
    ['Diritto privato 28/30', '#1 6 28'],
    ['6 28 Diritto privato', '#1 6 28'],
    ['12/02/2026  Diritto privato  6  27', '#1 6 27'],
    ['Matematica 2 27', '#3 8 27'],
    ['Matematica 8 27', '#2 8 27'],
    ['Tirocinio lungo\t20\t25', '#4 20 25'],
    ['Diritto privato idoneo', '#1 6 seminar'],
    ['Diritto privato 31', '#1 6 31'],
    ['Arabo\t7,5\t29', 'Arabo 7.5 29'],
    ['Arabo\t\t6\t29', 'Arabo 6 29'],
    ['B12\tStoria dell’arte moderna\t6\t29', 'Storia dell’arte moderna 6 29'],
    ['Storia dell’arte moderna\tB12\t6\t29', 'Storia dell’arte moderna 6 29'],
    ['Arabo\t6\tidoneo', 'Arabo 6 seminar'],
    ['Arabo\t60\t29', 'Arabo 60 29'],
    ['Storia dell’arte 6 24', 'Storia dell’arte 6 24'],
    ['Tirocinio lungo\t20\tSuperata', '#4 20 seminar'],
    ['Arabo, 6, 29', 'Arabo 6 29'],
    ['Arabo 6,00 28,00', 'Arabo 6 28'],
    ['Arabo 9 28 (ventotto)', 'Arabo 9 28'],
    ['Arabo\t6\ttrenta e lode', 'Arabo 6 31'],
    ['Arabo\t9\t30\tlode', 'Arabo 9 31'],
    ['Arabo\t9\t30/30\tL', 'Arabo 9 31'],
    ['2º anno\tArabo\t9\t28\tA\tIT', 'Arabo 9 28'],
    ['7\tArabo\t9\t28', 'Arabo 9 28'],
    ['Arabo\t9\t27\tgiu-24', 'Arabo 9 27'],
    ['Arabo\t9\t27\tgiugno', 'Arabo 9 27'],
    ['7) Arabo 9 28', 'Arabo 9 28'],
    ['• Arabo 9 28', 'Arabo 9 28'],
    ['Arabo 9 c.f.u. 28', 'Arabo 9 28'],
    ['Arabo 1 - 6 CFU - 28/30', 'Arabo 1 6 28'],
    ['Arabo 27 9', 'Arabo 9 27'],
    ['MATEMATICA PER L’ECONOMIA  12  30 E LODE  20/06/2023', 'MATEMATICA PER L’ECONOMIA 12 31'],
    ['Arabo\t6\tventotto', 'Arabo 6 28'],
    ['Storia degli anni venti\t6\t28', 'Storia degli anni venti 6 28'],
    ['Analisi I 9 27', 'Analisi I 9 27'],
    ['CO2 e clima 6 28', 'CO2 e clima 6 28'],
    ['Diritto privato\t9\t28', '#1 6 28'],
    ['Diritto privato 9 28 12 feb 2024', '#1 6 28'],
    ['Arabo,7,5,29', 'Arabo 7.5 29'],
    ['Arabo\t9\t27 - febbraio 2024', 'Arabo 9 27'],
    ['Diritto privato, 28', '#1 6 28'],
    ['(28) Diritto privato (6 CFU)', '#1 6 28'],
    ['Arabo 6 CFU 28', 'Arabo 6 28'],
    ['Arabo CFU: 20 voto: 28', 'Arabo 20 28'],
    ['Arabo 20 28/30', 'Arabo 20 28'],
  ])('%j is %s', (line, expected) => {
    expect(summary(line)).toBe(expected);
  });

  it.each([
    ['6\t28', 'noSubject'],
    ['Diritto privato', 'noGrade'],
    ['Diritto privato 6 17', 'noGrade'],
    ['Diritto privato 32', 'noGrade'],
    ['Diritto privato 27,5', 'noGrade'],
    ['Arabo 29', 'noCfu'],
    ['Arabo 30L', 'noCfu'],
    ['Arabo idoneo', 'noCfu'],
    ['Arabo\t0\t29', 'noCfu'],
    ['Arabo\t90\t29', 'noCfu'],
    ['Arabo\t6\tnon superato', 'noGrade'],
    ['Arabo\t6\tPianificata', 'noGrade'],
    ['Arabo\t6\t12/02/2026', 'noGrade'],
    ['12 feb 2024\t6\t28', 'noSubject'],
    ['30001\t6\t28', 'noSubject'],
    ['<b>Arabo</b>', 'noGrade'],
    ['   ', 'nothing'],
  ])('%j cannot be used: %s', (line, problem) => {
    expect(summary(line)).toBe(problem);
  });

  // A number of the name became the credits in silence: "Matematica 2 8 27" was 2 CFU.
  it.each([
    ['Fisica 2 8 27', '? Fisica 2 8 27 | Fisica 2 27 | Fisica 8 27'],
    ['Fisica 2 27', '? Fisica 2 27'],
    ['Arabo 25 29', '? Arabo 29 25 | Arabo 25 29'],
    ['Arabo\t20\t29', '? Arabo 29 20 | Arabo 20 29'],
    ['Arabo\t9\t6\t29', '? Arabo 9 29 | Arabo 6 29'],
    ['Diritto privato 25 29', '? #1 6 25 | #1 6 29'],
    ['Matematica 3 27', '? #2 8 27'],
    ['Matematica 3 8 27', '? Matematica 3 8 27 | #2 8 27'],
    ['1 Arabo 9 28', '? Arabo 9 28 | Arabo 9 1 28'],
    ['Tirocinio lungo\t20', '? #4 20 20'],
    ['Arabo\t24\tSuperata', '? Arabo 24 seminar'],
    ['Arabo\tProf. Rossi\t6\t29', '? Arabo 6 29 | Prof. Rossi 6 29'],
    ['1\tArabo\t\t28', '? Arabo 1 28'],
  ])('%j is a question: %s', (line, expected) => {
    expect(summary(line)).toBe(expected);
  });

  // "Statistica⇥9⇥27⇥12 feb 2024" became an exam called "12 feb 2024".
  it.each([
    '12 feb 2024',
    '12 febbraio 2024',
    '12-feb-24',
    '3 set. 2024',
    'Feb 12, 2024',
    '15/01/2024',
    '15.01.24',
    '2024-01-15',
    '2024-01-15T09:30:00Z',
    '2023/2024',
    '2023/24',
    'a.a. 2023/2024',
    '12/02/2024 09:30',
    '12/02',
    'lunedì 12 febbraio 2024',
  ])('%s is a date and no name, wherever it stands', (date) => {
    for (const line of [
      `Arabo\t9\t27\t${date}`,
      `${date}\tArabo\t9\t27`,
      `Arabo\t9\t${date}\t27`,
      `Arabo\t9\t27 - ${date}`,
      `Arabo;9;27;${date}`,
      `Arabo 9 27 ${date}`,
      `${date} Arabo 9 27`,
      `Arabo ${date} 9 27`,
    ]) {
      expect(`${line}: ${summary(line)}`).toBe(`${line}: Arabo 9 27`);
    }
  });

  it.each([
    ['1\t30001 - ECONOMIA AZIENDALE\t9\t2023/2024\t28 - 15/01/2024', 'ECONOMIA AZIENDALE 9 28'],
    ['2\t30006 - DIRITTO PRIVATO\t6\t2023/2024\t30L - 15/01/2024', '#1 6 31'],
    ['3\t30L01 - ARABO\t6\t\tIDO - 15/01/2024', 'ARABO 6 seminar'],
    ['1\t30001 - ARABO\t9\tSuperata\t2023/2024\t28 - 15/01/2024', 'ARABO 9 28'],
    ['ARABO (30001)\tSECS-P/07\t9\t28', 'ARABO 9 28'],
    ['ARABO\tObbligatorio\t9\t28', 'ARABO 9 28'],
    ['1\t30001 - ARABO\t9\t2023/2024\t', 'noGrade'],
  ])('reads the row of a portal %j as %s', (line, expected) => {
    expect(summary(line)).toBe(expected);
  });

  it.each(['30L', '30l', '30 L', '30L.', '30 lode', '30 e lode', '30elode', '30 & lode', '30+L'])(
    '%s is honours',
    (honours) => {
      expect(summary(`Diritto privato\t6\t${honours}`)).toBe('#1 6 31');
      expect(summary(`Diritto privato 6 ${honours}`)).toBe('#1 6 31');
      expect(summary(`Diritto privato;${honours};6`)).toBe('#1 6 31');
    },
  );

  it.each(['IDO', 'ido.', 'ID', 'Idoneo', 'idonea', 'idoneità', 'APP', 'Approvato', 'passed'])(
    '%s is a seminar',
    (word) => {
      expect(summary(`Arabo\t6\t${word}`)).toBe('Arabo 6 seminar');
      expect(summary(`Arabo 6 ${word}`)).toBe('Arabo 6 seminar');
    },
  );

  it.each([
    ['Esame;CFU;Voto;Data\nArabo;20;24;12/02/2024', 'Arabo 20 24'],
    ['Voto,CFU,Insegnamento\n24,20,Arabo', 'Arabo 20 24'],
    [
      '"Insegnamento","Docente","CFU","Voto"\n"Arabo, corso base","Rossi","7,5","30L"',
      'Arabo, corso base 7.5 31',
    ],
    ['"Arabo, corso base",6,28', 'Arabo, corso base 6 28'],
    ['"Arabo ""avanzato""";6;28', 'Arabo avanzato 6 28'],
    ['Arabo,6,28,2024-02-12', 'Arabo 6 28'],
    ['Codice;Insegnamento;CFU;Voto;Lode\n30001;Arabo;9;30;Sì', 'Arabo 9 31'],
    ['Codice;Insegnamento;CFU;Voto;Lode\n30001;Arabo;9;30;No', 'Arabo 9 30'],
  ])('reads CSV: %j is %s', (text, expected) => {
    const read = readTranscript(text, plan);
    expect(read.map((line) => line.kind === 'exam' && examText(line))).toEqual([expected]);
  });

  it('refuses a subject that the calculator counts by itself', () => {
    expect(readTranscript('Tesi\t3\t30', plan, (subject) => subject === 'Tesi')).toEqual([
      { kind: 'unread', line: 0, text: 'Tesi\t3\t30', problem: 'counted' },
    ]);
  });

  it('cuts the long name of an added exam', () => {
    expect(readTranscript(`${'Arabo '.repeat(100)}6 29`, plan)).toMatchObject([
      {
        known: false,
        exam: { id: '', subject: `${'Arabo '.repeat(100)}`.slice(0, maxSubjectLength) },
      },
    ]);
  });

  it('numbers the lines', () => {
    const read = readTranscript('Matematica 8 27\r\n\r\n?\nDiritto privato 6 28', plan);
    expect(read.map(({ line, kind }) => [line, kind])).toEqual([
      [0, 'exam'],
      [2, 'unread'],
      [3, 'exam'],
    ]);
  });

  it('returns only possible grades and credits, and no date as a name, for any text', () => {
    const words =
      'Diritto privato Arabo 2 6 28 30L 30/30 IDO CFU Superata 12/02/2024 feb 2024 ; , " - 1e9 -3';
    const anyText = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom(...words.split(' '), '\t', ' ', '\n'), { maxLength: 12 })
        .map((parts) => parts.join(' ')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        for (const read of readTranscript(text, plan)) {
          if (read.kind === 'unread') continue;
          const exams = read.kind === 'exam' ? [read] : read.options;
          expect(exams.length).toBeGreaterThan(0);
          for (const { seminar, grade, exam } of exams) {
            expect(seminar ? grade === 0 : grade >= 18 && grade <= 31).toBe(true);
            expect(exam.cfu).toBeGreaterThan(0);
            expect(exam.cfu).toBeLessThanOrEqual(60);
            expect(exam.subject).toMatch(/\p{L}/u);
            expect(exam.subject).not.toMatch(/\d{2}\/\d{2}\/|feb 2024|\ue000/);
          }
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('reads a row of any order, separator, date and spelling of the grade', () => {
    const subject = fc.constantFrom('Arabo', 'Storia dell’arte', 'Diritto del lavoro e sindacale');
    const cfu = fc.constantFrom('6', '7,5', '9', '12', '15');
    const grade = fc.constantFrom('18', '24', '30', '30L', '28/30', '30 e lode', 'IDO');
    const date = fc.constantFrom('', '12/02/2024', '12 feb 2024', '2024-02-12', '2023/2024');
    const separator = fc.constantFrom('\t', ';', '   ', ' | ');
    const order = fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 });
    fc.assert(
      fc.property(subject, cfu, grade, date, separator, order, (...row) => {
        const [name, credits, result, day, divider, places] = row;
        const cells = [name, credits, result, day];
        const line = places.flatMap((place) => cells[place] || []).join(divider);
        const shown = result === 'IDO' ? 'seminar' : /l/i.test(result) ? '31' : result.slice(0, 2);
        const expected = `${name} ${credits.replace(',', '.')} ${shown}`;
        expect(`${line}: ${summary(line)}`).toBe(`${line}: ${expected}`);
      }),
      { numRuns: 1000 },
    );
  });
});

it('keeps of a document the lines with exams, and the headings of a table', () => {
  const text =
    'Università di Milano\n\nCognome: Rossi\nEsame;Voto;CFU\nArabo;24;20\nDiritto privato;;6\nTotale;;120\nPagina 1 di 2';
  expect(onlyExams(text, plan)).toBe('Esame;Voto;CFU\nArabo;24;20');
  expect(onlyExams('Pagina 1 di 2\nEsame;Voto;CFU', plan)).toBe('');
});

it('leaves out a table whose line breaks were lost, which has too many readings', () => {
  const table = Array.from({ length: 40 }, (_, n) => `Corso ${n} ${7 + (n % 6)} ${18 + (n % 12)}`);
  expect(readTranscript(table.join('\t'), plan)).toMatchObject([{ kind: 'unread' }]);
});
