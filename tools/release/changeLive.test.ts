import { rmSync, writeFileSync } from 'node:fs';
import type { PublishedVersion } from 'shared/registry';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abort, promote, rollBack } from './changeLive.ts';
import { TestDeployment } from './tests/testDeployment.ts';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = new TestDeployment();
  await deployment.publish('shell', '1');
});
afterEach(() => deployment.remove());

const options = { log: () => {} };
const forced = { ...options, force: true };

/** Somebody changes a published file, or removes it. */
const damage = (file: string) => writeFileSync(file, 'other');
const remove = (file: string) => rmSync(file);

/** The counts that the backend answers with: of 600 pages each, those that failed. */
function answer(failed: Record<string, number>, views = 600) {
  const counts = Object.entries(failed).map(([version, pages]) => ({
    version,
    views,
    failed: pages,
    faulty: pages,
    failing_networks: pages,
  }));
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(counts));
}

describe.each([
  ['guides', 'guides/guides', 'remoteEntry.js'],
  ['shell', 'shell/shell', 'index.html'],
] as const)('%s', (name, folder, file) => {
  beforeEach(async () => {
    if (name === 'guides') await deployment.publish(name, '1');
    for (const version of ['2', '3']) await deployment.publish(name, version);
  });
  const pathOf = (version: string) => `${deployment.folder}/${folder}/${version}/${file}`;
  const artefact = () => deployment.artefact(name);
  const live = async () => (await deployment.entry(name)).version;

  it('is rolled back to a version whose files are there', async () => {
    expect(await rollBack(artefact(), options)).toMatchObject({ version: '2' });
    expect(await live()).toBe('2');
  });

  it('is rolled back to a version that is named, with another one to fall back to', async () => {
    await deployment.publish(name, '4');
    const back = await rollBack(artefact(), { ...options, to: '2' });
    expect(back).toMatchObject({ version: '2', previous: { version: '1' } });
    const again = await rollBack(artefact(), { ...options, to: '4' });
    expect(again).toMatchObject({ version: '4', previous: { version: '1' } });
    await expect(rollBack(artefact(), { ...options, to: '4' })).rejects.toThrow('live already');
    const missing = rollBack(artefact(), { ...options, to: 'never' });
    await expect(missing).rejects.toThrow('never published');
    const other = rollBack(artefact(), { ...options, to: '../chat/1' });
    await expect(other).rejects.toThrow('is no path of a released file');
    expect(await live()).toBe('4');
  });

  it('falls back to an older version when the one before is gone', async () => {
    await deployment.publish(name, '4');
    const { target, recordName } = artefact();
    await target.remove(`${name}/2/${recordName}`);
    const back = await rollBack(artefact(), options);
    expect(back).toMatchObject({ version: '3', previous: { version: '1' }, older: ['2'] });
  });

  it('goes back one version when two roll back at once', async () => {
    await Promise.all([1, 2].map(() => rollBack(artefact(), options, '3')));
    expect(await live()).toBe('2');
    expect(await rollBack(artefact(), options, '3')).toMatchObject({ version: '2' });
  });

  it.each([
    ['another content', damage],
    ['missing', remove],
  ])('is not rolled back to a version with a file that is %s', async (word, harm) => {
    harm(pathOf('2'));
    await expect(rollBack(artefact(), options)).rejects.toThrow(file);
    await expect(rollBack(artefact(), options)).rejects.toThrow(word);
    expect(await live()).toBe('3');
    if (harm === remove && name === 'shell') return;
    await rollBack(artefact(), forced);
    expect(await live()).toBe('2');
  });

  it('does not end a canary for a damaged version, unless forced', async () => {
    await deployment.startCanary(name, '4');
    damage(pathOf('3'));
    await expect(abort(artefact(), options)).rejects.toThrow('another content');
    expect((await deployment.entry(name)).canary?.version).toBe('4');
    expect((await abort(artefact(), forced)).canary).toBeNull();
  });

  it.each([
    ['promotes a canary that fails no more often', { 3: 4, 4: 3 }, '4'],
    ['aborts one that fails more often', { 3: 4, 4: 40 }, '3'],
  ])('%s', async (_, failed, version) => {
    await deployment.startCanary(name, '4');
    const fetch = answer(failed);
    expect(await promote(artefact(), options)).toMatchObject({ version, canary: null });
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
      section: name,
      since: new Date().toISOString().slice(0, 10),
    });
  });

  it('waits when there are too few visits', async () => {
    await deployment.startCanary(name, '4');
    answer({ 3: 0, 4: 1 }, 10);
    await expect(promote(artefact(), options)).rejects.toThrow('Too few visits to decide');
  });

  it('leaves a canary alone that has started meanwhile', async () => {
    await deployment.startCanary(name, '4');
    const response = (await answer({ 3: 4, 4: 3 })('')).clone();
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
      await abort(artefact(), options);
      await deployment.startCanary(name, '5');
      return response;
    });
    await expect(promote(artefact(), options)).rejects.toThrow('Another canary has started');
    expect((await deployment.entry(name)).canary?.version).toBe('5');
  });
});

it('makes no preview live, whose files are removed after two weeks', async () => {
  await deployment.publish('guides', '1');
  const { target } = deployment.artefact();
  const record = await target.read('guides/1/release.json');
  await target.write('guides/preview/1/release.json', record?.body ?? Buffer.of(), undefined);
  const preview = rollBack(deployment.artefact(), { ...forced, to: 'preview/1' });
  await expect(preview).rejects.toThrow('is the record of guides 1');
});

it('does not promote a canary that does not fit the live shell', async () => {
  await deployment.publish('guides', '1');
  await deployment.startCanary('guides', '2', { requires: { react: '^99.0.0' } });
  const canary = promote(deployment.artefact(), forced);
  await expect(canary).rejects.toThrow('it wants react ^99.0.0');
  const live: PublishedVersion = await deployment.entry();
  expect(live.version).toBe('1');
});
