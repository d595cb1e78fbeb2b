import { rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { released, withCanary } from '../registry/entryTransitions.ts';
import { readEntry, updateRegistry } from '../registry/updateRegistry.ts';
import { abort, promote } from './promote.ts';
import { rollBack } from './rollback.ts';
import { entryFile, TestDeployment } from './testDeployment.ts';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = new TestDeployment();
  await deployment.publishShell();
  for (const version of ['1', '2']) {
    const published = await deployment.upload(version);
    await updateRegistry(deployment.registry, 'guides', (entry) => released(entry, published));
  }
});
afterEach(() => deployment.remove());

const live = async () => (await readEntry(deployment.registry, 'guides')).version;

/** Another process has changed or removed a published file. */
const damage = (version: string) => writeFileSync(entryOf(version), 'other');
const remove = (version: string) => rmSync(entryOf(version));
const entryOf = (version: string) =>
  `${deployment.folder}/guides/guides/${version}/${entryFile.path}`;

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
  const canary = await deployment.upload('3', { requires: { react: '^99.0.0' } });
  await updateRegistry(deployment.registry, 'guides', (entry) => withCanary(entry, canary, 10));
  damage('2');
  const options = { deployment, remote: 'guides', log: () => {} } as const;
  await expect(abort(options)).rejects.toThrow('another content');
  expect((await readEntry(deployment.registry, 'guides')).canary?.version).toBe('3');
  expect((await abort({ ...options, force: true })).canary).toBeNull();
  await updateRegistry(deployment.registry, 'guides', (entry) => withCanary(entry, canary, 10));
  await expect(promote({ ...options, force: true })).rejects.toThrow('it wants react ^99.0.0');
});
