import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import type { ArtefactName } from 'shared/contract';
import { type Built, buildOne } from '../build/build.ts';
import { artefactFolder, filesBelow, isInstalled, repository } from '../paths.ts';
import { commandOf } from '../program.ts';

/**
 * Lints, type-checks, tests and builds an artefact.
 *
 * @throws Error in one sentence when one of them fails.
 */
export async function buildForRelease(
  artefact: ArtefactName,
  log: (line: string) => void,
): Promise<Built> {
  const folder = artefactFolder(artefact);
  const projects = artefact === 'shell' ? [folder, `${folder}/service-worker`] : [folder];
  requireTests(folder);
  log(`Rules, types and tests of ${artefact} …`);
  requireLintRules(folder, log);
  for (const project of projects) {
    requireSuccess('types', commandOf(folder, 'typescript', 'tsc'), ['-p', project]);
  }
  // Tests that start programs measure time: a busy machine must not refuse a release, and CI runs them.
  const tests = isInstalled ? [] : [`${basename(folder)}/`, '--project=modules'];
  // A team's own repository need not configure Vitest, whose five seconds a busy machine exceeds.
  const options = ['--reporter=dot', '--testTimeout=60000'];
  requireSuccess('tests', commandOf(folder, 'vitest'), ['run', ...tests, ...options]);
  // A release never reuses an earlier build.
  rmSync(`${folder}/dist`, { recursive: true, force: true });
  return buildOne(artefact, log);
}

/** Without test files Vitest fails, which would read as a failed test. */
function requireTests(folder: string): void {
  const hasTests = filesBelow(`${folder}/src`).some((path) => /\.test\.tsx?$/.test(path));
  if (hasTests) return;
  throw new Error(
    `${basename(folder)} has no test file. Write one beside what it tests: ${basename(folder)}/src/….test.ts.`,
  );
}

/** The rules of this repository, or of the section's own. */
function requireLintRules(folder: string, log: (line: string) => void): void {
  // Repositories that older tools created have none.
  if (existsSync(`${repository}biome.json`)) {
    requireSuccess('rules', commandOf(repository, '@biomejs/biome', 'biome'), [
      'lint',
      `${folder}/src`,
    ]);
  } else {
    log('Without a biome.json, nothing is linted.');
  }
}

function requireSuccess(what: string, file: string, args: string[]): void {
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: repository,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error(`The ${what} fail, see above: nothing was changed.`);
}
