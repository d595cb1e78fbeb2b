import { allRows } from 'shared/data';
import { queryOptions } from 'shared/runtime';
import { eventColumns } from './associationEvent.ts';

/** All events, the earliest first. A failure is only logged. */
export const allEvents = queryOptions({
  queryKey: ['events-marketplace', 'events'],
  queryFn: allRows((client) =>
    client.from('events').select(eventColumns).order('start_date').order('id'),
  ),
});
