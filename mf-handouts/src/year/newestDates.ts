import { cellText } from 'shared/format';
import { courseKey } from '../courses.ts';
import { nameOf } from '../handoutFile.ts';

interface DatedRow {
  subject: unknown;
  uploaded_at: unknown;
}

/** When the newest file of each course was uploaded, as ISO 8601, by `courseKey`. */
type NewestDates = ReadonlyMap<string, string>;

/**
 * @param rows Newest first.
 */
export function newestDates(rows: readonly DatedRow[]): NewestDates {
  const dates = new Map<string, string>();
  for (const { subject, uploaded_at } of rows) {
    const name = nameOf(subject);
    const date = cellText(uploaded_at);
    if (name === undefined || date === null || Number.isNaN(Date.parse(date))) continue;
    if (!dates.has(courseKey(name))) dates.set(courseKey(name), date);
  }
  return dates;
}
