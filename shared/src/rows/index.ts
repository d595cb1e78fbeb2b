export { highlight, type Piece } from './highlight.ts';
export { readAllRows } from './readAllRows.ts';
export { folded, matches, sameText, typedWords } from './text.ts';
