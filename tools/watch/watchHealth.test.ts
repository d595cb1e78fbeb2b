import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abort } from '../release/changeLive.ts';
import { entryFile, TestDeployment } from '../release/tests/testDeployment.ts';
import { type Alarm, watchHealth } from './watchHealth.ts';

let deployment: TestDeployment;
beforeEach(async () => {
  deployment = new TestDeployment();
  await deployment.publish('shell', '1');
});
afterEach(() => deployment.remove());

const publish = (name: string) => deployment.publish('guides', name);
const startCanary = (name: string) => deployment.startCanary('guides', name);

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
  const entry = await deployment.entry().catch(() => undefined);
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

it('makes the previous shell live again, unless the registry can only be read', async () => {
  await deployment.publish('shell', '2');
  answer({ 1: [900, 9], 2: [100, 10] });
  const shell = async () => (await deployment.entry('shell')).version;
  const team = Object.assign(Object.create(deployment), { registryIsReadOnly: true });
  expect(await watchHealth({ deployment: team, log: () => {}, tell: async () => {} })).toEqual([]);
  expect(await shell()).toBe('2');
  expect((await look()).alarms).toEqual([
    { artefact: 'shell', text: expect.stringMatching(/^2 failed in .* 1 is live again/) },
  ]);
  expect(await shell()).toBe('1');
});

it('ends a canary of the shell that fails', async () => {
  await deployment.startCanary('shell', '2');
  answer({ 1: [900, 9], 2: [100, 10] });
  expect((await look()).alarms[0]?.text).toMatch(/^2 failed .*: its canary has ended/);
  expect(await deployment.entry('shell')).toMatchObject({ version: '1', canary: null });
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

it('changes nothing while no version fails more often', async () => {
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
    await abort(deployment.artefact(), { log: () => {} });
    await startCanary('repaired');
  });
  expect(await look()).toMatchObject({ alarms: [], entry: { canary: { version: 'repaired' } } });
});

// A hotfix that was published after the judgement was rolled back instead of the version that failed.
it.each(['guides', 'shell'] as const)(
  'rolls back only the version of %s that it judged',
  async (name) => {
    await deployment.publish(name, 'before');
    await deployment.publish(name, 'bad');
    let isFixed = false;
    answer({ before: [900, 9], bad: [100, 10] }, async () => {
      if (isFixed) return;
      isFixed = true;
      await deployment.publish(name, 'hotfix');
    });
    expect((await look()).alarms).toEqual([]);
    expect((await deployment.entry(name)).version).toBe('hotfix');
  },
);

it('keeps a live version that failed only by the network, or whose previous version has no counts', async () => {
  await publish('before');
  await publish('live');
  const counts = (version: string, failed: number, views: number) => ({
    version,
    views,
    failed,
    faulty: 0,
    failing_networks: failed,
  });
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
    Response.json([counts('before', 9, 900), counts('live', 90, 100)]),
  );
  expect((await look()).alarms).toEqual([]);
  answer({ live: [100, 50] });
  expect((await look()).alarms).toEqual([]);
});

it('leaves a version alone that was published more than a week ago', async () => {
  await publish('before');
  await publish('live');
  answer({ before: [900, 9], live: [100, 10] });
  vi.useFakeTimers({ now: Date.now() + 8 * 86_400_000, toFake: ['Date'] });
  expect((await look()).alarms).toEqual([]);
  vi.useRealTimers();
});

it('goes on when the counts do not come, or the team cannot be told', async () => {
  await publish('live');
  await deployment.publish('shell', '2');
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
