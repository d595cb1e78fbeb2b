import { cellText } from 'shared/format';
import { isSameText } from 'shared/search';

/** The columns of `events` that the section reads. */
export const eventColumns =
  'id, title, description, event_type, start_date, location, registration_link, status';

type ColumnsOf<List> = List extends `${infer First}, ${infer Rest}`
  ? First | ColumnsOf<Rest>
  : List & string;

/** A row of `events`. Tables that were filled by hand have values of any type. */
export type RawEventRow = Record<ColumnsOf<typeof eventColumns>, unknown>;

/** An event as the page shows it: texts are trimmed, missing values are undefined. */
export type AssociationEvent = NonNullable<ReturnType<typeof associationEvent>>;

/** How associations write it; only `upcoming` and `completed` are fixed. */
const cancelled = ['cancelled', 'canceled', 'annullato', 'annullata'];

function text(value: unknown): string | undefined {
  return cellText(value)?.trim() || undefined;
}

function date(value: unknown): Date | undefined {
  const parsed = new Date(text(value) ?? Number.NaN);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed;
}

/** Reads a row; undefined without a title. */
export function associationEvent(row: RawEventRow) {
  const title = text(row.title);
  if (!title) return undefined;
  const status = text(row.status) ?? '';
  return {
    id: text(row.id) ?? title,
    title,
    description: text(row.description),
    type: text(row.event_type),
    /** Undefined without a valid date. */
    start: date(row.start_date),
    location: text(row.location),
    registrationLink: text(row.registration_link),
    status,
    isCancelled: cancelled.some((word) => isSameText(word, status)),
  };
}
