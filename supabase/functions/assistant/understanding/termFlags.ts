import { translationsOf } from './dictionary.ts';
import { isLikelyTypo } from './editDistance.ts';
import { stopWords } from './stopWords.ts';
import { timeWords } from './timeWords.ts';

const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * Too frequent to tell one text from another: whom it is for, where, in which form. A match adds to the
 * score, a missing one costs nothing: "appunti di Python" searches for Python.
 */
const frequentWords = wordSet(`
studente studentessa studenti studentesse studentesco studentesca studenteschi studentesche student
universita universitario universitaria universitari universitarie university uni ateneo campus
milano milan italia italy italiano italian
appunti dispensa dispense sbobine sbobinature note notes handout materiale materiali material slide pdf file
guida guide documento documenti document
online on-line
teorema theorem definizione definition concetto concept esempio esempi example examples significato meaning
learn understand explained explanation imparare imparo spiegato spiegata spiegazione facile easy semplice simple
roba cose dritte problema problemi problem problems
`);

/** A grade, an amount or an age is of one student, and in the association's texts by chance. */
const number = /^\d+$/;

/** Whether a word may match but need not. */
export const isOptional = (word: string) =>
  frequentWords.has(word) || timeWords.has(word) || number.test(word);

/** Forms of Italian verbs that are not nouns: `ripassare`, `toppato`, `escono`, `organizzando`. */
const verb = /.(are|[^i]ere|ire|armi|ermi|irmi|arsi|ersi|irsi|ato|uto|ito|ano|ono|iamo|ando|endo)$/;
const maxFragmentLength = 3;

/** Whether a word is ignored when no text contains it: a verb, a fragment or a mistyped stop word. */
export function isIgnorable(word: string): boolean {
  // "Dog" is a word, "ppt" is none.
  if (word.length <= maxFragmentLength) return translationsOf(word).length === 0;
  if (verb.test(word)) return true;
  return [...stopWords].some((known) => isLikelyTypo(word, known));
}

const generalWords = wordSet(`
cost price money soldi costare costa costano prezzo expensive cheap free gratis gratuito cambio cambia cambiare
modificare open closed aperta aperto end beginning choose choosing pick scegliere scelta problem problema
difference buy sell leave return document lost lose perso late help aiuto
`);

/** Whether a word can be asked of any topic, such as its cost, and so does not name one. */
export const isGeneral = (word: string) => generalWords.has(word);
