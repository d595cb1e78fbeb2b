/** What *can I deploy?* finds in a version that builds and would fail in visitors' browsers. */
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { serverFileName } from 'shared/federation';
import { buildVariant } from '../buildVariant.ts';
import { refusedRelease, test } from './ownSite.ts';

test.setTimeout(300_000);

test('a version that uses what the live shell does not export is not released', async ({
  ownSite,
  deployment,
}) => {
  const ahead = buildVariant('guides', {
    edits: {
      '../shared/src/runtime/index.ts': (text) =>
        text.replace('useLanguage,', 'useLanguage,\n  useLanguage as useDialect,'),
      'src/categories/CategoriesPage.tsx': (text) =>
        text
          .replace('useTranslation }', 'useDialect, useTranslation }')
          .replace('const { t }', 'useDialect();\nconst { t }'),
    },
  });
  try {
    expect(await refusedRelease({ ownSite, deployment }, ahead, 'ahead')).toMatch(
      /NO {3}the shell exports what it uses +the shell's shared\/runtime has no useDialect$/m,
    );
  } finally {
    rmSync(resolve(ahead, '../..'), { recursive: true });
  }
});

test('a version that its server file renders otherwise than the browser is not released', async ({
  ownSite,
  deployment,
  builds,
}) => {
  /** What *can I deploy?* says, without the table's indentation. */
  const refusal = async (dist: string) => {
    const words = await refusedRelease({ ownSite, deployment }, dist, 'v2');
    return words.replace(/\n\s+/g, '\n');
  };

  await test.step('each difference is named', async () => {
    const unlike = buildVariant('guides', {
      edits: {
        'src/categories/CategoriesPage.tsx': (text) =>
          text
            .replace('useTranslation }', 'useLanguage, useTranslation }')
            .replace('const { t }', 'const language = useLanguage();\nconst { t }')
            .replace(
              '<SearchField',
              "{language === 'it' && typeof window === 'undefined' ? 'On a server' : 'Anywhere'}<SearchField",
            ),
        'src/category/CategoryPage.tsx': (text) =>
          text.replace('{error ?', '<time>{new Date().toLocaleTimeString()}</time>{error ?'),
        'src/queries.ts': (text) =>
          text.replace("'categories'],", "'categories'], refetchOnMount: 'always',"),
      },
    });
    const words = await refusal(unlike);
    expect(words).toContain(
      '/guide (it): its server file renders “On a server”, the browser “Anywhere”',
    );
    expect(words).toContain(
      '/guide (en): it reads again what came with the page: ["guides","categories"]',
    );
    for (const language of ['it', 'en']) {
      const time = '“[^”]*\\d:\\d\\d[^”]*”';
      expect(words).toMatch(
        new RegExp(
          `/guide/\\w+ \\(${language}\\): its server file renders ${time}, the browser ${time}`,
        ),
      );
    }
    expect(words).toContain('Usual causes: the clock');
    rmSync(resolve(unlike, '../..'), { recursive: true });
  });

  await test.step('an error of its server file is named', async () => {
    const throwing = mkdtempSync(join(tmpdir(), 'throwing-'));
    cpSync(builds.second, throwing, { recursive: true });
    writeFileSync(`${throwing}/${serverFileName}`, 'throw new Error("no window here")');
    expect(await refusal(throwing)).toContain(
      '/guide (it): its server file does not render it: no window here',
    );
    rmSync(throwing, { recursive: true });
  });
});

test('a version that crashes on one category, or without rows, is not released', async ({
  ownSite,
  deployment,
}) => {
  const crashing = buildVariant('guides', {
    edits: {
      'src/category/CategoryPage.tsx': (text) =>
        text.replace(
          'const known = findCategory(name);',
          "const known = findCategory(name);\nif (known && name === 'graduate') throw new Error('no such category');\nif (guides?.length === 0) throw new Error('no first guide');",
        ),
    },
  });
  try {
    const words = await refusedRelease({ ownSite, deployment }, crashing, 'crashing');
    expect(words).toMatch(/NO {3}its pages work in the live shell +\/guide\/graduate \(\w\w\): /);
    for (const language of ['it', 'en']) {
      expect(words).toMatch(new RegExp(`/guide/\\w+ \\(${language}, no rows\\): .*no first guide`));
    }
  } finally {
    rmSync(resolve(crashing, '../..'), { recursive: true });
  }
});
