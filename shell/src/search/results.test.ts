import { describe, expect, it } from 'vitest';
import { type Entry, entry } from './entry.ts';
import { groupLimit, resultsFor } from './results.ts';

const named = (label: string): Entry => entry({ id: label, to: '/', accent: undefined, label });
const many = (count: number, label: string) =>
  Array.from({ length: count }, (_, index) => named(`${label} ${index}`));

const entries = {
  pages: many(9, 'Pagina'),
  courses: [...many(7, 'Esame'), named('Voto e metodo')],
  guides: [named('Come si alza il voto')],
  representatives: [],
  calculators: [named('Voto di laurea')],
  events: [named('Il voto')],
  questions: [named('Come si ottiene una borsa?')],
  texts: [],
};
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

  it('shows what says most of the words where nothing says all, and what stands inside the PDFs', () => {
    expect(resultsFor(entries, 'borse di studio')).toMatchObject({
      groups: [{ name: 'questions' }],
      isWhole: false,
    });
    const texts = [named('Statistica.pdf')];
    expect(resultsFor({ ...entries, texts }, 'borse di studio').groups).toMatchObject([
      { name: 'texts' },
      { name: 'questions' },
    ]);
    expect(resultsFor({ ...entries, texts }, 'esame').groups).toMatchObject([
      { name: 'courses' },
      { name: 'texts' },
    ]);
  });
});
