export { cutText } from './cutText.ts';
export { highlight, highlightTerms } from './highlight.ts';
export { literalPattern } from './literalPattern.ts';
export {
  comparableText,
  includesText,
  isSameText,
  normalizeQuery,
  normalizeText,
  tokenize,
} from './normalizeText.ts';
export { questionWords, questionWordsIn } from './questionWords.ts';
export {
  type IndexedText,
  indexText,
  matchesAllTerms,
  matchesTerm,
  queryTerms,
  searchByTerms,
  type TermSearchResult,
} from './searchByTerms.ts';
export { stem } from './stem.ts';
export { typoDistance } from './typoDistance.ts';
