export { readAllRows } from './readAllRows.ts';
export { matches, sameText } from './text.ts';
