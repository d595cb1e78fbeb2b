export { highlight, type Piece } from './highlight.ts';
export { listOf } from './listOf.ts';
export { readAllRows } from './readAllRows.ts';
export { folded, matches, sameText, typedWords } from './text.ts';
