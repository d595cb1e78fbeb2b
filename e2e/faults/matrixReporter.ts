import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const matrices = { '@faults': 'faults', '@backend': 'backend', '@renderer': 'renderer' };

/**
 * Prints the passed cells of each matrix: `faults 24/24`. A test belongs to the matrix of its tag and
 * has one cell, or one step for each of the cells in its annotation. The last attempt counts.
 */
export default class MatrixReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    if (test.tags.some((tag) => tag in matrices)) this.tests.add(test);
  }

  onEnd(): void {
    for (const [tag, name] of Object.entries(matrices)) {
      const count = { passed: 0, retried: 0, all: 0 };
      for (const test of this.tests) {
        if (!test.tags.includes(tag)) continue;
        const cells = cellsOf(test);
        const attempts = test.results.map((result) => passedCells(cells, result));
        const passed = attempts.at(-1) ?? 0;
        count.all += cells;
        count.passed += passed;
        count.retried += Math.max(0, passed - (attempts[0] ?? 0));
      }
      const { passed, retried, all } = count;
      const onRetry = retried > 0 ? `, ${retried} of them on retry` : '';
      if (all > 0) console.log(`${name} ${passed}/${all}${onRetry}`);
    }
  }
}

function cellsOf({ annotations }: TestCase): number {
  return Number(annotations.find(({ type }) => type === 'cells')?.description ?? 1);
}

function passedCells(cells: number, { status, steps }: TestResult): number {
  if (status === 'passed') return cells;
  const done = steps.filter(({ category, error }) => category === 'test.step' && !error).length;
  // If every step passed, the failure was between them.
  return Math.min(done, cells - 1);
}
