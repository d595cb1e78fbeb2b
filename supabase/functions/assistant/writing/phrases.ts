import type { Language } from '../languages.ts';

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const it = {
  guideSays: (title: string, page: number, text: string) =>
    `La guida «${title}» dice, a pagina ${page}: «${text}»`,
  guideHas: (title: string, page: number | null) =>
    page === null
      ? `Ne parla la guida «${title}».`
      : `Ne parla la guida «${title}», a pagina ${page}.`,
  handoutHas: (title: string, page: number | null) =>
    page === null || page === 1
      ? `C’è la dispensa «${title}».`
      : `C’è la dispensa «${title}»: guarda a pagina ${page}.`,
  /** @param count number of handouts of this course, at least two. */
  handoutsOf: (course: string, count: number, title: string) =>
    `Di ${course} ho trovato ${count} dispense: comincia da «${title}».`,
  calculatorDoes: (title: string, text: string) =>
    `Usa il calcolatore «${title}»: ${lowered(text)}`,
  fromFaq: '(Dalle domande frequenti dell’associazione.)',
  moreIn: (guide: string) => `Di più nella guida «${guide}».`,
  people: (names: string) => `Puoi rivolgerti a ${names}.`,
  // What only the university publishes; search results follow.
  roomsUnknown: 'Aule e orari delle lezioni non li so: li pubblica l’università, sul suo sito.',
  examDatesUnknown: 'Le date degli appelli non le so: le pubblica l’università, sul suo sito.',
  tooMany: 'Hai fatto molte domande in poco tempo. Riprova tra qualche minuto.',
  invalid: 'Non ho capito la richiesta. Scrivi una domanda di al massimo 1000 caratteri.',
  failed: 'Non riesco a rispondere in questo momento. Riprova tra poco.',
};

export const phrases: Readonly<Record<Language, typeof it>> = {
  it,
  en: {
    // The sentence is Italian, so an English answer does not quote it.
    guideSays: (title, page) => `The guide “${title}” (in Italian) covers this on page ${page}.`,
    guideHas: (title, page) =>
      page === null
        ? `The guide “${title}” (in Italian) covers this.`
        : `The guide “${title}” (in Italian) covers this on page ${page}.`,
    handoutHas: (title, page) =>
      page === null || page === 1
        ? `There is the handout “${title}” (in Italian).`
        : `There is the handout “${title}” (in Italian): see page ${page}.`,
    handoutsOf: (course, count, title) =>
      `I found ${count} handouts for ${course} (in Italian): start with “${title}”.`,
    calculatorDoes: (title, text) => `Use the calculator “${title}”: ${lowered(text)}`,
    fromFaq: '(From the association’s frequently asked questions.)',
    moreIn: (guide) => `There is more in the guide “${guide}” (in Italian).`,
    people: (names) => `You can turn to ${names}.`,
    roomsUnknown:
      'I do not know rooms and timetables: the university publishes them on its own site.',
    examDatesUnknown:
      'I do not know the dates of exams: the university publishes them on its own site.',
    tooMany: 'You asked many questions in a short time. Try again in a few minutes.',
    invalid: 'I could not read the request. Write a question of at most 1000 characters.',
    failed: 'I cannot answer right now. Try again shortly.',
  },
};
