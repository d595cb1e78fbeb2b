import type { Language, Localized } from 'shared/contract';
import { isSameText } from 'shared/search';

/** The association writes its events in Italian, whatever the language of the page. */
export const dataLanguage: Language = 'it';

/** The usual values of `events.event_type`, which may be in any of the languages. */
const eventTypes: readonly Localized[] = [
  { it: 'Accoglienza', en: 'Welcome' },
  { it: 'Assemblea', en: 'Assembly' },
  { it: 'Associazione', en: 'Association' },
  { it: 'Benessere', en: 'Wellbeing' },
  { it: 'Carriera', en: 'Careers' },
  { it: 'Conferenza', en: 'Talk' },
  { it: 'Cultura', en: 'Culture' },
  { it: 'Exchange', en: 'Exchange' },
  { it: 'Festa', en: 'Party' },
  { it: 'Incontro', en: 'Meeting' },
  { it: 'Innovazione', en: 'Innovation' },
  { it: 'Laboratorio', en: 'Workshop' },
  { it: 'Marketplace', en: 'Marketplace' },
  { it: 'Orientamento', en: 'Guidance' },
  { it: 'Rappresentanza', en: 'Representation' },
  { it: 'Scadenza', en: 'Deadline' },
  { it: 'Seminario', en: 'Seminar' },
  { it: 'Sociale', en: 'Social' },
  { it: 'Sport', en: 'Sport' },
  { it: 'Studio', en: 'Study' },
  { it: 'Viaggio', en: 'Trip' },
  { it: 'Volontariato', en: 'Volunteering' },
];

/** The known type that a text names in any language. */
function knownType(text: string): Localized | undefined {
  return eventTypes.find((type) => Object.values(type).some((name) => isSameText(name, text)));
}

/**
 * An event's type in the language of the page, and the language that it is in. An unknown one stays as it
 * was written.
 */
export function eventType(text: string, language: Language): { name: string; lang: Language } {
  const known = knownType(text);
  if (!known) return { name: text, lang: dataLanguage };
  return { name: isSameText(known[language], text) ? text : known[language], lang: language };
}

/** The words by which an event of this type is found, in every language. */
export function eventTypeWords(text: string): string[] {
  return [text, ...Object.values(knownType(text) ?? {})];
}
