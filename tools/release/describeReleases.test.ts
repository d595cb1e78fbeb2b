import { afterEach, beforeEach, expect, it } from 'vitest';
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
  expect((await describeReleases(artefact)).split('\n')).toEqual([
    'guides now:',
    '  canary    5  2026-11-24T12:00:00.000Z  commit c5  for 10 %',
    '  live      4  2026-11-23T12:00:00.000Z  commit c4',
    '  previous  3  2026-11-22T12:00:00.000Z  commit c3',
    '  older     2  2026-11-21T12:00:00.000Z  commit c2',
    '  older     1  not there',
  ]);
});
