import { normalizeText, tokenize } from './normalizeText.ts';
import type { SearchTerm } from './searchTerms.ts';
import { timeWords } from './timeWords.ts';

const anyEvent = new Set(
  'evento eventi event events attivita iniziativa iniziative appuntamento appuntamenti incontro incontri organizzate organizza organizzato organizzano programma activity activities happening meeting meetings talk talks workshop workshops seminar seminars seminario seminari conferenza conferenze conference conferences riunione riunioni fair open-day openday'.split(
    ' ',
  ),
);
/** Words for an evening event. */
const social = new Set(
  'festa feste festicciola party parties serata serate aperitivo aperitivi aperi discoteca ballare brindisi drinks get-together gathering meetup meet-up mixer social'.split(
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
  'sera serata mattina pomeriggio notte lezione lezioni evening night afternoon morning class classes coming scheduled planned futuri futuro elenco lista list'.split(
    ' ',
  ),
);
/** What is liked is not a topic: "cosa fate di bello?" */
const tastes = new Set(
  'bello bella belli belle carino carina divertente divertenti interessante interessanti figo nice fun cool interesting exciting new nuovo nuova novita'.split(
    ' ',
  ),
);
/** "Anything in the aula magna?" names where, and not when. */
const asksWhere =
  /^\W*(is there |are there |c'e |ci sono )?(anything|something|qualcosa|che cosa c'e|cosa c'e|che c'e) (going on |happening |on |di bello )?(in|at|all?|allo|alla|nell?|nello|nella|presso)\b/;
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
      ![anyEvent, social, institutions, timeWords, dayParts, tastes].some((words) =>
        words.has(typed),
      ),
  );
  if (kind !== undefined) return { kind, topic };
  const normalized = normalizeText(message);
  const isOpen =
    asksWhere.test(normalized) ||
    (topic.length === 0 && namesTime && openQuestion.test(normalized));
  return isOpen ? { kind: 'any', topic } : undefined;
}

/** Whether an event is a social one, by its title, type or description. */
export function isSocial(text: string): boolean {
  return tokenize(text).some((word) => social.has(word) || word === 'sociale');
}
