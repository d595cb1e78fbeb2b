/** The columns of the board: dot, university, range of scores, delta and reach, compare and favourite. */
export const boardColumns =
  'grid-cols-[auto_minmax(0,1fr)_auto] md:grid-cols-[1rem_minmax(0,1fr)_10rem_8rem_7rem_5rem] print:grid-cols-[0.75rem_minmax(0,1fr)_8rem_5rem]';
