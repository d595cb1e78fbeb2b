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
  guideSays: (title: string, page: number, heading: string, text: string) =>
    `La guida «${title}» dice, ${whereIt(page, heading)}: «${text}»`,
  guideHas: (title: string, page: number | null, heading: string) =>
    page === null
      ? `Ne parla la guida «${title}».`
      : `Ne parla la guida «${title}», ${whereIt(page, heading)}.`,
  handoutSays: (title: string, page: number, heading: string, text: string) =>
    `La dispensa «${title}» spiega, ${whereIt(page, heading)}: «${text}»`,
  /** After a passage without the number, date or place that was asked for. */
  notSaid: 'Quello che chiedi, in cifre, lì non c’è.',
  handoutHas: (title: string, page: number | null, heading: string) =>
    page === null || page === 1
      ? `C’è la dispensa «${title}».`
      : `C’è la dispensa «${title}»: guarda ${whereIt(page, heading)}.`,
  /** @param count number of handouts of this course, at least two. */
  handoutsOf: (course: string, count: number, title: string) =>
    `Di ${course} ho trovato ${count} dispense: comincia da «${title}».`,
  calculatorDoes: (title: string, text: string) =>
    `Usa il calcolatore «${title}»: ${lowered(text)}`,
  fromFaq: '(Dalle domande frequenti dell’associazione.)',
  moreIn: (guide: string) => `Di più nella guida «${guide}».`,
  people: (names: string) => `Puoi rivolgerti a ${names}.`,
  emptyBody: (body: string) => `In questo momento nessuno siede in questo organo: ${body}.`,
  /** Before an answer that was just given to the question before. */
  sameAnswer: 'La risposta è la stessa di prima.',
  /** Followed by suggestions. */
  unsure: 'Non ne sono sicuro. Forse cercavi una di queste pagine.',
  unsureOfPeople:
    'Se non c’è quello che ti serve, chiedi a chi ti rappresenta o continua su ChatGPT.',
  /** Under every reply that is not certain, and the same for all. */
  whereSomebodyListens:
    'Se è un momento difficile, c’è chi ascolta: lo sportello di ascolto dell’ateneo, Telefono Amico allo 02 2327 2327, il 112 in un’emergenza.',
  /** To somebody in danger; the emergency number must be visible without scrolling. */
  danger:
    'Mi dispiace che tu stia così male. Se tu o qualcun altro siete in pericolo, chiama subito il 112, o parla adesso con qualcuno che hai vicino. C’è chi ascolta: Telefono Amico allo 02 2327 2327; contro violenza e stalking il 1522, gratuito e a ogni ora. Non è colpa tua. Sono un programma: ti serve una persona.',
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
    notSaid: 'It does not give the figure, date or place that you ask for.',
    fromFaq: '(From the association’s frequently asked questions.)',
    moreIn: (guide) => `There is more in the guide “${guide}”.`,
    people: (names) => `You can turn to ${names}.`,
    emptyBody: (body) => `Nobody sits in this body at the moment: ${body}.`,
    sameAnswer: 'The answer is the same as before.',
    unsure: 'I am not sure. Perhaps you were looking for one of these pages.',
    unsureOfPeople: 'If it is none of them, ask those who represent you, or go on with ChatGPT.',
    whereSomebodyListens:
      'If this is a hard time, somebody listens: the university’s counselling service, Telefono Amico on 02 2327 2327, 112 in an emergency.',
    danger:
      'I am sorry that things are this bad. If you or somebody else is in danger, call 112 now, or talk to somebody near you right away. Somebody listens: Telefono Amico on 02 2327 2327; against violence and stalking 1522, free and at any hour. It is not your fault. I am a program: you need a person.',
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
