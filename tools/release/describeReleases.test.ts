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

it('lists what became live when and in which job, the latest first, and names no person', async () => {
  vi.stubEnv('GITHUB_ACTOR', 'anna');
  vi.stubEnv('GITHUB_SERVER_URL', 'https://github.example');
  vi.stubEnv('GITHUB_REPOSITORY', 'linea/site');
  vi.stubEnv('GITHUB_RUN_ID', '7');
  onTestFinished(() => void vi.unstubAllEnvs());
  const artefact = deployment.artefact();
  await deployment.publish('shell', '1');
  await deployment.publish('guides', '1');
  await deployment.publish('guides', '2');
  await deployment.startCanary('guides', '3');
  vi.stubEnv('GITHUB_RUN_ID', '');
  await abort(artefact, { log: () => {} });
  // Nothing changes twice.
  await rollBack(artefact, { log: () => {}, force: true });
  await rollBack(artefact, { log: () => {}, force: true }, 'another version');
  const printed = await describeReleases(artefact);
  const changes = printed.slice(printed.indexOf('changes:')).split('\n').slice(1);
  const job = 'https://github.example/linea/site/actions/runs/7';
  expect(changes.map((line) => line.replace(/^ {2}\d{4}-\d\d-\d\dT[\d:.]+Z {2}/, ''))).toEqual([
    'live: 1',
    'live: 2',
    `live: 2, 3 for 10 %  ${job}`,
    `live: 2  ${job}`,
    `live: 1  ${job}`,
  ]);
  const stored = await artefact.target.read('guides/entry.history.json');
  expect(String(stored?.body)).not.toContain('anna');
});

it('shows no control characters of a history, and forgets the people that older ones name', async () => {
  await deployment.publish('shell', '1');
  await deployment.publish('guides', '1');
  const { target } = deployment.artefact();
  await updateFile(target, 'guides/entry.history.json', async () => [
    { at: 'today', job: '\u001b[2J', live: '2' },
    { job: 'nothing' },
    { at: 'yesterday', by: 'anna', live: '1' },
  ]);
  const printed = await describeReleases(deployment.artefact());
  expect(printed.slice(printed.indexOf('changes:'))).toBe('changes:\n  yesterday  live: 1');
  await deployment.publish('guides', '2');
  expect(String((await target.read('guides/entry.history.json'))?.body)).not.toContain('anna');
});
