import { normalizeText, tokenize } from './normalizeText.ts';
import type { SearchTerm } from './searchTerms.ts';
import { timeWords } from './timeWords.ts';

const anyEvent = new Set(
  'evento eventi event events attivita iniziativa iniziative appuntamento appuntamenti incontro incontri organizzate organizza organizzato organizzano programma activity activities happening'.split(
    ' ',
  ),
);
/** Words for an evening event. */
const social = new Set(
  'festa feste festicciola party parties serata serate aperitivo aperitivi aperi discoteca ballare brindisi drinks'.split(
    ' ',
  ),
);
const institutions = new Set(
  'associazione associazioni association universita university uni ateneo campus fuori sede insieme'.split(
    ' ',
  ),
);
/** Times of day are not a topic: "feste venerdì sera". */
const dayParts = new Set(
  'sera serata mattina pomeriggio notte evening night afternoon morning coming scheduled planned futuri futuro elenco lista list'.split(
    ' ',
  ),
);
const openQuestion =
  /\bsi fa (qualcosa|qualche cosa|niente|nulla)\b|\b(cosa|che|qualcosa|niente|nulla) (c'e|ce|si fa|fate|facciamo|succede|di bello|in programma|da fare)\b|\bc'e (qualcosa|niente|nulla)\b|\b(fate|organizzate) qualcosa\b|\bin programma\b|\b(anything|something|what('?s| is)?) (going )?(on|happening|planned|to do)\b/;

/** Which events a question asks for. */
export type EventQuery = {
  readonly kind: 'any' | 'social';
  /** "Eventi sulle startup"; empty when the question names none. */
  readonly topic: readonly SearchTerm[];
};

/** @returns undefined when the question does not ask for events. */
export function eventQueryOf(
  message: string,
  terms: readonly SearchTerm[],
  namesTime: boolean,
): EventQuery | undefined {
  const words = tokenize(message);
  const kind = words.some((word) => social.has(word))
    ? 'social'
    : words.some((word) => anyEvent.has(word))
      ? 'any'
      : undefined;
  const topic = terms.filter(
    ({ phrase, optional, ignorable, words: [typed = ''] }) =>
      !phrase &&
      !ignorable &&
      !optional &&
      ![anyEvent, social, institutions, timeWords, dayParts].some((words) => words.has(typed)),
  );
  if (kind !== undefined) return { kind, topic };
  const isOpen = topic.length === 0 && namesTime && openQuestion.test(normalizeText(message));
  return isOpen ? { kind: 'any', topic } : undefined;
}

/** Whether an event is a social one, by its title, type or description. */
export function isSocial(text: string): boolean {
  return tokenize(text).some((word) => social.has(word) || word === 'sociale');
}
