/** The columns of `events` that the section reads. */
export const eventColumns =
  'id, title, description, event_type, start_date, location, registration_link, status';

type EventColumn =
  | 'id'
  | 'title'
  | 'description'
  | 'event_type'
  | 'start_date'
  | 'location'
  | 'registration_link'
  | 'status';

/** A row of `events` as an installation may store it: any value may be null, an id may be a number. */
export type RawEventRow = Record<EventColumn, string | number | null>;

/** An event as the page shows it: texts are trimmed, missing values are undefined. */
export interface AssociationEvent {
  id: string;
  title: string;
  description: string | undefined;
  type: string | undefined;
  /** Undefined without a valid date. */
  start: Date | undefined;
  location: string | undefined;
  registrationLink: string | undefined;
  status: string;
}

function text(value: string | number | null | undefined): string | undefined {
  return value?.toString().trim() || undefined;
}

function date(value: string | number | null | undefined): Date | undefined {
  const parsed = new Date(text(value) ?? Number.NaN);
  return Number.isNaN(parsed.getTime()) ? undefined : parsed;
}

/** Reads a row; undefined without a title. */
export function associationEvent(row: RawEventRow): AssociationEvent | undefined {
  const title = text(row.title);
  if (!title) return undefined;
  return {
    id: text(row.id) ?? title,
    title,
    description: text(row.description),
    type: text(row.event_type),
    start: date(row.start_date),
    location: text(row.location),
    registrationLink: text(row.registration_link),
    status: text(row.status) ?? '',
  };
}
