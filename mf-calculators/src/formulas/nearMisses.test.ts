import { describe, expect, it } from 'vitest';
import { rank } from './destinations.ts';
import { nearMisses } from './nearMisses.ts';

const at = (name: string, lowest: number | null) => ({
  id: name,
  name,
  place: '',
  lowest,
  highest: null,
  notes: [],
});

describe('nearMisses', () => {
  it('names the next distances and how many destinations they open in all', () => {
    const ranked = rank([at('In', 27), at('A', 29), at('B', 29), at('C', 30), at('?', null)], 28);
    expect(nearMisses(ranked, 3)).toEqual([
      { points: 1, name: 'A', opened: 2 },
      { points: 2, name: 'C', opened: 3 },
    ]);
  });

  it('counts every destination at the last distance that it names', () => {
    const ranked = rank([at('A', 29), at('B', 29), at('C', 30)], 28);
    expect(nearMisses(ranked, 1)).toEqual([{ points: 1, name: 'A', opened: 2 }]);
  });

  it('has nothing to say when all is reached, or nothing is known', () => {
    expect(nearMisses(rank([at('A', 20), at('?', null)], 28), 3)).toEqual([]);
    expect(nearMisses(rank([at('A', 20)], null), 3)).toEqual([]);
  });
});
