import { clmgColumns, fileColumns } from './files/handoutFile.ts';
import { clmgYears, undergraduateYears } from './years.ts';

/** What the backend must know of this section; `pnpm sections` writes it there. */
export default {
  handoutYears: undergraduateYears.map(({ inTable }) => inTable),
  handoutColumns: fileColumns.split(','),
  clmgCourseYears: clmgYears.map(({ courseYear }) => courseYear),
  clmgHandoutColumns: clmgColumns.split(','),
};
