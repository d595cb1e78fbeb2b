import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shellEntryPath } from '../../shell/src/boot/shellVersions.ts';
import { sectionEntryPath } from '../registry/entries.ts';
import { released } from '../registry/entryTransitions.ts';
import { publishedVersion } from '../release/tests/testDeployment.ts';
import { releasedIn } from './publishSite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'released-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, content: unknown) => {
  mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
  writeFileSync(`${folder}/${path}`, JSON.stringify(content));
};
const published = released(undefined, publishedVersion('1'));

it('is nothing after `npm start` alone', () => {
  expect(releasedIn(folder)).toEqual([]);
  write(`shell/${shellEntryPath}`, published);
  expect(releasedIn(folder)).toEqual([]);
});

it('is what teams have released', () => {
  write(`shell/${shellEntryPath}`, released(published, publishedVersion('2')));
  write(`guides/${sectionEntryPath('guides')}`, released(undefined, publishedVersion('3')));
  expect(releasedIn(folder)).toEqual(['shell 2', 'guides 3']);
});
