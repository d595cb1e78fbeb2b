import { afterEach, beforeEach, expect, it } from 'vitest';
import { shellEntryPath } from '../../shell/src/boot/shellVersions.ts';
import { sectionEntryPath } from '../registry/entries.ts';
import { Conflict, type Target } from '../registry/target/target.ts';
import { requireWritable } from './artefact.ts';
import { TestDeployment } from './tests/testDeployment.ts';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = new TestDeployment();
  await deployment.publish('shell', '1');
  await deployment.publish('guides', '1');
});
afterEach(() => deployment.remove());

/** A target in which one file cannot be written. */
const failing = (target: Target, file: string, error: Error): Target => ({
  ...target,
  write: async (path, ...rest) => {
    if (path === file) throw error;
    return target.write(path, ...rest);
  },
});
const notPermitted = new Error('EPERM: operation not permitted');

it.each([
  ['guides', sectionEntryPath('guides')],
  ['guides', 'registry.json'],
  ['shell', shellEntryPath],
  ['shell', 'registry.json'],
] as const)('names the file of %s that cannot be written (%s)', async (name, file) => {
  const artefact = deployment.artefact(name);
  const registry = failing(deployment.registry, file, notPermitted);
  const asked = requireWritable({
    ...artefact,
    target: failing(artefact.target, file, notPermitted),
    deployment: { ...deployment, registryIsReadOnly: false, registry },
  });
  await expect(asked).rejects.toThrow(`${file} cannot be written, so nothing was tried: EPERM`);
});

it('changes nothing, and does not mind others who write', async () => {
  const before = await deployment.registry.read('registry.json');
  const artefact = deployment.artefact();
  await requireWritable(artefact);
  expect(await deployment.registry.read('registry.json')).toEqual(before);
  const busy = failing(artefact.target, artefact.entryPath, new Conflict(artefact.entryPath));
  await requireWritable({ ...artefact, target: busy });
});

it('asks nothing of a registry that can only be read, and of what is not there yet', async () => {
  const artefact = deployment.artefact();
  const registry = failing(deployment.registry, 'registry.json', notPermitted);
  await requireWritable({
    ...artefact,
    deployment: { ...deployment, registryIsReadOnly: true, registry },
  });
  const empty = new TestDeployment();
  await requireWritable(empty.artefact());
  empty.remove();
});
