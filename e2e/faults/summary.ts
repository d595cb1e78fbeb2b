import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const matrices = { '@faults': 'faults', '@backend': 'backend' };

/**
 * Prints how much of each matrix holds: `faults 72/72`. A test belongs to the matrix that its tag names;
 * it is one cell, or as many as its annotation `cells` says, each of which is then one of its steps.
 * The last try counts, and what needed it is said.
 */
export default class Summary implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    if (test.tags.some((tag) => tag in matrices)) this.tests.add(test);
  }

  onEnd(): void {
    for (const [tag, name] of Object.entries(matrices)) {
      const count = { passed: 0, late: 0, all: 0 };
      for (const test of this.tests) {
        if (!test.tags.includes(tag)) continue;
        const cells = cellsOf(test);
        const tries = test.results.map((result) => held(cells, result));
        const passed = tries.at(-1) ?? 0;
        count.all += cells;
        count.passed += passed;
        count.late += Math.max(0, passed - (tries[0] ?? 0));
      }
      const { passed, late, all } = count;
      const again =
        late > 0 ? `, ${late} of them at ${late === 1 ? 'its' : 'their'} second try` : '';
      if (all > 0) console.log(`${name} ${passed}/${all}${again}`);
    }
  }
}

function cellsOf({ annotations }: TestCase): number {
  return Number(annotations.find(({ type }) => type === 'cells')?.description ?? 1);
}

function held(cells: number, { status, steps }: TestResult): number {
  if (status === 'passed') return cells;
  const done = steps.filter(({ category, error }) => category === 'test.step' && !error).length;
  // Something failed between the steps, if none of them did.
  return Math.min(done, cells - 1);
}
