import { describe, expect, it } from 'vitest';
import { createCalculatorStore } from './createCalculatorStore.ts';
import { noMark, withGrade } from './marks.ts';

const inherited = Object.getOwnPropertyNames(Object.prototype);

/** A link whose course was called `constructor` ended the calculator, and reported a crash of the live version. */
describe('a course and an exam with the name of what every object has', () => {
  it.each(inherited)('%s: a link shows it, empty, and it takes marks', (course) => {
    const { actions, persistence, current } = createCalculatorStore({
      type: 'graduation',
      fields: () => ({}),
    });
    const chosen = () => current().courses.get(course);
    persistence.showShared({ v: 1, course, courses: {} });
    expect(chosen()).toBeUndefined();
    actions.addExam({ subject: 'Arabo', cfu: 6 }, 30);
    actions.mark(course, (mark) => withGrade(mark, 28));
    const id = chosen()?.own[0]?.id ?? '';
    expect(chosen()).toEqual({
      own: [{ id, subject: 'Arabo', cfu: 6 }],
      marks: new Map([
        [id, withGrade(noMark, 30)],
        [course, withGrade(noMark, 28)],
      ]),
    });
    const saved = persistence.state.read();
    expect(Object.keys(saved.scenarios[0]?.courses ?? {})).toEqual([course]);
    persistence.state.write(saved);
    expect(chosen()?.marks.size).toBe(2);
    actions.removeExam(course);
    expect(chosen()?.marks.size).toBe(1);
    actions.undo();
    expect(chosen()?.marks.size).toBe(2);
  });
});
