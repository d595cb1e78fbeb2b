import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gradedExam } from '../formulas/tests/arbitraryExams.ts';
import { typedFinal } from '../formulas/typedFinal.ts';
import { isHopelessBachelor, readForm, typedMultiplier } from './readForm.ts';

const exam = { id: '1', subject: 'Finanza', ...gradedExam(28, 6) };
const course = { gpaMultiplier: 0.98, ncMultiplier: null, ncMax: 60, courseCfu: 90 };
const form = { estimated: true, wa: '', cfu: '', bachelor: '104,5' };

describe('readForm', () => {
  it('uses the estimated multipliers of the course, missing ones included', () => {
    expect(readForm(form, course, [exam])).toEqual({
      input: { exams: [exam], ...course, bachelorGrade: 104.5 },
    });
  });

  it('uses the typed multipliers when the estimated ones are off', () => {
    const typed = { ...form, estimated: false, wa: '1,02', cfu: '0.97' };
    expect(readForm(typed, course, [exam])).toMatchObject({
      input: { gpaMultiplier: 1.02, ncMultiplier: 0.97 },
    });
  });

  it('asks for a course and for grades first', () => {
    expect(readForm(form, null, [exam])).toEqual({ problem: 'exams' });
    expect(readForm(form, course, [])).toEqual({ problem: 'exams' });
    expect(readForm(form, course, [{ ...exam, grade: 0 }])).toEqual({ problem: 'exams' });
  });

  // @spec validation.10
  it.each([
    ['', '1'],
    ['1', ''],
    ['0', '1'],
    ['1', '0,00'],
    ['x', '1'],
    ['-1', '1'],
  ])('wants both multipliers: %j and %j are not', (wa, cfu) => {
    expect(readForm({ ...form, estimated: false, wa, cfu }, course, [exam])).toEqual({
      problem: 'multipliers',
    });
  });

  // @spec validation.11
  it.each(['', '65', '65,99', '110,01', '111', '110L', '1e2', '-80', '<b>'])(
    'refuses a bachelor grade of %j',
    (bachelor) => {
      expect(readForm({ ...form, bachelor }, course, [exam])).toEqual({ problem: 'bachelor' });
    },
  );
});

it.each(['', '1', '10', '104', '104,', '104,5', '6'])('%j may become a bachelor grade', (text) => {
  expect(isHopelessBachelor(text)).toBe(false);
});

it.each(['111', '110,5', 'a', '110L', '-', '1e2'])('%j is a hopeless bachelor grade', (text) => {
  expect(isHopelessBachelor(text)).toBe(true);
});

describe('typed numbers', () => {
  it('are within their bounds or null', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const bachelor = typedFinal(text);
        const multiplier = typedMultiplier(text);
        return (
          (bachelor === null || (bachelor >= 66 && bachelor <= 110)) &&
          (multiplier === null || multiplier > 0)
        );
      }),
    );
  });
});
