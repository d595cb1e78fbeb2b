export { highlight, highlightTerms, type TextSegment } from './highlight.ts';
export { includesText, isSameText, normalizeText } from './normalizeText.ts';
export {
  type IndexedText,
  indexText,
  matchesAllTerms,
  matchesTerm,
  queryTerms,
  searchByTerms,
  type TermSearchResult,
} from './searchByTerms.ts';
