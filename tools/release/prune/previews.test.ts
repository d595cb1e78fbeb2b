import { afterEach, beforeEach, expect, it } from 'vitest';
import { released } from '../../registry/entryTransitions.ts';
import { updateSection } from '../sectionEntry.ts';
import { TestDeployment } from '../testDeployment.ts';
import { previewDays } from './previews.ts';
import { pruneSection } from './prune.ts';

let deployment: TestDeployment;
beforeEach(() => {
  deployment = new TestDeployment();
});
afterEach(() => deployment.remove());

it('removes previews after two weeks, and nothing else', async () => {
  const live = await deployment.upload('1');
  await updateSection(deployment, 'guides', (entry) => released(entry, live));
  const { target } = deployment.filesOf();
  for (const name of ['remoteEntry.js', 'static/js/pages.js', 'release.json']) {
    await target.write(`guides/preview/2/${name}`, Buffer.from(name), undefined);
  }
  const kept = async (days: number) => {
    const now = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    await pruneSection(deployment, 'guides', { days: 30, now, log: () => {} });
    return (await target.list('guides/')).map(({ path }) => path);
  };
  const previews = (paths: string[]) => paths.filter((path) => path.includes('/preview/'));
  expect(previews(await kept(previewDays - 1))).toHaveLength(3);
  const rest = await kept(previewDays + 1);
  expect(previews(rest)).toEqual([]);
  expect(rest).toContain('guides/1/remoteEntry.js');
});
