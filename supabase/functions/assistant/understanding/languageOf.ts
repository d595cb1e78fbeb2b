import type { Language } from '../question.ts';
import { wordsOf } from './fold.ts';
import { englishWords, glossary, singular } from './glossary.ts';
import { englishStopWords, italianStopWords } from './stopWords.ts';

/** English that is Italian too, at a university. */
const borrowed: ReadonlySet<string> = new Set(
  'exchange master bachelor learning agreement test badge exam cv budget campus mail free part time'.split(
    ' ',
  ),
);

/** One small word, or three longer ones that look Italian. */
const enough = 0.75;

/**
 * The language of a question, by its small words, which nobody borrows, and the glossary's English. What
 * libraries tell languages by, the letters, says little in four words: bench/results.md compares.
 * @returns the page's language when the question could be either, as "exchange 2026".
 */
export function languageOf(message: string, ofPage: Language): Language {
  let italian = /[àèéìòù]/i.test(message.normalize('NFC')) ? 1 : 0;
  let english = 0;
  for (const word of wordsOf(message)) {
    const isItalian = italianStopWords.has(word);
    const isEnglish = englishStopWords.has(word);
    if (isItalian && !isEnglish) italian += 1;
    else if (isEnglish && !isItalian) english += 1;
    else if (isItalian || borrowed.has(word)) continue;
    else if (englishWords.has(singular(word))) english += 1;
    // Nearly every word of Italian ends in a vowel; English has too many that do.
    else if (glossary.has(singular(word)) || /.{4}[aeiou]$/.test(word)) italian += 0.25;
  }
  if (Math.abs(italian - english) < enough) return ofPage;
  return italian > english ? 'it' : 'en';
}
