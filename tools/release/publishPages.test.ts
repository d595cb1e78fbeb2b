import { afterEach, beforeEach, expect, it } from 'vitest';
import { versionsIn } from '../../shell/server/versionsBlock.ts';
import { updateEntry } from '../registry/entries.ts';
import { released } from '../registry/entryTransitions.ts';
import { overwrite } from '../registry/updateFile.ts';
import { abort } from './changeLive.ts';
import { publishPages } from './publishPages.ts';
import { TestDeployment } from './tests/testDeployment.ts';

let deployment: TestDeployment;
beforeEach(() => {
  deployment = new TestDeployment();
});
afterEach(() => deployment.remove());

async function publish(version: string, more: readonly string[] = []): Promise<void> {
  const uploaded = await deployment.uploadShell(version, more);
  await updateEntry(deployment.artefact('shell'), (entry) => released(entry, uploaded));
}

const text = async (path: string) => (await deployment.registry.read(path))?.body.toString() ?? '';
const versions = async (path: string) => versionsIn(await text(path));

it('makes the site’s files those of the live version, and names the version before it', async () => {
  await publish('1');
  await publish('2');
  expect(await versions('guide/_.html')).toMatchObject({
    page: 'guide/_.html',
    version: '2',
    fallbacks: ['1'],
  });
  expect([await text('robots.txt'), await text('sw.js')]).toEqual([
    'robots.txt of 2',
    'sw.js of 2',
  ]);
});

it('names a canary in every page, and none when it has ended', async () => {
  await publish('1');
  await deployment.startCanary('shell', '2');
  const named = { version: '1', canary: { version: '2', percentage: 10 } };
  expect(await versions('404.en.html')).toMatchObject(named);
  await abort(deployment.artefact('shell'), { log: () => {} });
  expect(await versions('404.en.html')).not.toHaveProperty('canary');
});

it('keeps the pages that `pnpm render` filled while their version is live, and no longer', async () => {
  await publish('1');
  const filled = `${await text('guide/_.html')}<main>the guides</main>`;
  await overwrite(deployment.registry, 'guide/_.html', Buffer.from(filled));
  await overwrite(deployment.registry, 'guide/tesi/index.html', Buffer.from(filled));
  await overwrite(deployment.registry, 'rendered.json', Buffer.from('["/guide/tesi"]'));
  await publishPages(deployment.registry);
  expect(await text('guide/_.html')).toContain('the guides');
  expect(await text('guide/tesi/index.html')).toContain('the guides');
  await publish('2');
  for (const path of ['guide/_.html', 'guide/tesi/index.html']) {
    expect(await text(path)).not.toContain('the guides');
    expect(await versions(path)).toMatchObject({ page: 'guide/_.html', version: '2' });
  }
});

it('shows that nothing is there where only the version before had a page', async () => {
  await publish('1', ['jobs/index.html', 'jobs/index.en.html']);
  await publish('2');
  expect(await versions('jobs/index.html')).toMatchObject({ page: '404.html', version: '2' });
  expect(await versions('jobs/index.en.html')).toMatchObject({ page: '404.en.html' });
});
