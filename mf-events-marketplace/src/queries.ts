import { readAllRows } from 'shared/data';
import { queryOptions, supabase } from 'shared/runtime';
import { eventColumns } from './associationEvent.ts';

/** All events, the earliest first. A failure is only logged. */
export const allEvents = queryOptions({
  queryKey: ['events-marketplace', 'events'],
  queryFn: async ({ signal }) => {
    const client = await supabase();
    return readAllRows(
      () => client.from('events').select(eventColumns).order('start_date').order('id'),
      signal,
    );
  },
});
