import type { Language } from '../languages.ts';
import type { SearchHit } from '../retrieval/searchContent.ts';

type TaggedSource = 'guides' | 'events' | 'calculators' | 'faq';

const sourceTags: Readonly<Record<TaggedSource, Readonly<Record<Language, string>>>> = {
  guides: { it: 'Guida', en: 'Guide' },
  events: { it: 'Evento', en: 'Event' },
  calculators: { it: 'Calcolatore', en: 'Calculator' },
  faq: { it: 'Domanda frequente', en: 'Frequent question' },
};

/** The tag of a document: its course for a handout, its kind for the others. */
export function tagOf({ source, tag }: Pick<SearchHit, 'source' | 'tag'>, lang: Language): string {
  return source === 'handouts' || source === 'clmg_handouts' ? tag : sourceTags[source][lang];
}

export function titleOf({ title }: Pick<SearchHit, 'title'>): string {
  return title.replace(/\.pdf$/i, '');
}

/** The association's own answer, in English if there is a translation. */
export function answerOf({ details }: SearchHit, lang: Language): string {
  return (lang === 'en' ? details.answer_en : undefined) ?? details.answer ?? '';
}
