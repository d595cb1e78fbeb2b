import { afterEach, beforeEach, expect, it } from 'vitest';
import { readShellRecord } from '../../registry/shellRecord.ts';
import { TestDeployment } from '../tests/testDeployment.ts';
import { variantsOf } from './shellPages.ts';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = new TestDeployment();
  await deployment.publish('shell', '1');
});
afterEach(() => deployment.remove());

const variants = async () => {
  const all = await variantsOf(deployment, await readShellRecord(deployment.registry));
  return all.map(({ name, registry }) => [name, registry.remotes.guides?.version]);
};

it('tries a shell with the live and the previous version of a section, and with its canary', async () => {
  for (const version of ['1', '2']) await deployment.publish('guides', version);
  await deployment.startCanary('guides', '3');
  expect(await variants()).toEqual([
    ['the live sections', '2'],
    ['the previous sections', '1'],
    ['the sections’ canaries', '3'],
  ]);
});

it('asks no page of a previous version that was released before the section had it', async () => {
  const views = { pages: ['categories'], search: ['guides'] };
  await deployment.publish('guides', '1', { views });
  await deployment.publish('guides', '2');
  expect(await variants()).toEqual([['the live sections', '2']]);
});

it('tries a previous version whose record cannot be read', async () => {
  for (const version of ['1', '2']) await deployment.publish('guides', version);
  await deployment.artefact().target.remove('guides/1/release.json');
  expect(await variants()).toContainEqual(['the previous sections', '1']);
});
