/** The parts of the assistant that `pnpm bench assistant --without <part>` switches off, to print what each is worth. */
export const parts = {
  glossary: 'what students write, in the words of the association’s texts',
  phrases: 'two words side by side that a text has side by side',
  faqFirst: 'the association’s own answer ranks before its files',
  people: 'representatives by body, name and matter',
  events: 'events by day, place and kind',
  destinations: 'exchange destinations by name, place, programme and score',
  calculators: 'which calculator, and plain arithmetic',
  followUps: 'a question is understood with the one before it',
  twoQuestions: 'two questions in one message',
  unknowable: 'what only the university knows is refused before the search',
  smallTalk: 'greetings and thanks',
  facts: 'a number, a date or a place is preferred when one is asked for',
} as const;

export type Part = keyof typeof parts;

/** Only the bench adds to it. */
export const switchedOff = new Set<Part>();

export const isOn = (part: Part) => !switchedOff.has(part);
