import { defaultLanguage, languages, remoteNames } from 'shared/contract';
import { describe, expect, it } from 'vitest';
import { flattenTexts, namespaces } from '../translations.ts';

it('finds the common texts and those of the shell, every section and the parts that load their own', () => {
  expect(namespaces).toHaveLength(9 + remoteNames.length);
});

const others = languages.filter((language) => language !== defaultLanguage);
const pairs = namespaces.flatMap(({ name, texts }) =>
  others.map((language) => ({
    name,
    language,
    first: texts[defaultLanguage],
    other: texts[language],
  })),
);

describe.each(pairs)('the texts of $name in $language', ({ first, other }) => {
  const left = flattenTexts(first);
  const right = flattenTexts(other);

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
    const keys = [...left.keys()];
    for (const key of keys) {
      const [, stem = '', form] = /^(.*)_(one|other)$/.exec(key) ?? [];
      if (form === 'one') expect(keys, key).toContain(`${stem}_other`);
      // `_other` may also end a list of i18next contexts, which has other siblings.
      const isPlural = keys.filter((sibling) => sibling.startsWith(`${stem}_`)).length === 1;
      if (form === 'other' && isPlural) expect(keys, key).toContain(`${stem}_one`);
    }
  });

  it('are never empty', () => {
    for (const [key, text] of [...left, ...right]) expect(text.trim(), key).not.toBe('');
  });
});
