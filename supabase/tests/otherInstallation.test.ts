/**
 * An installation that grew by hand has other ids, more columns, a column that is named differently and
 * every fault that real content has. The content check finds each fault, and feeds have what can be read. The pages
 * are tested in `e2e/journeys/otherInstallation.spec.ts`.
 */
import path from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../content/project.ts';
import { projectApi } from '../functions/_shared/projectApi.ts';
import { feedEntries } from '../functions/feed/feedEntries.ts';
import { feedRequest } from '../functions/feed/feedRequest.ts';
import { checkContent } from './checkContent.ts';
import { runningBackend } from './runningBackend.ts';

const folder = path.resolve(import.meta.dirname, 'otherInstallation');
const { backend } = runningBackend({
  migrationFolders: [path.join(folder, 'migrations')],
  seedFolders: [path.join(folder, 'seed')],
});

it('feeds have what has a date, a title and a course', async () => {
  const api = projectApi({ url: backend().url, serviceKey: backend().secretKey });
  const feed = async (path: string) => {
    const request = feedRequest(new URLSearchParams({ path }));
    if (!request) throw new Error(`${path} has no feed.`);
    return (await feedEntries(api, request, new Date())).map(({ title }) => title);
  };
  expect(await feed('/dispense/primo-anno')).toContain('Buona.pdf');
  expect(await feed('/dispense/primo-anno/Statistica')).toContain('Nome con spazi.pdf');
  expect(await feed('/dispense/clmg/quarto-anno')).toEqual(['Procedura civile']);
  expect(await feed('/guide/tesi')).toEqual([]);
  expect(await feed('/')).toContain('Procedura civile');
});

it('the content check finds each fault', async () => {
  const { url, publishableKey } = backend();
  const findings = await checkContent(project(url, publishableKey, 'handouts'), new Date());
  const counts = new Map<string, number>();
  for (const { kind } of findings) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  expect(Object.fromEntries(counts)).toEqual({
    // It has neither frequent questions nor courses that moved.
    'missing table': 2,
    'dead link': 13,
    'unusable link': 3,
    'missing file': 38,
    'broken PDF': 1,
    'missing photo': 2,
    'unknown year': 6,
    'unknown section': 2,
    'unknown category': 5,
    'missing name': 14,
    'neither active nor draft': 2,
    'missing date': 1,
    'event in neither tab': 3,
    'missing score': 3,
    'unreadable score': 2,
    'missing value': 4,
    'course without partner': 5,
    'spelled differently elsewhere': 3,
    duplicate: 2,
    'untrimmed text': 17,
  });
});
