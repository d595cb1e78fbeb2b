import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxSubjectLength } from '../formulas/exam.ts';
import { readTranscript } from './readTranscript.ts';

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
  const { exam, known, grade, seminar } = read;
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
    ['Arabo 25 29', 'ambiguous'],
    ['Diritto privato 25 29', 'ambiguous'],
    ['Arabo\t90\t29', 'noCfu'],
    ['Arabo\t20\t29', 'ambiguous'],
    ['<b>Arabo</b>', 'noGrade'],
    ['   ', 'nothing'],
  ])('%j cannot be used: %s', (line, problem) => {
    expect(summary(line)).toBe(problem);
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

  it('returns only possible grades and credits for any text', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom(...'Diritto privato 6 28 30L ; 1e9 -3'.split(' '), '\t', ' ', '\n'))
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(anyText, (text) =>
        readTranscript(text, plan).every(
          (read) =>
            read.kind === 'unread' ||
            ((read.seminar ? read.grade === 0 : read.grade >= 18 && read.grade <= 31) &&
              (read.exam.cfu ?? 0) > 0 &&
              (read.exam.cfu ?? 0) <= 60),
        ),
      ),
    );
  });
});
