import type { Language } from '../../_shared/languages.ts';
import type { SearchHit } from '../retrieval/searchContent.ts';

type TaggedSource = Exclude<SearchHit['source'], 'handouts' | 'clmg_handouts'>;

const sourceTags: Readonly<Record<TaggedSource, Readonly<Record<Language, string>>>> = {
  guides: { it: 'Guida', en: 'Guide' },
  events: { it: 'Evento', en: 'Event' },
  calculators: { it: 'Calcolatore', en: 'Calculator' },
  pages: { it: 'Pagina', en: 'Page' },
  faq: { it: 'Domanda frequente', en: 'Frequent question' },
};

/** The tag of a document: its course for a handout, its kind for the others. */
export function tagOf(
  { source, tag, details }: Pick<SearchHit, 'source' | 'tag' | 'details'>,
  lang: Language,
): string {
  return source === 'handouts' || source === 'clmg_handouts'
    ? ((lang === 'en' ? details.subject_en : undefined) ?? tag)
    : sourceTags[source][lang];
}

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
export function answerOf({ details }: Pick<SearchHit, 'details'>, lang: Language): string {
  return (lang === 'en' ? details.answer_en : undefined) ?? details.answer ?? '';
}
