import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellRecordName } from 'shared/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Deployment } from '../../deployment.ts';
import { released } from '../../registry/entryTransitions.ts';
import { describeShell, shellFilePath, shellVersionOf } from '../../registry/shellRecord.ts';
import { folderTarget } from '../../registry/target/folderTarget.ts';
import { updateShellEntry } from '../../registry/updateRegistry.ts';
import { pruneShell } from './prune.ts';

let folder: string;
let deployment: Deployment;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prune-'));
  deployment = {
    site: 'https://site.example',
    registry: folderTarget(folder),
    readConfig: () => {
      throw new Error('not needed');
    },
    registryIsReadOnly: false,
    filesOf: () => {
      throw new Error('not needed');
    },
  };
});
afterEach(() => rmSync(folder, { recursive: true }));

const common = 'static/js/common.js';

/** Publishes a shell whose version has an asset of its own. */
async function publish(version: string): Promise<void> {
  const { registry } = deployment;
  const own = `static/js/${version}.js`;
  const files = [common, own, 'index.html'].map((path) => ({
    path,
    bytes: 1,
    integrity: `sha384-${'A'.repeat(64)}`,
  }));
  for (const { path } of files) {
    const file = shellFilePath(version, path);
    if (!(await registry.read(file))) await registry.write(file, Buffer.from('x'), undefined);
  }
  const record = {
    schema: 1 as const,
    version,
    build: version,
    commit: 'abc',
    publishedAt: '2026-11-20T12:00:00Z',
    ...describeShell(),
    files,
  };
  const json = Buffer.from(JSON.stringify(record));
  await registry.write(shellFilePath(version, shellRecordName), json, undefined);
  const published = shellVersionOf(record, deployment.site);
  await updateShellEntry(registry, (entry) => released(entry, published));
}

const paths = async () => {
  const { registry } = deployment;
  const listed = [...(await registry.list('shell/')), ...(await registry.list('static/'))];
  return listed.map(({ path }) => path);
};

it('removes a shell that nothing names, with the assets that only it had', async () => {
  const versions = Array.from({ length: 14 }, (_, index) => `v${index}`);
  for (const version of versions) await publish(version);
  const log: string[] = [];
  const prune = (days: number) =>
    pruneShell(deployment, {
      days: 30,
      now: new Date(Date.now() + days * 24 * 60 * 60 * 1000),
      log: (line) => log.push(line),
    });
  await prune(0);
  expect(await paths()).toContain('shell/v0/index.html');
  await prune(31);
  // The live version, the previous one, and ten before.
  expect((await paths()).filter((path) => path.endsWith('index.html'))).toHaveLength(12);
  expect(await paths()).toEqual(expect.arrayContaining([common, 'static/js/v2.js']));
  for (const gone of ['v0', 'v1']) {
    expect((await paths()).filter((path) => path.includes(`${gone}.`))).toEqual([]);
  }
  expect(log.join('\n')).toContain('removed shell/v0');
});
