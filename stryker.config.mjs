/**
 * `pnpm mutation` breaks the pure modules in every small way that it knows, one at a time, and counts
 * how often a unit test notices: docs/mutation.md.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { delimiter, join, posix } from 'node:path';

/** Where modules are that a test loads without a browser, a backend or a build. */
const folders = readdirSync('.').flatMap((name) => {
  if (name === 'shell')
    return ['shell/src', 'shell/preload', 'tools/registry', 'tools/release', 'tools/hosting'];
  return name === 'shared' || name.startsWith('mf-') ? [`${name}/src`] : [];
});

/** Loaded by tests, and no subject of theirs. */
const apart = [
  /\/arbitrary\w+\.ts$/, // makes the inputs of properties
  /^shell\/src\/composition\.ts$/, // data: a copy of it in a test would prove nothing
  /^tools\/registry\/target\//, // files and buckets: their test is a program of its own
];

const tests = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => posix.join(folder, file.replaceAll('\\', '/'))),
);

/** The modules of ours that a test loads. */
const loadedBy = (test) =>
  [
    ...readFileSync(test, 'utf8').matchAll(
      /^import (?!type )[^;]*?from '(\.[^']+\.ts)'|import\('(\.[^']+\.ts)'\)/gm,
    ),
  ].map(([, named, late]) => posix.join(posix.dirname(test), named ?? late));

/** pnpm fetches Stryker for this one command, and its programs come first in the path. */
const [programs = ''] = (process.env.PATH ?? '').split(delimiter);

export default {
  plugins: [join(programs, '../@stryker-mutator/vitest-runner/dist/src/index.js')],
  testRunner: 'vitest',
  coverageAnalysis: 'perTest',
  mutate: [...new Set(tests.flatMap(loadedBy))].filter(
    (module) =>
      folders.some((folder) => module.startsWith(`${folder}/`)) &&
      !apart.some((rule) => rule.test(module)),
  ),
  // What runs once, while a module loads, would need every test again for each mutant.
  ignoreStatic: true,
  // A second run asks only about what has changed since.
  incremental: true,
  incrementalFile: '.local/mutation.json',
  tempDirName: '.local/mutation',
  ignorePatterns: ['.local', 'dist*', 'dist-*'],
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { reportTests: false, skipFull: true },
  htmlReporter: { fileName: '.local/reports/mutation.html' },
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: 1,
};
