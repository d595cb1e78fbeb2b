import { describe, expect, it } from 'vitest';
import {
  parseClmgDestinations,
  parseMscDestinations,
  parseUgDestinations,
} from './parseDestinations.ts';
import { distinctCourses, parseClmgPlan, parsePlan, rowOfCourse } from './parsePlan.ts';

describe('a plan', () => {
  it('keeps exams with a name, trimmed, also without credits', () => {
    const rows = [
      { id: 1, subject: ' Statistica ', cfu: null },
      { id: 2, subject: null, cfu: 6 },
      { id: 'a-uuid', subject: 'Diritto', cfu: 0 },
      { id: 4, subject: '  ', cfu: 6 },
    ];
    expect(parsePlan(rows)).toEqual([
      { id: 'Statistica', subject: 'Statistica', cfu: null },
      { id: 'Diritto', subject: 'Diritto', cfu: 0 },
    ]);
  });

  it('accepts credits as text, and leaves out malformed rows', () => {
    const rows = [{ id: 1, subject: 'Diritto', cfu: ' 7,5' }, { id: 2, subject: 3 }, 'row', null];
    expect(parsePlan(rows)).toEqual([{ id: 'Diritto', subject: 'Diritto', cfu: 7.5 }]);
  });

  it('gives every exam an id of its own, which stays when the table is filled again', () => {
    const rows = [{ subject: 'Seminario' }, { subject: 'Seminario 2' }, { subject: 'Seminario ' }];
    const ids = parsePlan(rows).map((exam) => exam.id);
    expect(new Set(ids).size).toBe(3);
    expect(parsePlan(rows.map((row, id) => ({ ...row, id }))).map((exam) => exam.id)).toEqual(ids);
  });

  it('names each course once and remembers how the table spells it', () => {
    const rows = ['Finanza', 'Economia ', 'Economia', 'Finanza', '', null];
    expect(distinctCourses(rows.map((course) => ({ course })))).toEqual([
      { name: 'Economia', spellings: ['Economia ', 'Economia'] },
      { name: 'Finanza', spellings: ['Finanza'] },
    ]);
  });

  it('finds a course in another table that spells it differently', () => {
    const rows = [{ course: 'FINANCE ' }, { course: null }];
    expect(rowOfCourse(rows, 'Finance')).toBe(rows[0]);
    expect(rowOfCourse(rows, 'Financing')).toBeUndefined();
    expect(rowOfCourse(undefined, 'Finance')).toBeUndefined();
    expect(rowOfCourse(rows, null)).toBeUndefined();
  });
});

const mscRow = {
  ID: 7,
  University: ' Waseda University ',
  Continent: 'Asia ',
  'Lowest Score': '646,38',
  'Highest Score': 'n.d.',
  'SLOTS 2024/25': '5',
  'ADDITIONAL ACADEMIC REQUIREMENTS': null,
  'ADDITIONAL LANGUAGE REQUIREMENT': 'Inglese B2',
  NOTES: ' ',
};

const bare = { region: '', lowest: null, highest: null, notes: [] };

describe('CLMG destinations', () => {
  it('are trimmed, and may lack most columns', () => {
    const full = {
      id: 1,
      uni: ' Vienna ',
      country: ' Austria ',
      lowest: '26,4',
      highest: 30,
      codice: ' A 12 ',
      sel_details: ' ISEE ',
    };
    const rows = [full, { id: 2, uni: 'Oslo', state: ' chiusa ' }, { id: 3 }, { id: 4, uni: '  ' }];
    const notes = [
      { kind: 'code', text: 'A 12' },
      { kind: 'selection', text: 'ISEE' },
    ];
    expect(parseClmgDestinations(rows)).toEqual([
      { id: '1', name: 'Vienna', region: 'Austria', lowest: 26.4, highest: 30, notes },
      { ...bare, id: '2', name: 'Oslo', notes: [{ kind: 'selection', text: 'chiusa' }] },
    ]);
  });
});

