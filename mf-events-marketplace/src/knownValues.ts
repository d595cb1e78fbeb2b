import { eventColumns } from './associationEvent.ts';

/** What the backend must know of this section: `pnpm sections` writes it there. */
export default {
  /** The values of `events.status` that a tab shows. */
  eventStatuses: ['upcoming', 'completed'],
  tables: [
    {
      table: 'events',
      area: 'events',
      name: 'title',
      columns: eventColumns.split(', '),
      identity: ['start_date', 'title'],
      links: ['registration_link'],
    },
  ],
};
