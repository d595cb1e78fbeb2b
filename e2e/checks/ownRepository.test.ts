/** A team with a repository of its own builds what it would build here, from the packed packages. */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from 'shared/contract';
import { serverFileName } from 'shared/federation';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { buildOne, rsbuildProgram } from '../../tools/build/build.ts';
import { type Packed, packPackages } from '../../tools/packages/pack.ts';
import { filesBelow } from '../../tools/paths.ts';
import { commandOf } from '../../tools/program.ts';
import { createReleaseRecord } from '../../tools/registry/sectionRecord.ts';
import { createOwnRepository } from '../ownRepository.ts';

const folder = mkdtempSync(join(tmpdir(), 'packed-'));
let packed: readonly Packed[];
beforeAll(async () => {
  packed = await packPackages(folder, () => {});
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }));

async function repository(remote?: RemoteName) {
  const own = await createOwnRepository(remote, packed);
  onTestFinished(own.remove);
  const run = (program: string, ...args: string[]) =>
    execFileSync(process.execPath, [program, ...args], {
      cwd: own.folder,
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
      stdio: 'pipe',
    });
  return { ...own, run };
}

// The section with the most chunks and a worker; all of them share one build configuration.
it('builds the same bytes in a repository of its own', { timeout: 240_000 }, async () => {
  const build = { version: '0.1.0', commit: '0000000', publishedAt: '2026-01-01T00:00:00Z' };
  const { folder: here } = await buildOne('handouts', () => {});
  const { folder, run } = await repository('handouts');
  run(rsbuildProgram(folder), 'build');

  const record = createReleaseRecord('handouts', here, build);
  expect(record.files.length).toBeGreaterThan(10);
  expect(createReleaseRecord('handouts', `${folder}/dist`, build)).toEqual(record);
});

it('creates a section that compiles, passes its tests and builds, and says what its release needs', {
  timeout: 240_000,
}, async () => {
  const { folder, linea, run } = await repository();
  await linea('create-section', 'student-jobs');
  await expect(linea('check')).rejects.toThrow(
    `pnpm create-section student-jobs --manifest ${realpathSync(folder)}/section.json`,
  );
  run(commandOf(folder, 'typescript', 'tsc'), '-p', '.');
  run(commandOf(folder, 'vitest'), 'run');
  const lint = () => run(commandOf(folder, '@biomejs/biome', 'biome'), 'lint', '.');
  lint();
  writeFileSync(`${folder}/src/router.ts`, "export { Link } from 'react-router-dom';\n");
  expect(lint).toThrow('It must exist exactly once in the page');
  rmSync(`${folder}/src/router.ts`);
  run(rsbuildProgram(folder), 'build');

  const built = filesBelow(`${folder}/dist`);
  expect(built).toEqual(expect.arrayContaining(['remoteEntry.js', serverFileName]));
  const styles = built.filter((path) => path.endsWith('.css'));
  expect(styles.map((path) => readFileSync(`${folder}/dist/${path}`, 'utf8')).join()).toContain(
    '[data-mf=student-jobs]',
  );

  // Its bytes would depend on where the repository is checked out.
  writeFileSync(`${folder}/src/overview/late.ts`, 'export const late = 1;');
  appendFileSync(`${folder}/src/overview/OverviewPage.tsx`, "\nvoid import('./late.ts');\n");
  expect(() => run(rsbuildProgram(folder), 'build')).toThrow("import('./late.ts') needs a name");
});
