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

describe.each(pairs)('the texts of $name in $language', ({ language, first, other }) => {
  const left = flattenTexts(first);
  const right = flattenTexts(other);

  it('have the same keys, but for forms of plurals', () => {
    const keysOf = (texts: ReadonlyMap<string, string>) =>
      [...texts.keys()].filter((key) => !key.endsWith('_many')).sort();
    expect(keysOf(right)).toEqual(keysOf(left));
  });

  it('have the same placeholders', () => {
    const placeholders = (text = '') => (text.match(/{{[^}]*}}|<\/?\w+>/g) ?? []).sort();
    for (const [key, text] of left) {
      if (key.endsWith('_many')) continue;
      expect(placeholders(right.get(key)), key).toEqual(placeholders(text));
    }
  });

  // A million in Italian is of a form of its own, which showed the key.
  it.each([
    [defaultLanguage, left],
    [language, right],
  ] as const)('have every form of each plural in %s', (name, texts) => {
    const forms = new Intl.PluralRules(name).resolvedOptions().pluralCategories;
    const keys = [...texts.keys()];
    for (const key of keys) {
      const [, stem = '', form] = /^(.*)_(one|many|other)$/.exec(key) ?? [];
      const siblings = keys.filter((sibling) => sibling.startsWith(`${stem}_`));
      // `_other` may also end a list of i18next contexts, which has other siblings.
      const isContext = !siblings.includes(`${stem}_one`) && siblings.length > 1;
      if (form === undefined || isContext) continue;
      for (const one of ['one', 'many', 'other'] as const) {
        expect(keys.includes(`${stem}_${one}`), `${stem}_${one}`).toBe(forms.includes(one));
      }
    }
  });

  it('are never empty', () => {
    for (const [key, text] of [...left, ...right]) expect(text.trim(), key).not.toBe('');
  });
});

/** Words and phrases that readers stumbled over, and what to write instead. */
const stumbled: readonly (readonly [phrase: RegExp, instead: string])[] = [
  [/\bmet[ae]\b/i, '«destinazione», the word of the calls for exchange'],
  [/Tabellone/i, '«Elenco»: it is a list of destinations, not a departure board'],
  [/\bFigura\b/, '«Grafico»: it draws numbers'],
  [/\bscarto\b/i, '«differenza» or «distanza»: «scarto» is also what is thrown away'],
  [/Non si sa\b/, 'what is not known, such as «Punteggio non noto»'],
  [/Nessun nome lo contiene/, '«Nessun file con questo nome»'],
  [/Niente che contenga/, '«Non abbiamo trovato …»'],
  [/fermata indietro/, 'the name of the page that leads on, such as «Nella pagina Guide»'],
  [/L’indirizzo non dice/, 'what is missing: «Nell’indirizzo manca …»'],
  [/si è interrott[ao]/, '«ha smesso di funzionare»'],
  [/sono un numero fino/, 'what to do: «Scrivi … come numero, al massimo …»'],
  [/Usal[ie] come mie/, '«Usali come voti miei»: say what they become'],
  [/[Aa]mmissioni ai master/, 'the Italian degree, such as «Ammissioni alle magistrali»'],
  [
    /ultimi ammessi/,
    '«ammessi dell’ultimo bando»: the last admitted may be those with the lowest score',
  ],
];

it.each(namespaces.map(({ name, texts }) => [name, texts[defaultLanguage]] as const))(
  'the Italian texts of %s say nothing that readers stumbled over',
  (_, texts) => {
    const found = [...flattenTexts(texts)].flatMap(([key, text]) =>
      stumbled.flatMap(([phrase, instead]) => {
        const [match] = phrase.exec(text) ?? [];
        return match === undefined ? [] : `${key}: instead of «${match}» write ${instead}`;
      }),
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
