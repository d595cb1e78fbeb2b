import type { Finding } from '../finding/searchContent.ts';
import type { Language } from '../question.ts';

const kinds = {
  guides: { it: 'Guida', en: 'Guide' },
  events: { it: 'Evento', en: 'Event' },
  calculators: { it: 'Calcolatore', en: 'Calculator' },
  faq: { it: 'Domanda frequente', en: 'Frequent question' },
};

/** What a document is; a handout is known by its course. */
export function tagOf({ source, tag }: Pick<Finding, 'source' | 'tag'>, lang: Language): string {
  return source === 'handouts' || source === 'clmg_handouts' ? tag : kinds[source][lang];
}
