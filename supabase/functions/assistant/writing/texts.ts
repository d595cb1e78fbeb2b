import type { Language } from '../../_shared/languages.ts';
import type { SearchHit } from '../search/searchContent.ts';
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

/** The tag of a document: its course for a handout, its kind for the others. */
export const tagOf = ({ source, tag, details }: SearchHit, lang: Language): string =>
  source === 'handouts' || source === 'clmg_handouts'
    ? ((lang === 'en' ? details.subject_en : undefined) ?? tag)
    : say(lang, source);

/**
 * The title in the language of the answer. A file keeps its Italian name beside the translation, because that is
 * what stands on it.
 */
export function titleOf({ source, title, details }: SearchHit, lang: Language): string {
  const own = title.replace(/\.pdf$/i, '');
  const translated = lang === 'en' ? details.title_en : undefined;
  if (!translated || translated === own) return own;
  return source === 'faq' || source === 'pages' ? translated : `${translated} (${own})`;
}

/** The association's own answer, in English if there is a translation. */
export const answerOf = ({ details }: SearchHit, lang: Language): string =>
  (lang === 'en' ? details.answer_en : undefined) ?? details.answer ?? '';
