import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { commonTexts } from '../../shared/src/runtime/commonTexts.ts';
import { root } from '../../shell/local/paths.ts';

type Tree = { [key: string]: string | Tree };

/** Every text by its full key. */
function flat(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

const read = (path: string): Tree => JSON.parse(readFileSync(path, 'utf8'));

const folders = readdirSync(root).filter((name) => existsSync(`${root}${name}/src/texts/it.json`));
const namespaces: { name: string; it: Tree; en: Tree }[] = [
  { name: 'common', ...commonTexts },
  ...folders.map((name) => ({
    name,
    it: read(`${root}${name}/src/texts/it.json`),
    en: read(`${root}${name}/src/texts/en.json`),
  })),
];

it('finds the texts of the shell and of all six sections', () => {
  expect(folders).toHaveLength(7);
});

describe.each(namespaces)('the texts of $name', ({ it: italian, en: english }) => {
  const left = flat(italian);
  const right = flat(english);

  it('have the same keys, plural forms included', () => {
    expect([...right.keys()].sort()).toEqual([...left.keys()].sort());
  });

  it('have the same placeholders', () => {
    const placeholders = (text = '') => (text.match(/{{[^}]*}}|<\/?\w+>/g) ?? []).sort();
    for (const [key, text] of left) {
      expect(placeholders(right.get(key)), key).toEqual(placeholders(text));
    }
  });

  it('have both forms of every plural', () => {
    for (const key of left.keys()) {
      const [, stem, form] = /^(.*)_(one|other|many)$/.exec(key) ?? [];
      if (form === 'one') expect([...left.keys()], key).toContain(`${stem}_other`);
      if (form === 'other') expect([...left.keys()], key).toContain(`${stem}_one`);
    }
  });

  it('are never empty', () => {
    for (const [key, text] of [...left, ...right]) expect(text.trim(), key).not.toBe('');
  });
});
