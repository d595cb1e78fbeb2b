import os from 'node:os';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { updateFile } from '../registry/updateFile.ts';
import { abort, rollBack } from './changeLive.ts';
import { describeReleases } from './describeReleases.ts';
import { TestDeployment } from './tests/testDeployment.ts';

let deployment: TestDeployment;
beforeEach(() => {
  deployment = new TestDeployment();
});
afterEach(() => {
  deployment.remove();
});

it('lists what is live and what was, the latest first, with time and commit', async () => {
  const artefact = deployment.artefact();
  expect(await describeReleases(artefact)).toBe('guides has not been released yet.');
  await deployment.publish('shell', '1');
  const days = ['20', '21', '22', '23', '24'];
  for (const [index, day] of days.entries()) {
    const publishedAt = `2026-11-${day}T12:00:00.000Z`;
    if (day === '24') await deployment.startCanary('guides', '5', { publishedAt, commit: 'c5' });
    else
      await deployment.publish('guides', `${index + 1}`, { publishedAt, commit: `c${index + 1}` });
  }
  await artefact.target.remove('guides/1/release.json');
  const printed = (await describeReleases(artefact)).split('\n');
  expect(printed.slice(0, printed.indexOf('changes:'))).toEqual([
    'guides now:',
    '  canary    5  2026-11-24T12:00:00.000Z  commit c5  for 10 %',
    '  live      4  2026-11-23T12:00:00.000Z  commit c4',
    '  previous  3  2026-11-22T12:00:00.000Z  commit c3',
    '  older     2  2026-11-21T12:00:00.000Z  commit c2',
    '  older     1  not there',
  ]);
});

it('lists who made what live and when, the latest first', async () => {
  vi.stubEnv('GITHUB_ACTOR', 'anna');
  onTestFinished(() => void vi.unstubAllEnvs());
  const artefact = deployment.artefact();
  await deployment.publish('shell', '1');
  await deployment.publish('guides', '1');
  await deployment.publish('guides', '2');
  await deployment.startCanary('guides', '3');
  vi.stubEnv('GITHUB_ACTOR', 'bruno');
  await abort(artefact, { log: () => {} });
  // Nothing changes twice.
  await rollBack(artefact, { log: () => {}, force: true });
  await rollBack(artefact, { log: () => {}, force: true }, 'another version');
  const printed = await describeReleases(artefact);
  const changes = printed.slice(printed.indexOf('changes:')).split('\n').slice(1);
  expect(changes.map((line) => line.replace(/^ {2}\d{4}-\d\d-\d\dT[\d:.]+Z {2}/, ''))).toEqual([
    'bruno made 1 live',
    'bruno made 2 live',
    'anna made 2 live, 3 for 10 %',
    'anna made 2 live',
    'anna made 1 live',
  ]);
});

it('releases where the user has no name, and shows no control characters of a history', async () => {
  vi.stubEnv('GITHUB_ACTOR', '');
  onTestFinished(() => void vi.unstubAllEnvs());
  const userInfo = vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('ENOENT');
  });
  onTestFinished(() => userInfo.mockRestore());
  await deployment.publish('shell', '1');
  await deployment.publish('guides', '1');
  const { target } = deployment.artefact();
  await updateFile(target, 'guides/entry.history.json', async (body) => [
    { at: 'today', by: '\u001b[2J', live: '2' },
    { by: 'nobody' },
    ...JSON.parse(String(body)),
  ]);
  const printed = await describeReleases(deployment.artefact());
  expect(printed.slice(printed.indexOf('changes:'))).toMatch(
    /^changes:\n {2}\S+ {2}unknown made 1 live$/,
  );
});
