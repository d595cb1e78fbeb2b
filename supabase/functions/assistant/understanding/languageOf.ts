import { questionWordsIn, tokenize } from 'shared/search';
import type { Language } from '../../_shared/languages.ts';
import { englishWords, glossary, singular } from '../words/glossary.ts';

/** English words that Italian students use as well. */
const loanwords: ReadonlySet<string> = new Set(
  'exchange master bachelor learning agreement test badge exam cv budget campus mail free part time'.split(
    ' ',
  ),
);

/** One stop word, or three longer words that look Italian. */
const minDifference = 0.75;

/**
 * The language of a question, by its stop words, which are never loanwords, and the glossary's English.
 * Libraries compare letter frequencies, which say little in four words: see bench/results.md.
 * @returns the page's language when the question could be either, as "exchange 2026".
 */
export function languageOf(message: string, ofPage: Language): Language {
  let italian = /[àèéìòù]/i.test(message.normalize('NFC')) ? 1 : 0;
  let english = 0;
  for (const word of tokenize(message)) {
    const isItalian = questionWordsIn.it.has(word);
    const isEnglish = questionWordsIn.en.has(word);
    if (isItalian && !isEnglish) italian += 1;
    else if (isEnglish && !isItalian) english += 1;
    else if (isItalian || loanwords.has(word)) continue;
    else if (englishWords.has(singular(word))) english += 1;
    // Nearly every Italian word ends in a vowel; so do many English ones, hence the low weight.
    else if (glossary.has(singular(word)) || /.{4}[aeiou]$/.test(word)) italian += 0.25;
  }
  if (Math.abs(italian - english) < minDifference) return ofPage;
  return italian > english ? 'it' : 'en';
}
