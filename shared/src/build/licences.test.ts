import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { licenceOf } from './licences.ts';

const folder = mkdtempSync(join(tmpdir(), 'licences-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each(['GPL-3.0', 'MIT OR GPL-2.0', undefined])(
  'refuses a package with the licence %s',
  (license) => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'words', license }));
    expect(() => licenceOf(folder)).toThrow('words has the licence');
  },
);

it('quotes the text of a permitted licence', () => {
  writeFileSync(join(folder, 'package.json'), '{"name":"words","version":"1.0.0","license":"MIT"}');
  writeFileSync(join(folder, 'LICENSE.md'), 'Permission is hereby granted');
  expect(licenceOf(folder)).toBe('words 1.0.0 (MIT)\n\nPermission is hereby granted');
});
