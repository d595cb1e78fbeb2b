import { fold, wordsOf } from './fold.ts';
import type { Idea } from './ideas.ts';
import { timeWords } from './timeWords.ts';

const anyEvent = new Set(
  'evento eventi event events attivita iniziativa iniziative appuntamento appuntamenti incontro incontri organizzate organizza organizzato organizzano programma activity activities happening'.split(
    ' ',
  ),
);
/** What people go to in the evening: whichever of these an event is called. */
const social = new Set(
  'festa feste festicciola party parties serata serate aperitivo aperitivi aperi discoteca ballare brindisi drinks'.split(
    ' ',
  ),
);
const theirs = new Set(
  'associazione associazioni association universita university uni ateneo campus fuori sede insieme'.split(
    ' ',
  ),
);
/** The part of a day is no topic: "feste venerdì sera". */
const dayParts = new Set(
  'sera serata mattina pomeriggio notte evening night afternoon morning'.split(' '),
);
const anythingOn =
  /\bsi fa (qualcosa|qualche cosa|niente|nulla)\b|\b(cosa|che|qualcosa|niente|nulla) (c'e|ce|si fa|fate|facciamo|succede|di bello|in programma|da fare)\b|\bc'e (qualcosa|niente|nulla)\b|\b(fate|organizzate) qualcosa\b|\bin programma\b|\b(anything|something|what('?s| is)?) (going )?(on|happening|planned|to do)\b/;

/** What kind of event is asked for. */
export type AboutEvents = {
  readonly kind: 'any' | 'social';
  /** What it shall be about: "eventi sulle startup". Empty when any will do. */
  readonly topic: readonly Idea[];
};

/** Whether a question asks what is on; of "organizzare un evento" the topic finds no event. */
export function aboutEventsOf(
  message: string,
  ideas: readonly Idea[],
  namesTime: boolean,
): AboutEvents | undefined {
  const words = wordsOf(message);
  const kind = words.some((word) => social.has(word))
    ? 'social'
    : words.some((word) => anyEvent.has(word))
      ? 'any'
      : undefined;
  const topic = ideas.filter(
    ({ bonus, aside, slight, words: [typed = ''] }) =>
      !bonus &&
      !slight &&
      !aside &&
      ![anyEvent, social, theirs, timeWords, dayParts].some((words) => words.has(typed)),
  );
  if (kind !== undefined) return { kind, topic };
  const isOpen = topic.length === 0 && namesTime && anythingOn.test(fold(message));
  return isOpen ? { kind: 'any', topic } : undefined;
}

/** Whether an event is something to go out for. */
export function isSocial(text: string): boolean {
  return wordsOf(text).some((word) => social.has(word) || word === 'sociale');
}
