import { cellText } from 'shared/format';
import { firstByCourse } from '../courses.ts';

interface DatedRow {
  subject: unknown;
  uploaded_at: unknown;
}

/**
 * When the newest file of each course was uploaded, as ISO 8601, by `courseKey`.
 *
 * @param rows Newest first.
 */
export const newestDates = (rows: readonly DatedRow[]) =>
  firstByCourse(rows, ({ uploaded_at }) => {
    const date = cellText(uploaded_at) ?? '';
    return Number.isNaN(Date.parse(date)) ? undefined : date;
  });
