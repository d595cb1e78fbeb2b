import { describe, expect, it } from 'vitest';
import { examBadge, isThesis, passedCfu } from './exam.ts';
import { gradedExam } from './tests/arbitraryExams.ts';

describe('isThesis', () => {
  // @spec validation.7
  it.each([
    'Tesi',
    'TESI DI LAUREA',
    'Prova finale (tesi)',
    'Final  paper',
    'Thesis',
    'L’elaborato finale',
    'tesi/stage',
  ])('knows %j', (subject) => {
    expect(isThesis(subject)).toBe(true);
  });

  // @spec validation.7
  it.each([
    'Sintesi',
    'Ipotesi e modelli',
    'Antitesi',
    'Synthesis',
    'Tesina',
    'Elaborato',
    'Final exam',
    'Fotosintèsi',
    '',
  ])('leaves %j an exam', (subject) => {
    expect(isThesis(subject)).toBe(false);
  });
});

describe('examBadge', () => {
  // @spec validation.14 validation.16
  it.each([
    [0, 'notTaken'],
    [17, 'notPassed'],
    [18, 'sufficient'],
    [23, 'sufficient'],
    [24, 'good'],
    [26, 'good'],
    [27, 'excellent'],
    [31, 'excellent'],
  ])('a grade of %d is %s', (grade, kind) => {
    expect(examBadge({ grade, isSeminar: false, completed: grade > 0 })).toBe(kind);
  });

  // "Non sostenuto" stood beside a ticked "sostenuto".
  it('an exam that is completed without a grade asks for it', () => {
    expect(examBadge({ grade: 0, isSeminar: false, completed: true })).toBe('gradeMissing');
  });

  // @spec validation.16
  it('a seminar is completed', () => {
    expect(examBadge({ grade: 0, isSeminar: true, completed: true })).toBe('seminarCompleted');
  });
});

describe('passedCfu', () => {
  // @spec validation.14
  it('counts grades from 18 and seminars, not failures and not unknown credits', () => {
    const exam = gradedExam(28, 6);
    const seminar = { ...gradedExam(0, 2), isSeminar: true };
    expect(passedCfu([exam, seminar, gradedExam(17, 6), { ...exam, cfu: null }])).toBe(8);
  });
});
