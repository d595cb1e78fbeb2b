import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChanges } from './mergeChanges.ts';

const marks = (given: object) => ({ plans: [{ id: 'first', marks: given }] });

describe('what two tabs entered', () => {
  it.each([
    ['other exams', { A: 18 }, { A: 18, B: 28 }, { A: 18, C: 30 }, { A: 18, B: 28, C: 30 }],
    ['an exam that only the other tab changed', { A: 18 }, { A: 18 }, { A: 30 }, { A: 30 }],
    ['an exam that both changed', { A: 18 }, { A: 28 }, { A: 30 }, { A: 28 }],
    ['an exam that was cleared', { A: 18, B: 20 }, { A: 18, B: 20 }, { B: 20 }, { B: 20 }],
    ['an exam cleared here and changed there', { A: 18 }, {}, { A: 30 }, { A: 30 }],
    ['an exam changed here and cleared there', { A: 18 }, { A: 30 }, {}, { A: 30 }],
  ])('keeps %s', (_, base, mine, theirs, merged) => {
    expect(mergeChanges(marks(base), marks(mine), marks(theirs))).toEqual(marks(merged));
  });

  it('keeps everything of both when they have nothing in common', () => {
    expect(mergeChanges(undefined, marks({ A: 28 }), marks({ B: 30 }))).toEqual(
      marks({ A: 28, B: 30 }),
    );
  });

  it('keeps the plans of both, and drops one that was deleted', () => {
    const plans = (...ids: string[]) => ids.map((id) => ({ id }));
    expect(mergeChanges(plans('a', 'b'), plans('a', 'b', 'c'), plans('a', 'd'))).toEqual(
      plans('a', 'c', 'd'),
    );
  });

  it('changes nothing when only one tab was used', () => {
    const entered = fc.dictionary(fc.string(), fc.integer()).map(marks);
    fc.assert(
      fc.property(entered, entered, (base, changed) => {
        expect(mergeChanges(base, changed, base)).toEqual(changed);
        expect(mergeChanges(base, base, changed)).toEqual(changed);
      }),
    );
  });
});
