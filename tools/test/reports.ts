import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../paths.ts';

export interface Outcome {
  passed: number;
  failed: number;
  /** The failed tests, for the end of the output: a terminal or a log may keep only its last lines. */
  failures?: string[];
}

/** The file of a step's JSON report. */
export const reportFile = (step: string) => `${root}.local/reports/${step}.json`;

/** What Vitest's JSON report says. A runner that exits with an error without a failed test counts as one. */
export function readVitestReport(step: string, code: number): Outcome {
  return readReport<VitestReport>(step, code, (data) => ({
    passed: data.numPassedTests ?? 0,
    // A skipped test counts as failed, so that it is not forgotten.
    failed: (data.numFailedTests ?? 0) + (data.numPendingTests ?? 0),
    failures: (data.testResults ?? []).flatMap(failedInFile),
  }));
}

/** What Playwright's JSON report says, with at most `maximumFlaky` flaky tests counted as passed. */
export function readPlaywrightReport(step: string, code: number): Outcome {
  return readReport<PlaywrightReport>(step, code, ({ stats, suites = [] }) => {
    const flaky = stats?.flaky ?? 0;
    const accepted = flaky <= maximumFlaky ? flaky : 0;
    if (flaky > 0) console.log(`\n${flaky} flaky (at most ${maximumFlaky} are accepted)`);
    return {
      passed: (stats?.expected ?? 0) + accepted,
      failed: (stats?.unexpected ?? 0) + (stats?.skipped ?? 0) + flaky - accepted,
      failures: suites.flatMap(failedInSuite),
    };
  });
}

/** Flaky tests are listed and must be fixed, but a few of them do not block six teams. */
const maximumFlaky = 2;

interface VitestReport {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: VitestFile[];
}

interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
}

interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number };
  suites?: PlaywrightSuite[];
}

interface PlaywrightSuite {
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

function failedInFile({ name, status, message, assertionResults }: VitestFile): string[] {
  const file = relative(root, name);
  const failed = assertionResults
    .filter((test) => test.status !== 'passed')
    .map((test) => `${file}: ${test.fullName}\n${firstLines(test.failureMessages.at(-1))}`);
  // A hook's error is the file's, and fails its tests without a message of their own.
  const ofFile = status === 'failed' && (message || failed.length === 0);
  return ofFile ? [`${file}: ${firstLines(message)}`, ...failed] : failed;
}

/** Without the stack, which the runner has printed before. */
function firstLines(message = ''): string {
  return message.split('\n    at ')[0]?.slice(0, 600) ?? '';
}

function failedInSuite({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const here = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status !== 'expected')
      .map((test) => `${file}:${line}: ${title} (${test.status})`),
  );
  return [...here, ...suites.flatMap(failedInSuite)];
}

function readReport<Report>(step: string, code: number, count: (data: Report) => Outcome): Outcome {
  if (!existsSync(reportFile(step))) {
    return { passed: 0, failed: 1, failures: [`${step}: ended without a report`] };
  }
  const outcome = count(JSON.parse(readFileSync(reportFile(step), 'utf8')));
  if (code === 0 || outcome.failed > 0) return outcome;
  return { ...outcome, failed: 1, failures: [`${step}: ended with exit code ${code}`] };
}
