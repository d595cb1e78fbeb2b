import { readAllRows } from 'shared/data';
import { queryOptions, supabase } from 'shared/runtime';

/** All events, the earliest first. A failure is only logged. */
export const allEvents = queryOptions({
  queryKey: ['events-marketplace', 'events'],
  queryFn: async ({ signal }) => {
    const client = await supabase();
    return readAllRows(
      () =>
        client
          .from('events')
          .select(
            'id, title, description, event_type, start_date, location, registration_link, status',
          )
          .order('start_date')
          .order('id'),
      signal,
    );
  },
});
