import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReleaseRecord, releaseRecordName, shellRecordName } from 'shared/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { integrityOf, publishedVersionOf } from '../registry/artefact.ts';
import { released, withCanary } from '../registry/entryTransitions.ts';
import { describeShell, shellFilePath, shellVersionOf } from '../registry/shellRecord.ts';
import { folderTarget } from '../registry/target/folderTarget.ts';
import { readEntry, updateRegistry, updateShellEntry } from '../registry/updateRegistry.ts';
import type { Deployment } from './deployment.ts';
import { abort, promote } from './promote.ts';
import { rollBack } from './rollback.ts';

let folder: string;
let deployment: Deployment;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'usable-'));
  const guides = { target: folderTarget(`${folder}/guides`), url: 'https://guides.example' };
  deployment = {
    site: 'https://site.example',
    registry: folderTarget(`${folder}/shell`),
    readConfig: () => {
      throw new Error('not needed');
    },
    filesOf: () => guides,
  };
  await publishShell();
  for (const version of ['1', '2']) {
    const published = await publish(version);
    await updateRegistry(deployment.registry, 'guides', (entry) => released(entry, published));
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const body = Buffer.from('an entry');
const entryFile = { path: 'remoteEntry.js', bytes: body.length, integrity: integrityOf(body) };

async function publishShell(): Promise<void> {
  const record = {
    schema: 1 as const,
    version: '1',
    build: '1',
    commit: 'abc',
    publishedAt: '2026-11-20T12:00:00Z',
    ...describeShell(),
    files: [{ ...entryFile, path: 'index.html' }],
  };
  const path = shellFilePath('1', shellRecordName);
  await deployment.registry.write(path, Buffer.from(JSON.stringify(record)), undefined);
  const version = shellVersionOf(record, deployment.site);
  await updateShellEntry(deployment.registry, (entry) => released(entry, version));
}

async function publish(version: string, changes: Partial<ReleaseRecord> = {}) {
  const { target, url } = deployment.filesOf('guides');
  const { contract, needs, searchGroups } = describeShell();
  const views = { search: searchGroups.guides ?? [] };
  for (const { module, view } of needs.guides ?? []) {
    Object.assign(views, { [module]: [...(Reflect.get(views, module) ?? []), view] });
  }
  const record: ReleaseRecord = {
    schema: 1,
    remote: 'guides',
    version,
    contract,
    commit: 'abc',
    publishedAt: '2026-11-20T12:00:00Z',
    entry: entryFile.path,
    files: [entryFile],
    modules: Object.fromEntries(Object.keys(views).map((module) => [module, []])),
    views,
    requires: {},
    ...changes,
  };
  await target.write(`guides/${version}/${entryFile.path}`, body, undefined);
  const json = Buffer.from(JSON.stringify(record));
  await target.write(`guides/${version}/${releaseRecordName}`, json, undefined);
  return publishedVersionOf(record, `${url}/guides/${version}`);
}

const live = async () => (await readEntry(deployment.registry, 'guides')).version;

/** Another process has changed or removed a published file. */
const damage = (version: string) =>
  writeFileSync(`${folder}/guides/guides/${version}/${entryFile.path}`, 'other');
const remove = (version: string) => rmSync(`${folder}/guides/guides/${version}/${entryFile.path}`);

it('rolls back to a version whose files are there', async () => {
  await rollBack(deployment, 'guides');
  expect(await live()).toBe('1');
});

it.each([
  ['another content', damage],
  ['missing', remove],
])(
  'refuses to roll back to a version with a file that is %s, unless forced',
  async (word, harm) => {
    harm('1');
    await expect(rollBack(deployment, 'guides')).rejects.toThrow(`remoteEntry.js`);
    await expect(rollBack(deployment, 'guides')).rejects.toThrow(word);
    expect(await live()).toBe('2');
    await rollBack(deployment, 'guides', { force: true });
    expect(await live()).toBe('1');
  },
);

it('refuses to promote a canary that does not fit the live shell, and to abort to a damaged version', async () => {
  const canary = await publish('3', { requires: { react: '^99.0.0' } });
  await updateRegistry(deployment.registry, 'guides', (entry) => withCanary(entry, canary, 10));
  damage('2');
  const options = { deployment, remote: 'guides', log: () => {} } as const;
  await expect(abort(options)).rejects.toThrow('another content');
  expect((await readEntry(deployment.registry, 'guides')).canary?.version).toBe('3');
  expect((await abort({ ...options, force: true })).canary).toBeNull();
  await updateRegistry(deployment.registry, 'guides', (entry) => withCanary(entry, canary, 10));
  await expect(promote({ ...options, force: true })).rejects.toThrow('it wants react ^99.0.0');
});
