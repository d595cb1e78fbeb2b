import { readAllRows } from 'shared/data';
import { queryOptions, supabase } from 'shared/runtime';

/** All events, the earliest first (specification section 7). */
export const allEvents = queryOptions({
  queryKey: ['events'],
  queryFn: ({ signal }) =>
    readAllRows((from, to) =>
      supabase()
        .from('events')
        .select(
          'id, title, description, event_type, start_date, location, registration_link, status',
        )
        .order('start_date')
        .order('id')
        .range(from, to)
        .abortSignal(signal)
        .retry(false),
    ),
});
