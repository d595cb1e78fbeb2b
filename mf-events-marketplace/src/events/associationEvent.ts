import type { Database } from 'shared/database';

/** A row of `events`, with the columns that the site reads. */
export type EventRow = Pick<
  Database['public']['Tables']['events']['Row'],
  | 'id'
  | 'title'
  | 'description'
  | 'event_type'
  | 'start_date'
  | 'location'
  | 'registration_link'
  | 'status'
>;

/** The same columns as an installation may really hold them: any may be null, an id may be a number. */
export type RawEventRow = { [Column in keyof EventRow]: EventRow[Column] | number | null };

/** An event as the page shows it: text is trimmed, and what is absent is undefined. */
export interface AssociationEvent {
  id: string;
  title: string;
  description: string | undefined;
  type: string | undefined;
  /** The moment it starts; undefined when the row holds no usable date. */
  start: Date | undefined;
  location: string | undefined;
  registrationLink: string | undefined;
  status: string;
}

function text(value: string | number | null | undefined): string | undefined {
  return value?.toString().trim() || undefined;
}

function moment(value: string | number | null | undefined): Date | undefined {
  const date = new Date(text(value) ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Reads a row; undefined when it has no title, because then there is nothing to announce. */
export function associationEvent(row: RawEventRow): AssociationEvent | undefined {
  const title = text(row.title);
  if (!title) return undefined;
  return {
    id: text(row.id) ?? title,
    title,
    description: text(row.description),
    type: text(row.event_type),
    start: moment(row.start_date),
    location: text(row.location),
    registrationLink: text(row.registration_link),
    status: text(row.status) ?? '',
  };
}
