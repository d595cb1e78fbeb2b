import type { Language } from '../../_shared/languages.ts';
import { type Programme, programmes } from '../lookups/programme.ts';

const it = {
  slots: 'posti',
  language: 'lingua richiesta',
  requirements: 'requisiti',
  score: 'punteggio minimo',
  list: 'mete',
  unknown: 'n.d.',
  detail: (name: string, what: string, value: string) => `${name}, ${what}: ${value}.`,
  noDetail: (name: string, what: string) => `${name}, ${what}: la tabella non lo dice.`,
  notThere: (places: string, programme: Programme | undefined) =>
    `${places}: non è tra le mete${programme === undefined ? '' : ` della ${programmes[programme].name.it}`}.`,
  notIn: (programme: Programme | undefined) =>
    programme === undefined
      ? 'Non è tra le mete.'
      : `Per ${programmes[programme].name.it} non è tra le mete. C’è per`,
  reaches: (count: number, all: number) =>
    `Con questo punteggio arrivi a ${count} ${count === 1 ? 'meta' : 'mete'} su ${all}. Le più vicine al tuo punteggio:`,
  reachesNone:
    'Con questo punteggio, l’ultima volta, non saresti arrivato a nessuna. La più bassa:',
  otherScale: 'Il punteggio di questo programma è su un’altra scala: calcolalo con il calcolatore.',
  more: (count: number) => `e altre ${count}`,
  lastTime:
    'Tra parentesi il punteggio minimo dell’ultima volta: confronta il tuo con il calcolatore.',
};

export const destinationTexts: Readonly<Record<Language, typeof it>> = {
  it,
  en: {
    slots: 'places',
    language: 'language required',
    requirements: 'requirements',
    score: 'lowest score',
    list: 'destinations',
    unknown: 'n/a',
    detail: (name, what, value) => `${name}, ${what}: ${value}.`,
    noDetail: (name, what) => `${name}, ${what}: the table does not say.`,
    notThere: (places, programme) =>
      `${places} is not among the ${programme === undefined ? '' : `${programmes[programme].name.en} `}destinations.`,
    notIn: (programme) =>
      programme === undefined
        ? 'It is not among the destinations.'
        : `It is not among the ${programmes[programme].name.en} destinations, but for`,
    reaches: (count, all) =>
      `With this score you reach ${count} of ${all} destinations. The closest to your score:`,
    reachesNone: 'With this score you would have reached none last time. The lowest:',
    otherScale:
      'Scores of this programme are on another scale: work yours out with the calculator.',
    more: (count) => `and ${count} more`,
    lastTime: 'In brackets the lowest score of last time: compare yours with the calculator.',
  },
};
