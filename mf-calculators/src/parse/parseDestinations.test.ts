import { expect, it } from 'vitest';
import { destinationColumns, parseDestinations } from './parseDestinations.ts';

type Table = keyof typeof destinationColumns;

const bare = { region: '', place: [], lowest: null, highest: null, notes: [] };
const note = (kind: string, text: string, english = '') => ({ kind, text, english });
const parsed = (table: Table, ...rows: unknown[]) =>
  parseDestinations(destinationColumns[table])(rows);

const mscRow = {
  ID: 7,
  University: ' Waseda University ',
  Continent: 'Asia ',
  'Lowest Score': '646,38',
  'Highest Score': 'n.d.',
  'SLOTS 2023/24': 9,
  'SLOTS 2024/25': 5,
  'SLOTS IN ALL': 14,
  'ADDITIONAL ACADEMIC REQUIREMENTS': ' Tesi ',
  'ADDITIONAL LANGUAGE REQUIREMENT': 'Inglese B2',
  NOTES: ' ',
};
const ugRow = { id: 3, uni_name: 'Oslo', continent: ' Europa ', min_score: '26,4', max_score: 30 };
const clmgRow = { id: 1, uni: ' Vienna ', country: ' Austria ', lowest: 25.7, highest: null };

// @spec entities.7 entities.8 entities.9
it.each<[string, Table, object, object]>([
  [
    'MSc with text for numbers, and notes by kind',
    'msc',
    mscRow,
    {
      id: '7',
      name: 'Waseda University',
      region: 'Asia',
      place: [],
      lowest: 646.38,
      highest: null,
      notes: [
        { ...note('slots', '5'), call: '2024/25' },
        note('academic', 'Tesi'),
        note('language', 'Inglese B2'),
      ],
    },
  ],
  [
    'UG with its details',
    'ug',
    { ...ugRow, sel_details: ' ISEE ' },
    {
      id: '3',
      name: 'Oslo',
      region: 'Europa',
      place: [],
      lowest: 26.4,
      highest: 30,
      notes: [note('selection', 'ISEE')],
    },
  ],
  [
    'CLMG with its code, and its details rather than its state',
    'clmg',
    { ...clmgRow, codice: 19, sel_details: 'Primo turno', state: 'Altro' },
    {
      id: '1',
      name: 'Vienna',
      region: 'Austria',
      place: [],
      lowest: 25.7,
      highest: null,
      notes: [note('code', '19'), note('selection', 'Primo turno')],
    },
  ],
  [
    'CLMG with its state where it has no details',
    'clmg',
    { id: 2, uni: 'Oslo', sel_details: null, state: ' chiusa ' },
    { ...bare, id: '2', name: 'Oslo', notes: [note('selection', 'chiusa')] },
  ],
  ['CLMG without most columns', 'clmg', { id: 2, uni: 'Oslo' }, { ...bare, id: '2', name: 'Oslo' }],
  [
    'city, country and an English note where the table has them',
    'ug',
    { ...ugRow, City: ' Oslo ', country: 'Norvegia', sel_details: 'Sede', sel_details_en: 'Seat' },
    {
      id: '3',
      name: 'Oslo',
      region: 'Europa',
      place: ['Oslo', 'Norvegia'],
      lowest: 26.4,
      highest: 30,
      notes: [note('selection', 'Sede', 'Seat')],
    },
  ],
  [
    'UG without most cells',
    'ug',
    { id: 1, uni_name: 'Keio', min_score: null },
    { ...bare, id: '1', name: 'Keio' },
  ],
])('reads a destination: %s', (_, table, row, destination) => {
  expect(parsed(table, row)).toEqual([destination]);
});

it.each<[Table, unknown]>([
  ['msc', null],
  ['msc', { ID: 8 }],
  ['msc', { ID: 1, University: {} }],
  ['msc', { University: 'Keio' }],
  ['ug', { id: 2, uni_name: ' ' }],
  ['clmg', { id: 3 }],
])('leaves out a row of %s without an id or a name: %j', (table, row) => {
  expect(parsed(table, row)).toEqual([]);
});
