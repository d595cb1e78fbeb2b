import type { Person } from '../finding/searchContent.ts';
import type { Language } from '../question.ts';

/** Who somebody is, with their body: "Irene Modello e Jacopo Prova (Scuola di giurisprudenza)". */
export function namesOf(people: readonly Person[], lang: Language): string {
  const bodies = new Map<string, string[]>();
  for (const { name, organ } of people) bodies.set(organ, [...(bodies.get(organ) ?? []), name]);
  return listed(
    [...bodies].map(([organ, names]) => `${listed(names, lang)} (${written(organ)})`),
    lang,
  );
}

export function listed(names: readonly string[], lang: Language): string {
  return new Intl.ListFormat(lang === 'it' ? 'it-IT' : 'en-GB', { type: 'conjunction' }).format(
    names,
  );
}

/** In a sentence, capitals are for abbreviations: "CDD", but "Scuola triennale". */
function written(organ: string): string {
  return organ.length <= 4 ? organ : organ.charAt(0) + organ.slice(1).toLowerCase();
}
