import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../tools/paths.ts';

const biome = `${root}node_modules/@biomejs/biome/bin/biome`;

// The repository's lint rules in an empty folder.
const tree = mkdtempSync(join(tmpdir(), 'walls-'));
const { vcs: _, ...rules } = JSON.parse(readFileSync(`${root}biome.json`, 'utf8'));
writeFileSync(join(tree, 'biome.json'), JSON.stringify(rules));
afterAll(() => rmSync(tree, { recursive: true, force: true }));

const refused: [path: string, code: string, message: RegExp][] = [
  ['mf-guides/src/a.ts', `import x from 'mf-chat/src/home.ts';`, /another team/],
  ['mf-guides/src/a.ts', `import x from '../../mf-chat/src/home.ts';`, /another team/],
  ['mf-guides/src/a.ts', `import x from '../../shell/src/index.ts';`, /shell/],
  [
    'mf-chat/src/a.ts',
    `import { createClient as x } from '@supabase/supabase-js';`,
    /exactly once/,
  ],
  ['mf-chat/src/a.ts', `import { Link as x } from 'react-router-dom';`, /exactly once/],
  ['mf-chat/src/a.ts', `import x from 'i18next';`, /exactly once/],
  ['mf-chat/src/a.ts', `import { useQuery as x } from '@tanstack/react-query';`, /exactly once/],
  ['mf-chat/src/a.ts', `import { create as x } from 'zustand';`, /exactly once/],
  ['mf-chat/src/a.ts', `import * as x from 'zod/mini';`, /shared\/zod/],
  ['shell/src/a.ts', `import x from '../../mf-chat/src/home.ts';`, /composition\.ts/],
  ['shell/preload/a.ts', `import x from '../../mf-chat/src/home.ts';`, /composition\.ts/],
  [
    'shell/service-worker/a.ts',
    `import x from '../../supabase/local/keys.ts';`,
    /never reaches a browser/,
  ],
  ['shell/src/a.ts', `import { useQuery as x } from '@tanstack/react-query';`, /exactly once/],
  [
    'mf-guides/src/b/a.ts',
    `import x from '../../../shared/src/runtime/i18n.ts';`,
    /imported by name/,
  ],
  ['mf-guides/src/a.ts', `import x from '../../tools/paths.ts';`, /never reaches a browser/],
  [
    'mf-guides/src/a.ts',
    `import x from '../../supabase/local/keys.ts';`,
    /never reaches a browser/,
  ],
  ['tools/site/a.ts', `import x from '../../supabase/local/keys.ts';`, /program of its own/],
  ['shell/server/a.ts', `import x from '../../tools/paths.ts';`, /neither tools nor backend/],
  ['mf-guides/rsbuild.config.ts', `import x from '../mf-chat/src/home.ts';`, /another team/],
  ['shell/src/a.ts', `import x from '../../shared/src/runtime/i18n.ts';`, /imported by name/],
  ['shared/src/config/a.ts', `import x from '../runtime/toasts.ts';`, /second copy/],
  ['shared/src/format/a.ts', `import x from '../../../e2e/site.ts';`, /never reaches a browser/],
  ['shared/src/ui/a.ts', `import { toast as x } from '../runtime/toasts.ts';`, /second copy/],
  ['shared/src/format/a.ts', `import x from '../../../mf-chat/src/home.ts';`, /nobody/],
  ['bench/pages/a.ts', `import x from '../../e2e/site.ts';`, /each other/],
  ['e2e/checks/a.ts', `import x from '../../bench/phone.ts';`, /each other/],
];

const allowed: [path: string, code: string][] = [
  ['mf-guides/src/a.ts', `import { Link as x } from 'shared/runtime';`],
  ['shell/src/a.ts', `import { Button as x } from 'shared/ui';`],
  ['shared/src/runtime/a.ts', `import { create as x } from 'zustand';`],
  ['bench/pages/a.ts', `import x from '../../tools/site/site.ts';`],
];

/** What the linter says, once for all, of a file with this path and code. */
const findings = (() => {
  const files = [...refused, ...allowed].map(([path, code], index) => {
    const file = path.replace('/a.ts', `/a${index}.ts`);
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), `${code}\nconsole.log(x);\n`);
    return { path, code, file };
  });
  const args = ['lint', '--reporter=github', '--max-diagnostics=none', '.'];
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: tree, encoding: 'utf8' });
  const lines = stdout.split('\n').filter((line) => line.includes('noRestrictedImports'));
  return (path: string, code: string) => {
    const file = files.find((one) => one.path === path && one.code === code)?.file;
    return lines.filter((line) => line.includes(`/${file},`)).join('\n');
  };
})();

describe('the import rules, whose messages explain why', () => {
  it.each(refused)('%s may not contain %s', (path, code, message) => {
    expect(findings(path, code)).toMatch(message);
  });

  it.each(allowed)('%s may contain %s', (path, code) => {
    expect(findings(path, code)).toBe('');
  });
});

/** The files of the product that contain a text. */
const filesWith = (text: string) =>
  execFileSync(
    'git',
    [
      'grep',
      '-lF',
      text,
      '--',
      '*.ts',
      '*.tsx',
      ':!*.test.ts',
      ':!supabase/tests',
      ':!e2e',
      ':!bench',
    ],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .slice(0, -1);

// Public links instead of signed ones are a change of these two, of the bucket and of the guides that mention it.
it.each([
  ['createSignedUrl', ['mf-handouts/src/opening/fileLink.ts']],
  ['/object/sign/', ['supabase/functions/_shared/handoutLinks.ts']],
])('only one place knows how handouts open: %s', (text, places) => {
  const storage = 'supabase/local/storage/';
  expect(filesWith(text).filter((file) => !file.startsWith(storage))).toEqual(places);
});
