import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const matrices = { '@faults': 'faults', '@backend': 'backend' };

/**
 * Prints how much of each matrix holds: `faults 72/72`. A test belongs to the matrix that its tag names;
 * it is one cell, or as many as its annotation `cells` says, each of which is then one of its steps.
 * The last try counts.
 */
export default class Summary implements Reporter {
  private readonly last = new Map<TestCase, TestResult>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.tags.some((tag) => tag in matrices)) this.last.set(test, result);
  }

  onEnd(): void {
    for (const [tag, name] of Object.entries(matrices)) {
      const count = { passed: 0, all: 0 };
      for (const [test, result] of this.last) {
        if (!test.tags.includes(tag)) continue;
        const cells = cellsOf(test);
        count.all += cells;
        count.passed += held(cells, result);
      }
      if (count.all > 0) console.log(`${name} ${count.passed}/${count.all}`);
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
