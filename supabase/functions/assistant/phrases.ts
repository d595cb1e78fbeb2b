import type { Language } from './question.ts';

type Phrases = {
  readonly documents: string;
  readonly representatives: string;
  readonly both: string;
  readonly nothing: string;
  readonly tooMany: string;
  readonly invalid: string;
  readonly failed: string;
};

export const phrases: Readonly<Record<Language, Phrases>> = {
  it: {
    documents: 'Ho trovato questi documenti che parlano di ciò che chiedi.',
    representatives: 'Queste persone ti rappresentano e possono aiutarti.',
    both: 'Ho trovato questi documenti e le persone a cui puoi rivolgerti.',
    nothing:
      'Non ho trovato nulla su questo. Prova con altre parole, per esempio il nome del corso o della guida.',
    tooMany: 'Hai fatto molte domande in poco tempo. Riprova tra qualche minuto.',
    invalid: 'Non ho capito la richiesta. Scrivi una domanda di al massimo 1000 caratteri.',
    failed: 'Non riesco a rispondere in questo momento. Riprova tra poco.',
  },
  en: {
    documents: 'I found these documents about what you are asking.',
    representatives: 'These people represent you and can help.',
    both: 'I found these documents, and the people you can turn to.',
    nothing:
      'I found nothing about this. Try other words, such as the name of the course or of the guide.',
    tooMany: 'You asked many questions in a short time. Try again in a few minutes.',
    invalid: 'I could not read the request. Write a question of at most 1000 characters.',
    failed: 'I cannot answer right now. Try again shortly.',
  },
};
