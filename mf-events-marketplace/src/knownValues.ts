import { eventColumns } from './associationEvent.ts';

/**
 * What the backend must know of this section: `pnpm sections` writes it there, except for the tables, which
 * the content check reads here.
 */
export default {
  /** The values of `events.status` that a tab shows. */
  eventStatuses: ['upcoming', 'completed'],
  tables: [{ table: 'events', area: 'events', name: 'title', columns: eventColumns.split(', ') }],
};
