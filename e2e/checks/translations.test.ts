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

/** Words and phrases that readers stumbled over. */
const stumbled = [
  /\bmet[ae]\b/i,
  /Tabellone/i,
  /\bFigura\b/,
  /\bscarto\b/i,
  /Non si sa\b/,
  /Nessun nome lo contiene/,
  /Niente che contenga/,
  /fermata indietro/,
  /L’indirizzo non dice/,
  /si è interrott[ao]/,
  /sono un numero fino/,
  /Usal[ie] come mie/,
  /[Aa]mmissioni ai master/,
  /ultimi ammessi/,
];

it.each(namespaces.map(({ name, texts }) => [name, texts[defaultLanguage]] as const))(
  'the Italian texts of %s say nothing that readers stumbled over',
  (_, texts) => {
    const found = [...flattenTexts(texts).values()].filter((text) =>
      stumbled.some((phrase) => phrase.test(text)),
    );
    expect(found).toEqual([]);
  },
);

it.each(namespaces)('the texts of $name have true minus signs and apostrophes', ({ texts }) => {
  for (const language of languages) {
    const found = [...flattenTexts(texts[language]).values()].filter((text) =>
      /(^|[\s(])-\d|\p{L}'\p{L}/u.test(text),
    );
    expect(found, language).toEqual([]);
  }
});