describe('MSc and UG destinations', () => {
  it('are left out without a name, and have notes by kind', () => {
    const wordy = {
      ...mscRow,
      'Highest Score': '700',
      'ADDITIONAL ACADEMIC REQUIREMENTS': ' Tesi ',
      NOTES: ' Inverno ',
    };
    const [waseda, ...others] = parseMscDestinations([
      wordy,
      { ID: 8 },
      { ID: 9, University: ' ' },
    ]);
    expect(others).toEqual([]);
    expect(waseda).toMatchObject({ region: 'Asia', highest: 700 });
    expect(waseda?.notes).toContainEqual({ kind: 'academic', text: 'Tesi' });
    expect(waseda?.notes).toContainEqual({ kind: 'notes', text: 'Inverno' });
    expect(parseUgDestinations([{ id: 1 }, { id: 2, uni_name: ' ' }])).toEqual([]);
    const [oslo] = parseUgDestinations([
      { id: 3, uni_name: 'Oslo', continent: ' Europa ', sel_details: ' ISEE ' },
    ]);
    expect(oslo).toMatchObject({ region: 'Europa', notes: [{ kind: 'selection', text: 'ISEE' }] });
  });

  // @spec entities.9
  it('take scores that are text, and tables that say less', () => {
    const [vienna] = parseUgDestinations([{ id: 1, uni_name: 'Vienna', min_score: '26,4' }]);
    expect(vienna).toMatchObject({ lowest: 26.4, highest: null, region: '', notes: [] });
    const [keio] = parseMscDestinations([{ ID: 1, University: 'Keio', 'SLOTS 2024/25': 2 }]);
    expect(keio).toMatchObject({ lowest: null, notes: [{ kind: 'slots', text: '2' }] });
  });

  // @spec entities.7
  it('read decimal commas and keep what the call says', () => {
    const notes = [
      { kind: 'slots', text: '5' },
      { kind: 'language', text: 'Inglese B2' },
    ];
    expect(parseMscDestinations([mscRow])).toEqual([
      { id: '7', name: 'Waseda University', region: 'Asia', lowest: 646.38, highest: null, notes },
    ]);
  });

  it('survive empty cells and leave out rows without a name', () => {
    const empty = { continent: null, min_score: null, max_score: null, sel_details: null };
    expect(parseUgDestinations([{ id: 1, uni_name: 'Keio', ...empty }])).toEqual([
      { ...bare, id: '1', name: 'Keio' },
    ]);
    expect(parseUgDestinations([{ id: 2, uni_name: '  ', ...empty }])).toEqual([]);
    const malformed = [null, { ID: 1, University: 3 }, { University: 'Keio' }];
    expect(parseMscDestinations(malformed)).toEqual([]);
  });
});

describe('CLMG rows', () => {
  // @spec entities.8
  it('take numbers and text that is one', () => {
    const rows = [
      { id: 1, course: 'Diritto', cfu: 9 },
      { id: 'x', course: 'Storia', cfu: '7,5' },
    ];
    expect(parseClmgPlan(rows)).toEqual([
      { id: 'Diritto', subject: 'Diritto', cfu: 9 },
      { id: 'Storia', subject: 'Storia', cfu: 7.5 },
    ]);
  });

  it('leave out what is no exam', () => {
    const rows = [null, 'row', 3, {}, { id: 1 }, { id: 1, course: 5 }, { id: 1, course: ' ' }];
    expect(parseClmgPlan(rows)).toEqual([]);
  });

  // @spec entities.8
  it('take the details from sel_details, else from state, else from nowhere', () => {
    const row = { id: 1, uni: 'Leiden', country: 'Paesi Bassi', lowest: 25.7, highest: null };
    const notesOf = (extra: object) => parseClmgDestinations([{ ...row, ...extra }])[0]?.notes;
    expect(notesOf({ sel_details: 'Primo turno', state: 'Altro' })).toEqual([
      { kind: 'selection', text: 'Primo turno' },
    ]);
    expect(notesOf({ sel_details: null, state: 'Secondo turno', codice: 19 })).toEqual([
      { kind: 'code', text: '19' },
      { kind: 'selection', text: 'Secondo turno' },
    ]);
    expect(notesOf({})).toEqual([]);
  });
});
