import { describe, expect, it } from 'vitest';
import { type Entry, indexEntry } from './entry.ts';
import {
  type EntryGroup,
  groupLimit,
  groupOfWaysOn,
  keepPositions,
  resultsFor,
} from './results.ts';

const named = (label: string, ...keywords: string[]): Entry =>
  indexEntry({ id: label, to: '/', label, keywords }, undefined);
const many = (count: number, label: string) =>
  Array.from({ length: count }, (_, index) => named(`${label} ${index}`));

const group = (name: string, entries: readonly Entry[]): EntryGroup => ({
  name,
  heading: name,
  entries,
  suggested: name === 'pages' || name === 'calculators',
  byTerm: name === 'files' ? 'names' : name === 'texts' ? 'texts' : undefined,
});

const withTexts = (...texts: Entry[]): EntryGroup[] => [
  group('pages', many(9, 'Pagina')),
  group('courses', [...many(7, 'Esame'), named('Voto e metodo')]),
  group('guides', [named('Come si alza il voto')]),
  group('questions', [named('Come si ottiene una borsa?')]),
  group('representatives', []),
  group('calculators', [named('Voto di laurea')]),
  group('events', [named('Il voto')]),
  group('texts', texts),
];
const entries = withTexts();
const groups = (typed: string) => resultsFor(entries, typed).groups.map(({ name }) => name);

describe('resultsFor', () => {
  it.each(['', ' '])('shows pages and calculators before anything is typed: %j', (typed) => {
    expect(groups(typed)).toEqual(['pages', 'calculators']);
    expect(resultsFor(entries, typed).groups[0]?.items).toHaveLength(groupLimit);
  });

  it('shows the first of a kind and says how many there are', () => {
    const [courses] = resultsFor(entries, 'esami').groups;
    expect(courses).toMatchObject({ name: 'courses', total: 7 });
    expect(courses?.items.map(({ label }) => label)).toEqual(
      many(groupLimit, 'Esame').map(({ label }) => label),
    );
  });

  it('leaves out kinds without a result, and puts the kind of the best one first', () => {
    expect(groups('voto')).toEqual(['courses', 'calculators', 'guides', 'events']);
    expect(groups('voto di')).toEqual(['calculators', 'courses', 'guides', 'events']);
    expect(groups('la borsa')).toEqual(['questions']);
    expect(groups('xyzzy')).toEqual([]);
  });

  it('shows what matches most words where nothing matches all, and matches inside PDFs', () => {
    expect(resultsFor(entries, 'borse di studio')).toMatchObject({
      groups: [{ name: 'questions' }],
      isComplete: false,
    });
    expect(resultsFor(withTexts(named('Statistica.pdf')), 'borse di studio')).toMatchObject({
      groups: [{ name: 'texts' }, { name: 'questions' }],
      isComplete: true,
    });
    expect(resultsFor(withTexts(named('Statistica.pdf')), 'esame').groups).toMatchObject([
      { name: 'courses' },
      { name: 'texts' },
    ]);
  });
});

describe('files', () => {
  const courses = group('courses', [named('Microeconomia'), named('Diritto privato')]);
  const questions = group('questions', [named('Dove trovo gli appunti?')]);
  const files = (...names: string[]) =>
    group(
      'files',
      names.map((name) => named(name)),
    );
  const first = (typed: string, ...found: string[]) =>
    resultsFor([courses, files(...found), questions], typed).groups[0]?.items[0]?.label;

  it.each([
    ['microeconomia appunti', 'Microeconomia - Appunti completi.pdf'],
    ['appunti', 'Econometria - Appunti completi.pdf'],
    ['iva', 'Diritto tributario - IVA al 22%.pdf'],
  ])('come first where their names have every word: %s', (typed, file) => {
    expect(first(typed, file)).toBe(file);
  });

  it('come after the course that is asked for', () => {
    expect(first('microeconomia', 'Microeconomia - Appunti.pdf')).toBe('Microeconomia');
  });

  it('are found for a word that is mistyped, which the result says', () => {
    const found = resultsFor(
      [courses, files('Microeconomia - Appunti.pdf')],
      'microeconmia apunti',
    );
    expect(found).toMatchObject({
      isCorrected: true,
      isComplete: true,
      terms: ['microeconomia', 'appunti'],
      groups: [{ name: 'files' }],
    });
  });

  it('may follow, so that nothing is corrected while names are loading', () => {
    expect(resultsFor([courses], 'microeconmia', true)).toMatchObject({
      groups: [],
      isCorrected: false,
    });
  });
});

