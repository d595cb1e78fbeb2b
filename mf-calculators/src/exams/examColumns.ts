/**
 * The columns of the exam list: exam and CFU, then seminar and grade below them on a phone; exam,
 * CFU, seminar, grade and state side by side where there is room.
 */
export const examColumns =
  'grid-cols-[minmax(0,1fr)_auto] @min-[38rem]:grid-cols-[minmax(0,1fr)_2.5rem_6.5rem_5rem_9.5rem]';
