import type { Language } from '../../_shared/languages.ts';
import en from './locales/en.json' with { type: 'json' };
import it from './locales/it.json' with { type: 'json' };

type TextKey = keyof typeof it;

const texts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { it, en };

/** A text of the assistant with its `{values}`. What a file says stands in Italian texts only. */
export const say = (
  lang: Language,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string =>
  texts[lang][key].replace(/\{(\w+)\}/g, (placeholder, name) =>
    String(values[name] ?? placeholder),
  );
