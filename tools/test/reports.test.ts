import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { root } from '../paths.ts';
import { readVitestReport, reportFile } from './reports.ts';

const step = 'reports-test';

afterEach(() => rmSync(reportFile(step), { force: true }));

it('tells why a hook failed, before the tests that did not run', () => {
  mkdirSync(dirname(reportFile(step)), { recursive: true });
  const test = { fullName: 'a test', status: 'skipped', failureMessages: [] };
  const file = {
    name: `${root}a.test.ts`,
    status: 'failed',
    message: 'The renderer did not start.\n    at start (b.ts:1:1)',
    assertionResults: [test],
  };
  writeFileSync(
    reportFile(step),
    JSON.stringify({ numPassedTests: 0, numPendingTests: 1, testResults: [file] }),
  );
  expect(readVitestReport(step, 1)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['a.test.ts: The renderer did not start.', 'a.test.ts: a test\n'],
  });
});