describe('a question for people', () => {
  const people = {
    ...group('representatives', [named('Anna Esempio', 'tasse, fees')]),
    people: true,
  };
  const guides = group('guides', [named('Tasse e ISEE', 'fees'), named('Chi paga le tasse')]);
  const order = (typed: string) =>
    resultsFor([guides, people], typed).groups.map(({ name }) => name);

  it.each(['chi si occupa di tasse', 'A chi scrivo per le tasse?', 'who deals with fees'])(
    'finds them first: %s',
    (typed) => expect(order(typed)).toEqual([people.name, guides.name]),
  );

  it.each(['tasse', 'chi paga le tasse'])('leaves a better name first: %s', (typed) => {
    expect(order(typed)[0]).toBe(guides.name);
  });

  it('does not find them for how to write something', () => {
    const thesis = group('guides', [named('Thesis')]);
    const found = resultsFor([people, thesis], 'how to write my thesis');
    expect(found).toMatchObject({ isComplete: true, groups: [{ name: 'guides' }] });
    expect(found.groups).toHaveLength(1);
  });
});

it('without results, offers links to the courses, the assistant and the representatives', () => {
  const to = (path: string) => indexEntry({ id: path, to: path, label: path }, undefined);
  const pages = ['/', '/rappresentanti', '/dispense', '/guide', '/#eventi', '/#astra-gpt'].map(to);
  const others = group('questions', [to('/rappresentanti')]);
  const ways = groupOfWaysOn([group('pages', pages), others], 'Oppure');
  expect(ways).toMatchObject({ heading: 'Oppure', total: 3 });
  expect(ways.items.map(({ id }) => id)).toEqual(['/dispense', '/#astra-gpt', '/rappresentanti']);
});

describe('results that arrive one section after the other', () => {
  const found = (typed: string, ...groups: EntryGroup[]) => resultsFor(groups, typed).groups;
  const pages = group('pages', [named('Il voto')]);
  const courses = group('courses', [named('Voto e metodo')]);
  const guides = group('guides', [named('Come si alza il voto')]);
  const texts = group('texts', [named('Statistica.pdf')]);
  const order = (all: ReturnType<typeof found>, shown: string[], mayLead: boolean) =>
    keepPositions(all, shown, mayLead).map(({ name }) => name);

  it('holds names with only some of the terms back while names are loading', () => {
    expect(resultsFor(entries, 'borse di studio', true).groups).toEqual([]);
    expect(resultsFor(entries, 'voto di', true).groups).not.toEqual([]);
  });

  it('keeps shown results in position', () => {
    const all = found('voto', pages, courses, guides, texts);
    expect(order(all, [], true)).toEqual(['courses', 'pages', 'guides', 'texts']);
    expect(order(all, ['guides', 'texts'], false)).toEqual(['guides', 'texts', 'courses', 'pages']);
  });

  it('puts only what is first of all there, until the highlight has been moved', () => {
    const all = found('voto', pages, courses, guides, texts);
    expect(order(all, ['guides', 'pages'], true)).toEqual(['courses', 'guides', 'pages', 'texts']);
    expect(order(found('voto', guides, pages), ['guides'], true)).toEqual(['guides', 'pages']);
    const partial = found('borse di studio', group('questions', [named('Una borsa?')]), texts);
    expect(order(partial, ['questions'], true)).toEqual(['questions', 'texts']);
  });
});
