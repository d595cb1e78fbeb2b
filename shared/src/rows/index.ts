export { deadlineOfRead } from './deadlineOfRead.ts';
export { readEarly, savedAtHeader } from './earlyReads.ts';
export { fetchInTime, tookTooLong } from './fetchInTime.ts';
export { highlight, highlightWords, type Piece } from './highlight.ts';
export { listOf } from './listOf.ts';
export { readAllRows } from './readAllRows.ts';
export { folded, matches, sameText } from './text.ts';
export {
  type FoundByWords,
  findByWords,
  type Said,
  said,
  says,
  saysAll,
  typedWords,
} from './words.ts';
