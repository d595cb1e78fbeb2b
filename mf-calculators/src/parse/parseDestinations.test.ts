import { describe, expect, it } from 'vitest';
import { destinationColumns, parseDestinations } from './parseDestinations.ts';

const parseMscDestinations = parseDestinations(destinationColumns.msc);
const parseUgDestinations = parseDestinations(destinationColumns.ug);
const parseClmgDestinations = parseDestinations(destinationColumns.clmg);

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

  // @spec entities.8
  it('have the details from sel_details, else from state', () => {
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

describe('MSc and UG destinations', () => {
  it('have notes by kind', () => {
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
    expect(waseda?.notes).toEqual([
      { kind: 'slots', text: '5' },
      { kind: 'academic', text: 'Tesi' },
      { kind: 'language', text: 'Inglese B2' },
      { kind: 'notes', text: 'Inverno' },
    ]);
    expect(parseUgDestinations([{ id: 1 }, { id: 2, uni_name: ' ' }])).toEqual([]);
    const [oslo] = parseUgDestinations([
      { id: 3, uni_name: 'Oslo', continent: ' Europa ', sel_details: ' ISEE ' },
    ]);
    expect(oslo).toMatchObject({ region: 'Europa', notes: [{ kind: 'selection', text: 'ISEE' }] });
  });

  // @spec entities.9
  it('accept scores as text, and may lack most columns', () => {
    const [vienna] = parseUgDestinations([{ id: 1, uni_name: 'Vienna', min_score: '26,4' }]);
    expect(vienna).toMatchObject({ lowest: 26.4, highest: null, region: '', notes: [] });
    const [keio] = parseMscDestinations([{ ID: 1, University: 'Keio', 'SLOTS 2024/25': 2 }]);
    expect(keio).toMatchObject({ lowest: null, notes: [{ kind: 'slots', text: '2' }] });
  });

  // @spec entities.7
  it('accept decimal commas, and keep the notes', () => {
    const notes = [
      { kind: 'slots', text: '5' },
      { kind: 'language', text: 'Inglese B2' },
    ];
    expect(parseMscDestinations([mscRow])).toEqual([
      { id: '7', name: 'Waseda University', region: 'Asia', lowest: 646.38, highest: null, notes },
    ]);
  });

  it('accept empty cells, and are left out without a name', () => {
    const empty = { continent: null, min_score: null, max_score: null, sel_details: null };
    expect(parseUgDestinations([{ id: 1, uni_name: 'Keio', ...empty }])).toEqual([
      { ...bare, id: '1', name: 'Keio' },
    ]);
    expect(parseUgDestinations([{ id: 2, uni_name: '  ', ...empty }])).toEqual([]);
    const malformed = [null, { ID: 1, University: {} }, { University: 'Keio' }];
    expect(parseMscDestinations(malformed)).toEqual([]);
  });
});
