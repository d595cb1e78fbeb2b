export { listOf } from './listOf.ts';
export { readAllRows } from './readAllRows.ts';
export { matches, sameText } from './text.ts';
