import type { Language } from '../question.ts';

type Phrases = {
  readonly guideSays: (title: string, page: number, text: string) => string;
  readonly guideHas: (title: string, page: number | null) => string;
  readonly handoutHas: (title: string, page: number | null) => string;
  readonly eventIs: (title: string, when: string, where: string | null) => string;
  readonly calculatorDoes: (title: string, text: string) => string;
  readonly fromFaq: string;
  readonly readMore: (documents: number) => string;
  /** @param to Italian: `a`, or `ad` before an a. */
  readonly people: (names: string, to: string) => string;
  readonly nothing: string;
  readonly askPeople: (names: string) => string;
  readonly tooMany: string;
  readonly invalid: string;
  readonly failed: string;
};

export const phrases: Readonly<Record<Language, Phrases>> = {
  it: {
    guideSays: (title, page, text) => `La guida «${title}», a pagina ${page}, dice: «${text}»`,
    guideHas: (title, page) =>
      page === null
        ? `Ne parla la guida «${title}».`
        : `Ne parla la guida «${title}», a pagina ${page}.`,
    handoutHas: (title, page) =>
      page === null
        ? `Ho trovato la dispensa «${title}».`
        : `Ho trovato la dispensa «${title}»: guarda a pagina ${page}.`,
    eventIs: (title, when, where) =>
      `L’evento «${title}» è ${when}${where === null ? '' : `, ${where}`}. Lo trovi tra gli eventi del sito.`,
    calculatorDoes: (title, text) => `C’è un calcolatore che ti aiuta, «${title}». ${text}`,
    fromFaq: 'È una risposta dell’associazione, dalle domande frequenti.',
    readMore: (documents) =>
      documents === 1 ? 'Qui sotto puoi aprirla.' : 'Qui sotto trovi i documenti da aprire.',
    people: (names, to) => `Puoi rivolgerti ${to} ${names}.`,
    nothing: 'Su questo non ho trovato nulla tra i materiali dell’associazione.',
    askPeople: (names) => `Se riguarda l’università, puoi chiedere a chi ti rappresenta: ${names}.`,
    tooMany: 'Hai fatto molte domande in poco tempo. Riprova tra qualche minuto.',
    invalid: 'Non ho capito la richiesta. Scrivi una domanda di al massimo 1000 caratteri.',
    failed: 'Non riesco a rispondere in questo momento. Riprova tra poco.',
  },
  en: {
    guideSays: (title, page, text) =>
      `The guide “${title}”, on page ${page}, says in Italian: «${text}»`,
    guideHas: (title, page) =>
      page === null
        ? `The guide “${title}” (in Italian) is about this.`
        : `The guide “${title}” (in Italian) is about this: see page ${page}.`,
    handoutHas: (title, page) =>
      page === null
        ? `I found the handout “${title}” (in Italian).`
        : `I found the handout “${title}” (in Italian): see page ${page}.`,
    eventIs: (title, when, where) =>
      `The event “${title}” is on ${when}${where === null ? '' : `, ${where}`}. It is among the events of this site.`,
    calculatorDoes: (title, text) => `There is a calculator for this, “${title}”. ${text}`,
    fromFaq: 'This is the association’s answer, from its frequently asked questions.',
    readMore: (documents) =>
      documents === 1 ? 'You can open it below.' : 'You can open the documents below.',
    people: (names) => `You can turn to ${names}.`,
    nothing: 'I found nothing about this in the association’s material.',
    askPeople: (names) =>
      `If it is about university, you can ask those who represent you: ${names}.`,
    tooMany: 'You asked many questions in a short time. Try again in a few minutes.',
    invalid: 'I could not read the request. Write a question of at most 1000 characters.',
    failed: 'I cannot answer right now. Try again shortly.',
  },
};
