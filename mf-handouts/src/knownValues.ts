import { clmgYears, undergraduateYears } from './years.ts';

/** What the backend must know of this section; `pnpm sections` writes it there. */
export default {
  handoutYears: undergraduateYears.map(({ inTable }) => inTable),
  clmgCourseYears: clmgYears.map(({ courseYear }) => courseYear),
};
