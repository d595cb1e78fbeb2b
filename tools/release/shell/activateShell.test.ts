import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languages } from 'shared/contract';
import { type ShellRecord, shellRecordName } from 'shared/registry';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prerenderedFile } from '../../../shell/server/prerenderedPages.ts';
import {
  emptyVersionsBlock,
  versionsIn,
  withVersions,
} from '../../../shell/server/versionsBlock.ts';
import { integrityOf } from '../../registry/artefact.ts';
import { released, withCanary } from '../../registry/entryTransitions.ts';
import { describeShell, shellFilePath, shellVersionOf } from '../../registry/shellRecord.ts';
import { folderTarget } from '../../registry/target/folderTarget.ts';
import { overwrite } from '../../registry/target/overwrite.ts';
import type { Target } from '../../registry/target/target.ts';
import { updateShellEntry } from '../../registry/updateRegistry.ts';
import { activateShell } from './activateShell.ts';

let folder: string;
let target: Target;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'activate-'));
  target = folderTarget(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const pages = [
  'index.html',
  ...languages.flatMap((language) =>
    ['*', '/guide/:category'].map((route) => prerenderedFile(route, language)),
  ),
];

/** Uploads a version as `releaseShell` does. */
async function upload(version: string, more: readonly string[] = []): Promise<ShellRecord> {
  const bodies = [...pages, ...more, 'sw.js', 'robots.txt'].map((path) => {
    const page = withVersions(emptyVersionsBlock, { version, page: path });
    return { path, body: Buffer.from(path.endsWith('.html') ? page : `${path} of ${version}`) };
  });
  const record: ShellRecord = {
    schema: 1,
    version,
    build: version,
    commit: 'abc',
    publishedAt: '2026-11-20T12:00:00Z',
    ...describeShell(),
    files: bodies.map(({ path, body }) => ({
      path,
      bytes: body.length,
      integrity: integrityOf(body),
    })),
  };
  for (const { path, body } of bodies) {
    await target.write(shellFilePath(version, path), body, undefined);
  }
  const json = Buffer.from(JSON.stringify(record));
  await target.write(shellFilePath(version, shellRecordName), json, undefined);
  return record;
}

async function makeLive(record: ShellRecord): Promise<void> {
  const version = shellVersionOf(record, 'https://site.example');
  await updateShellEntry(target, (entry) => released(entry, version));
  await activateShell(target);
}

const text = async (path: string) => (await target.read(path))?.body.toString() ?? '';
const versions = async (path: string) => versionsIn(await text(path));

it('makes the site’s files those of the live version, and names the version before it', async () => {
  await makeLive(await upload('1'));
  await makeLive(await upload('2'));
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
  await makeLive(await upload('1'));
  const canary = shellVersionOf(await upload('2'), 'https://site.example');
  await updateShellEntry(target, (entry) => withCanary(entry, canary, 10));
  await activateShell(target);
  const named = { version: '1', canary: { version: '2', percentage: 10 } };
  expect(await versions('404.en.html')).toMatchObject(named);
  await updateShellEntry(target, (entry) => ({ ...(entry ?? canary), canary: null }));
  await activateShell(target);
  expect(await versions('404.en.html')).not.toHaveProperty('canary');
});

it('keeps the pages that `pnpm render` filled while their version is live, and no longer', async () => {
  await makeLive(await upload('1'));
  const filled = `${await text('guide/_.html')}<main>the guides</main>`;
  await overwrite(target, 'guide/_.html', Buffer.from(filled));
  await overwrite(target, 'guide/tesi/index.html', Buffer.from(filled));
  await overwrite(target, 'rendered.json', Buffer.from('["/guide/tesi"]'));
  await activateShell(target);
  expect(await text('guide/_.html')).toContain('the guides');
  expect(await text('guide/tesi/index.html')).toContain('the guides');
  await makeLive(await upload('2'));
  for (const path of ['guide/_.html', 'guide/tesi/index.html']) {
    expect(await text(path)).not.toContain('the guides');
    expect(await versions(path)).toMatchObject({ page: 'guide/_.html', version: '2' });
  }
});

it('shows that nothing is there where only the version before had a page', async () => {
  await makeLive(await upload('1', ['jobs/index.html', 'jobs/index.en.html']));
  await makeLive(await upload('2'));
  expect(await versions('jobs/index.html')).toMatchObject({ page: '404.html', version: '2' });
  expect(await versions('jobs/index.en.html')).toMatchObject({ page: '404.en.html' });
});
