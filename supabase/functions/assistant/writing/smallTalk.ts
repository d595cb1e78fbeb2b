import type { Language } from '../../_shared/languages.ts';
import type { SmallTalk } from '../understanding/smallTalk.ts';

const offer = {
  it: 'Cerco tra dispense, guide, eventi, calcolatori e rappresentanti dell’associazione. Prova con «quando si pagano le rate?» o «appunti di statistica».',
  en: 'I look through the association’s handouts, guides, events, calculators and representatives. Try “when are the fees due?” or “statistics notes”.',
};

export const smallTalk: Readonly<Record<Language, Readonly<Record<SmallTalk, string>>>> = {
  it: {
    greeting: `Ciao, dimmi che cosa ti serve. ${offer.it}`,
    wellbeing: `Sono un programma, quindi sempre uguale. Spero bene tu. ${offer.it}`,
    thanks: 'Di niente. Se ti serve altro, scrivi pure.',
    goodbye: 'A presto, e in bocca al lupo per gli esami.',
    agreement: 'Bene. Se ti serve altro, scrivi pure.',
    identity: `Un programma, non una persona: posso sbagliare, quindi apri sempre il documento che ti indico. ${offer.it}`,
    abilities: `${offer.it} Fuori dall’università so poco, e lo dico.`,
  },
  en: {
    greeting: `Hello, tell me what you need. ${offer.en}`,
    wellbeing: `I am a program, so always the same. I hope you are well. ${offer.en}`,
    thanks: 'You are welcome. If you need anything else, just write.',
    goodbye: 'See you soon, and good luck with your exams.',
    agreement: 'Good. If you need anything else, just write.',
    identity: `A program, not a person: I can be wrong, so do open the document that I point to. ${offer.en}`,
    abilities: `${offer.en} Outside university I know little, and say so.`,
  },
};
