/** Findings about calculators and about rows that are compared, each from rows with just this fault. */
import { describe, expect, it } from 'vitest';
import { comparedKinds, exam, found, handout, person, rememberKinds } from './contentRows.ts';

const { expectKinds, unseen } = rememberKinds();

describe('calculators', () => {
  const score = (value: unknown) => ({
    ID: 1,
    University: 'Wien',
    Continent: 'Europa',
    'Lowest Score': value,
    'Highest Score': '900',
  });

  it.each([null, ''])('no score: %j', async (value) => {
    const [first] = await found({ dest_exc_msc: [score(value)] });
    expectKinds([first ?? '']).toEqual([
      expect.stringContaining('missing score | dest_exc_msc | 1'),
    ]);
  });

  it.each(['da definire', '27 circa', '1.234', '-3'])('no number: %s', async (value) => {
    expectKinds(await found({ dest_exc_msc: [score(value)] })).toEqual([
      `unreadable score | dest_exc_msc | 1 | Lowest Score | ${JSON.stringify(value)}`,
    ]);
  });

  it('no credits, and a real 0', async () => {
    const rows = [null, 0].map((cfu, id) => ({ id, course: `Esame ${id}`, cfu }));
    expectKinds(await found({ CLMG_studyplan: rows })).toEqual([
      'missing value | CLMG_studyplan | 0 | cfu | NULL',
    ]);
  });

  it('numbers as text, as a sheet leaves them', async () => {
    const rows = {
      course_subjects: ['7,5', 'n.d.'].map((cfu, id) => ({ ...exam, id, subject: `${id}`, cfu })),
      course_subjects_UG: [exam],
      'course-multiplier_UG': ['1.025', '0,104', 'circa 1'].map((multiplier, id) => ({
        id,
        course: id === 0 ? 'Economia' : `Altro ${id}`,
        multiplier,
        cfu_min: null,
      })),
    };
    const findings = await found(rows);
    expectKinds(findings.filter((text) => text.startsWith('missing'))).toEqual([
      'missing multiplier | course-multiplier_UG | 2 | multiplier | "circa 1"',
      'missing value | course_subjects | 1 | cfu | "n.d."',
    ]);
  });

  it('no multiplier', async () => {
    const rows = {
      'course multipliers estimation': [
        { id: 1, course: 'Finance', 'GPA mult.': 1, 'NC mult': null },
      ],
      'cours-subject_MS_exchange': [{ ...exam, course: 'Finance' }],
      NC_max: [{ id: 1, course: 'Finance', NC_MAX: null }],
    };
    expectKinds(await found(rows)).toEqual([
      'missing multiplier | course multipliers estimation | 1 | NC mult | NULL',
    ]);
  });

  it('a course in one table and not in the other, in both directions', async () => {
    const multiplier = (course: string) => ({ id: 1, course, multiplier: 0.1, cfu_min: 35 });
    const rows = {
      course_subjects: [exam],
      course_subjects_UG: [exam],
      'course-multiplier_UG': [multiplier('Economia aziendale')],
    };
    expectKinds(await found(rows)).toEqual([
      'course without partner | course-multiplier_UG | course | course_subjects_UG',
      'course without partner | course_subjects_UG | course | course-multiplier_UG',
    ]);
  });

  it('a course that two tables spell differently, once', async () => {
    const rows = { course_subjects: [exam], course_subjects_UG: [{ ...exam, course: 'ECONOMIA' }] };
    const findings = (await found(rows)).filter((text) => !text.includes('multiplier'));
    expectKinds(findings).toEqual([
      'spelled differently elsewhere | course_subjects | course | course_subjects_UG | "ECONOMIA"',
    ]);
  });

  it('a subject that one year spells in two ways; another year may have its own', async () => {
    const handouts = [
      handout,
      { ...handout, id: 2, filename: 'Altra.pdf', subject: 'statistica' },
      { ...handout, id: 3, year: 'Second Year', subject: 'STATISTICA' },
    ];
    expectKinds(await found({ handouts })).toEqual([
      'two spellings | handouts | subject | "Statistica"',
    ]);
  });
});

it('rows that a student cannot tell apart', async () => {
  const rows = {
    handouts: [handout, { ...handout, id: 2, filename: 'buona.PDF' }],
    representatives: [person, { ...person, id: 2, name: 'aurora  esempio' }],
  };
  expectKinds(await found(rows)).toEqual([
    'duplicate | handouts | 2 | 1',
    'duplicate | representatives | 2 | 1',
  ]);
});

it('covers every kind of compared rows', () => {
  expect(comparedKinds.filter((kind) => unseen().includes(kind))).toEqual([]);
});
