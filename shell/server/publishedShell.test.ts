import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { templateName } from './pageHtml.ts';
import { type PublishedShell, publishedShell } from './publishedShell.ts';
import { emptyVersionsBlock, withVersions } from './versionsBlock.ts';

let folder: string;
let shell: PublishedShell;
const onOtherBuild = vi.fn();

const publish = (build: string) =>
  writeFileSync(join(folder, templateName), withVersions(emptyVersionsBlock, { build }));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'));
  onOtherBuild.mockClear();
  publish('1');
  shell = publishedShell(folder, '1', onOtherBuild);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('gives the template of its own build, as it is now', async () => {
  expect(await shell.readTemplate()).toContain('"build":"1"');
  writeFileSync(
    join(folder, templateName),
    withVersions(emptyVersionsBlock, { build: '1', fallbacks: ['0'] }),
  );
  expect(await shell.readTemplate()).toContain('"fallbacks":["0"]');
  expect(onOtherBuild).not.toHaveBeenCalled();
});

it('gives no template of another build, and says so once', async () => {
  publish('2');
  expect(await shell.readTemplate()).toBeUndefined();
  expect(await shell.readTemplate()).toBeUndefined();
  expect(onOtherBuild.mock.calls).toEqual([['2']]);
  publish('1');
  expect(await shell.readTemplate()).toContain('"build":"1"');
});
