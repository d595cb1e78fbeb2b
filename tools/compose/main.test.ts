import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../paths.ts';
import { commandOf } from '../program.ts';
import { readRegistry } from '../registry/composeRegistry.ts';
import { sectionEntryPath } from '../registry/entries.ts';
import { overwrite } from '../registry/updateFile.ts';
import { publishedVersion, TestDeployment } from '../release/tests/testDeployment.ts';

const program = fileURLToPath(new URL('main.ts', import.meta.url));
const command = (file: string) => [commandOf(root, 'tsx'), program, '--once', '--deployment', file];

it('`pnpm compose --once` writes the entries into the registry', async () => {
  const deployment = new TestDeployment();
  onTestFinished(() => deployment.remove());
  const file = `${deployment.folder}/linea.json`;
  const { site } = deployment;
  const sections = { guides: { folder: 'guides', url: deployment.filesOf('guides').url } };
  writeFileSync(file, JSON.stringify({ site, registry: { folder: 'shell' }, sections }));
  const entry = publishedVersion('1');
  const { target } = deployment.filesOf('guides');
  await overwrite(target, sectionEntryPath('guides'), Buffer.from(JSON.stringify(entry)));

  execFileSync(process.execPath, command(file), { stdio: 'pipe' });
  const { remotes } = await readRegistry(deployment.registry);
  expect(remotes.get('guides')?.version).toBe('1');

  writeFileSync(file, JSON.stringify({ site, sections }));
  const { status, stderr } = spawnSync(process.execPath, command(file), { encoding: 'utf8' });
  expect([status, stderr.trim()]).toEqual([
    1,
    'The deployment file names no "registry" to compose.',
  ]);
});
