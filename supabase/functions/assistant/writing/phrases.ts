import type { Language } from '../../_shared/languages.ts';

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Where in a file: "a pagina 2, «Le truffe»". A heading may be missing. */
const whereIt = (page: number | null, heading: string) =>
  [page === null ? '' : `a pagina ${page}`, heading === '' ? '' : `«${heading}»`]
    .filter(Boolean)
    .join(', ');
const whereEn = (page: number | null, heading: string) =>
  [page === null ? '' : `on page ${page}`, heading === '' ? '' : `“${heading}”`]
    .filter(Boolean)
    .join(', ');

const it = {
  guideSays: (title: string, page: number, heading: string, text: string | undefined) =>
    text === undefined
      ? `Lo dice la guida «${title}», ${whereIt(page, heading)}.`
      : `La guida «${title}» dice, ${whereIt(page, heading)}: «${text}»`,
  guideHas: (title: string, page: number | null, heading: string) =>
    page === null
      ? `Ne parla la guida «${title}».`
      : `Ne parla la guida «${title}», ${whereIt(page, heading)}.`,
  handoutSays: (title: string, page: number, heading: string, text: string | undefined) =>
    text === undefined
      ? `Lo spiega la dispensa «${title}», ${whereIt(page, heading)}.`
      : `La dispensa «${title}» spiega, ${whereIt(page, heading)}: «${text}»`,
  handoutHas: (title: string, page: number | null, heading: string) =>
    page === null || page === 1
      ? `C’è la dispensa «${title}».`
      : `C’è la dispensa «${title}»: guarda ${whereIt(page, heading)}.`,
  /** @param count number of handouts of this course, at least two. */
  handoutsOf: (course: string, count: number, title: string) =>
    `Di ${course} ho trovato ${count} dispense: comincia da «${title}».`,
  calculatorDoes: (title: string, text: string) =>
    `Usa il calcolatore «${title}»: ${lowered(text)}`,
  /** Each with the lowest score of last time, if it is known. */
  destinations: (names: string) =>
    `${names}. È il punteggio minimo dell’ultima volta: confronta il tuo con il calcolatore.`,
  calculatorsTell:
    'Il calcolatore confronta il tuo punteggio con quello minimo di ogni destinazione.',
  fromFaq: '(Dalle domande frequenti dell’associazione.)',
  moreIn: (guide: string) => `Di più nella guida «${guide}».`,
  people: (names: string) => `Puoi rivolgerti a ${names}.`,
  /** Before an answer that was just given to the question before. */
  sameAnswer: 'La risposta è la stessa di prima.',
  /** Followed by suggestions. */
  unsure: 'Non ne sono sicuro. Forse cercavi una di queste pagine.',
  unsureOfPeople:
    'Se non c’è quello che ti serve, chiedi a chi ti rappresenta o continua su ChatGPT.',
  // What only the university publishes; search results follow.
  roomsUnknown: 'Aule e orari delle lezioni non li so: li pubblica l’università, sul suo sito.',
  examDatesUnknown: 'Le date degli appelli non le so: le pubblica l’università, sul suo sito.',
  /** True of every limit: many students may share a network. */
  tooMany: (minutes: number) =>
    `Sono arrivate molte domande in poco tempo. Puoi farne altre fra ${minutes === 1 ? 'un minuto' : `${minutes} minuti`}.`,
  invalid: 'Non ho capito la richiesta. Scrivi una domanda di al massimo 1000 caratteri.',
  failed: 'Non riesco a rispondere in questo momento. Riprova tra poco.',
};

export const phrases: Readonly<Record<Language, typeof it>> = {
  it,
  en: {
    // What the file says is Italian, so it follows as a quotation of its own.
    guideSays: (title, page, heading) =>
      `The guide “${title}” says, in Italian, ${whereEn(page, heading)}:`,
    guideHas: (title, page, heading) =>
      page === null
        ? `The guide “${title}” (in Italian) covers this.`
        : `The guide “${title}” (in Italian) covers this ${whereEn(page, heading)}.`,
    handoutSays: (title, page, heading) =>
      `The handout “${title}” explains, in Italian, ${whereEn(page, heading)}:`,
    handoutHas: (title, page, heading) =>
      page === null || page === 1
        ? `There is the handout “${title}” (in Italian).`
        : `There is the handout “${title}” (in Italian): see ${whereEn(page, heading)}.`,
    handoutsOf: (course, count, title) =>
      `I found ${count} handouts for ${course} (in Italian): start with “${title}”.`,
    calculatorDoes: (title, text) => `Use the calculator “${title}”: ${lowered(text)}`,
    destinations: (names) =>
      `${names}. This is the lowest score of last time: compare yours with the calculator.`,
    calculatorsTell: 'The calculator compares your score with the lowest one of each destination.',
    fromFaq: '(From the association’s frequently asked questions.)',
    moreIn: (guide) => `There is more in the guide “${guide}”.`,
    people: (names) => `You can turn to ${names}.`,
    sameAnswer: 'The answer is the same as before.',
    unsure: 'I am not sure. Perhaps you were looking for one of these pages.',
    unsureOfPeople: 'If it is none of them, ask those who represent you, or go on with ChatGPT.',
    roomsUnknown:
      'I do not know rooms and timetables: the university publishes them on its own site.',
    examDatesUnknown:
      'I do not know the dates of exams: the university publishes them on its own site.',
    tooMany: (minutes) =>
      `Many questions came in a short time. You can ask more in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    invalid: 'I could not read the request. Write a question of at most 1000 characters.',
    failed: 'I cannot answer right now. Try again shortly.',
  },
};
