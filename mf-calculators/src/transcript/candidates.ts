import type { TranscriptCell } from './transcriptCells.ts';
import { isName, type TranscriptValue, withoutCode } from './transcriptWords.ts';

/** How many numbers a name may end with. */
const maxNumbersOfName = 2;

/** A name, and the values around it. */
export interface Candidate {
  subject: string;
  before: TranscriptValue[];
  after: TranscriptValue[];
  /** Whether the name ends with a number that may be a value. */
  endsWithNumber: boolean;
  /** Whether the name shares its cell with its values: only words divide them. */
  isLoose: boolean;
}

/** The ways to find the name in a line, the longest name of a cell first. */
export function candidatesOf(cells: readonly TranscriptCell[]): Candidate[] {
  const isAlone =
    cells.filter(({ words, before }) => words.length + before.length > 0).length === 1;
  return cells.flatMap((cell, index) => {
    const outside = (from: number, to: number) =>
      cells.slice(from, to).flatMap(({ before, after }) => [...before, ...after]);
    const most = Math.min(cell.after.length, maxNumbersOfName);
    // In a cell of its own, a name may end with a number in words.
    const least = !isAlone && cell.after[0]?.kind === 'word' ? 1 : 0;
    const cuts = Array.from({ length: most - least + 1 }, (_, index) => most - index);
    return cuts.flatMap((kept): Candidate[] => {
      const belongs = cell.after.slice(0, kept);
      // Of what follows a name, only plain numbers can be a part of it: "Matematica 2".
      if (belongs.some(({ kind }) => kind !== 'number' && kind !== 'word')) return [];
      const end = cell.words.length - cell.after.length + kept;
      const subject = withoutCode(cell.words.slice(0, end).join(' '));
      if (!isName(subject)) return [];
      return [
        {
          subject,
          before: [...outside(0, index), ...cell.before],
          after: [...cell.after.slice(kept), ...outside(index + 1, cells.length)],
          endsWithNumber: kept > 0,
          isLoose: isAlone,
        },
      ];
    });
  });
}
