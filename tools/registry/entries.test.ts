import { mkdirSync, writeFileSync } from 'node:fs';
import { remoteNames } from 'shared/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TestDeployment, publishedVersion as version } from '../release/tests/testDeployment.ts';
import { readRegistry, startRegistry } from './composeRegistry.ts';
import { changeEntry, findEntry, sectionEntryPath, updateEntry } from './entries.ts';
import { released } from './entryTransitions.ts';
import { Conflict } from './target/target.ts';

let deployment: TestDeployment;
beforeEach(() => {
  deployment = new TestDeployment();
});
afterEach(() => deployment.remove());

const release = (name: string, remote: (typeof remoteNames)[number] = 'guides') =>
  updateEntry(deployment.artefact(remote), (entry) => released(entry, version(name, remote)));

const read = async (path: string) =>
  JSON.parse((await deployment.registry.read(path))?.body.toString() ?? '');

function writeRegistry(content: unknown): void {
  mkdirSync(`${deployment.folder}/shell`, { recursive: true });
  writeFileSync(`${deployment.folder}/shell/registry.json`, JSON.stringify(content));
}

it('creates entry and registry when there are none', async () => {
  await release('1');
  expect(await deployment.entry()).toMatchObject({ version: '1', previous: null });
  const { remotes } = await readRegistry(deployment.registry);
  expect(remotes.get('guides')?.version).toBe('1');
});

it('begins with the entry of the registry where there is no file for it', async () => {
  writeRegistry({ schema: 1, remotes: { guides: version('1') } });
  expect(await deployment.entry()).toMatchObject({ version: '1' });
  expect(await release('2')).toMatchObject({ version: '2', previous: { version: '1' } });
});

it('loses no update when many are made at once', async () => {
  await Promise.all(
    remoteNames.flatMap((remote) => ['1', '2', '3'].map((name) => release(name, remote))),
  );
  const { remotes } = await readRegistry(deployment.registry);
  for (const remote of remoteNames) {
    const { version: live, previous, older = [] } = await deployment.entry(remote);
    expect([live, previous?.version, ...older].sort()).toEqual(['1', '2', '3']);
    expect(remotes.get(remote)?.version).toBe(live);
  }
});

it('writes back entries of the registry that it does not know', async () => {
  const unknown = { anything: ['at', 'all'] };
  writeRegistry({ schema: 1, remotes: { later: unknown } });
  await release('1');
  expect((await read('registry.json')).remotes.later).toEqual(unknown);
});

it('keeps the previous versions when the canary is not usable', async () => {
  for (const name of ['1', '2', '3']) await release(name);
  const file = `${deployment.folder}/guides/${sectionEntryPath('guides')}`;
  const canary = { ...version('x'), percentage: 'ten' };
  writeFileSync(file, JSON.stringify({ ...(await deployment.entry()), canary }));
  expect(await release('4')).toMatchObject({
    version: '4',
    previous: { version: '3' },
    older: ['2', '1'],
    canary: null,
  });
});

it('refuses an entry that would add more than 8 KB to every page, and changes nothing', async () => {
  await release('1');
  const url = `https://guides.example/guides/2/static/js/async/${'x'.repeat(100)}.js`;
  const preload = { pages: Array.from({ length: 60 }, () => ({ url })) };
  const large = updateEntry(deployment.artefact(), (entry) =>
    released(entry, { ...version('2'), preload }),
  );
  await expect(large).rejects.toThrow('bytes to every page, more than 8192');
  expect(await deployment.entry()).toMatchObject({ version: '1' });
  expect((await deployment.registry.read('registry.json'))?.body.length).toBeLessThan(8192);
});

it('refuses to overwrite a file that is not a registry', async () => {
  writeRegistry({ schema: 2 });
  await expect(release('1')).rejects.toThrow('The registry is not one.');
});

it('starts an empty registry once', async () => {
  const { registry } = deployment;
  expect((await readRegistry(registry)).remotes.size).toBe(0);
  await startRegistry(registry);
  expect(await read('registry.json')).toEqual({ schema: 1, remotes: {} });
  await release('1');
  await startRegistry(registry);
  expect((await readRegistry(registry)).remotes.get('guides')?.version).toBe('1');
});

it.each(['guides', 'shell'] as const)('changes only an entry of %s that exists', async (name) => {
  const artefact = deployment.artefact(name);
  await expect(changeEntry(artefact, (entry) => entry)).rejects.toThrow(name);
  expect(await findEntry(artefact)).toBeUndefined();
  await deployment.publish(name, '1');
  const next = await deployment.upload(name, '2');
  const changed = await changeEntry(artefact, (entry) => released(entry, next));
  expect(changed).toMatchObject({ version: '2', previous: { version: '1' } });
});

it('gives up at once when the target cannot write, and after 30 conflicts', async () => {
  // No delay between attempts.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const failing = (error: Error) => {
    const artefact = deployment.artefact();
    const write = vi.fn().mockRejectedValue(error);
    const target = { ...artefact.target, write };
    return { change: updateEntry({ ...artefact, target }, () => version('1')), write };
  };
  const full = failing(new Error('The disk is full.'));
  await expect(full.change).rejects.toThrow('The disk is full.');
  expect(full.write).toHaveBeenCalledTimes(1);
  const busy = failing(new Conflict('entry.json'));
  await expect(busy.change).rejects.toThrow(Conflict);
  expect(busy.write).toHaveBeenCalledTimes(30);
});
