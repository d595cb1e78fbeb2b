import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aborted, released, withCanary } from '../registry/entryTransitions.ts';
import {
  readEntry,
  readShellEntry,
  updateRegistry,
  updateShellEntry,
} from '../registry/updateRegistry.ts';
import { changeSection } from '../release/sectionEntry.ts';
import { entryFile, TestDeployment } from '../release/testDeployment.ts';
import { watchedIn } from './watched.ts';
import { type Alarm, watchHealth } from './watchHealth.ts';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = new TestDeployment();
  await deployment.publishShell();
});
afterEach(() => deployment.remove());

async function publish(name: string): Promise<void> {
  const version = await deployment.upload(name);
  await updateRegistry(deployment.registry, 'guides', (entry) => released(entry, version));
}

async function startCanary(name: string): Promise<void> {
  const version = await deployment.upload(name);
  await updateRegistry(deployment.registry, 'guides', (entry) => withCanary(entry, version, 10));
}

/** The counts that the backend answers with: pages, and those that failed. */
function answer(counts: Record<string, [views: number, failed: number]>, before = async () => {}) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    await before();
    return Response.json(
      Object.entries(counts).map(([name, [views, failed]]) => ({
        version: name,
        views,
        failed,
        faulty: failed,
        failing_networks: failed,
      })),
    );
  });
}

async function look(tell: (alarm: Alarm) => Promise<void> = async () => {}) {
  const lines: string[] = [];
  const alarms = await watchHealth({ deployment, log: (line) => lines.push(line), tell });
  const entry = await readEntry(deployment.registry, 'guides').catch(() => undefined);
  return { alarms, lines, entry };
}

it('ends a canary that fails, and tells its team the counts', async () => {
  await publish('live');
  await startCanary('canary');
  answer({ live: [900, 9], canary: [100, 10] });
  const { alarms, entry } = await look();
  expect(alarms).toEqual([
    {
      artefact: 'guides',
      text: 'canary failed in 10 of 100 pages, live in 9 of 900 pages: its canary has ended.',
    },
  ]);
  expect(entry).toMatchObject({ version: 'live', canary: null });
});

it('brings the version before back', async () => {
  await publish('before');
  await publish('live');
  answer({ before: [900, 9], live: [100, 10] });
  const { alarms, entry } = await look();
  expect(alarms[0]?.text).toMatch(/before is live again/);
  expect(entry?.version).toBe('before');
  expect((await look()).alarms).toEqual([]);
});

it('brings the shell before back, and leaves it alone where the registry is not its own', async () => {
  await deployment.publishShell('2');
  answer({ 1: [900, 9], 2: [100, 10] });
  const shell = async () => (await readShellEntry(deployment.registry)).version;
  const team = Object.assign(Object.create(deployment), { registryIsReadOnly: true });
  expect(await watchHealth({ deployment: team, log: () => {}, tell: async () => {} })).toEqual([]);
  expect(await shell()).toBe('2');
  expect((await look()).alarms).toEqual([
    { artefact: 'shell', text: expect.stringMatching(/^2 failed in .* 1 is live again/) },
  ]);
  expect(await shell()).toBe('1');
});

it('ends a canary of the shell that fails', async () => {
  await deployment.publishShell('2');
  await updateShellEntry(deployment.registry, (entry) => {
    const { previous } = entry ?? {};
    if (!entry || !previous) throw new Error('Two versions are published.');
    return withCanary({ ...previous, previous: null }, entry, 10);
  });
  answer({ 1: [900, 9], 2: [100, 10] });
  expect((await look()).alarms[0]?.text).toMatch(/^2 failed .*: its canary has ended/);
  expect(await readShellEntry(deployment.registry)).toMatchObject({ version: '1', canary: null });
});

it('does not bring back a version that cannot be used', async () => {
  await publish('before');
  await publish('live');
  writeFileSync(`${deployment.folder}/guides/guides/before/${entryFile.path}`, 'other');
  answer({ before: [900, 9], live: [100, 10] });
  const { lines, entry } = await look();
  expect(lines[0]).toMatch(/^guides: .*remoteEntry.js/s);
  expect(entry?.version).toBe('live');
});

it('changes nothing while versions do well', async () => {
  await publish('live');
  await startCanary('canary');
  answer({ live: [900, 9], canary: [100, 1] });
  expect(await look()).toMatchObject({ alarms: [], entry: { canary: { version: 'canary' } } });
});

it('leaves a canary alone that its team has replaced meanwhile', async () => {
  await publish('live');
  await startCanary('canary');
  let isReplaced = false;
  answer({ live: [900, 9], canary: [100, 10] }, async () => {
    if (isReplaced) return;
    isReplaced = true;
    await changeSection(deployment, 'guides', aborted);
    await startCanary('repaired');
  });
  expect(await look()).toMatchObject({ alarms: [], entry: { canary: { version: 'repaired' } } });
});

// A hotfix that was published after the judgement was rolled back instead of the version that failed.
it('rolls back only the version that it judged, of a section and of the shell', async () => {
  await publish('before');
  await publish('live');
  await deployment.publishShell('2');
  const watched = await watchedIn(deployment);
  await publish('hotfix');
  await deployment.publishShell('3');
  const judged = new Map<string, string>([
    ['guides', 'live'],
    ['shell', '2'],
  ]);
  const after = await Promise.all(
    watched.map(({ name, rollBack }) => rollBack(judged.get(name) ?? '')),
  );
  expect(after.map(({ version }) => version)).toEqual(['hotfix', '3']);
});

it('goes on when the counts do not come, or the team cannot be told', async () => {
  await publish('live');
  await startCanary('canary');
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }));
  expect((await look()).lines).toEqual([
    'guides: The counts of guides did not come: 503.',
    'shell: The counts of shell did not come: 503.',
  ]);
  answer({ live: [900, 9], canary: [100, 10] });
  const refused = async () => Promise.reject(new Error('The webhook answered 500.'));
  const { lines, entry } = await look(refused);
  expect(lines).toContain('guides: The webhook answered 500.');
  expect(entry?.canary).toBeNull();
});
