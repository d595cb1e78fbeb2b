import { useEffect, useState } from 'react';
import { useLocation, useNow, useQuery } from 'shared/runtime';
import { allEvents } from '../queries.ts';
import { tabs } from './eventTab.ts';
import { linkedEvent } from './linkedEvent.ts';
import { timetable } from './timetable.ts';

/**
 * The event to which the page's fragment leads. Set after hydration, because browsers send no fragment to
 * the server.
 */
export function useLinkedEvent() {
  const { hash } = useLocation();
  const { data = [] } = useQuery(allEvents);
  const now = useNow();
  const [id, setId] = useState<string>();
  useEffect(() => {
    // While search parameters change, the router has no fragment.
    if (hash !== '') setId(linkedEvent(hash));
  }, [hash]);

  const forget = () => {
    // A reload, or Back from another page, would open the event's tab again.
    if (id !== undefined) history.replaceState(history.state, '', '#eventi');
    setId(undefined);
  };
  const events = id === undefined ? undefined : timetable(data, new Date(now));
  return {
    id,
    /** The tab that lists it now: an event that was shared while it was upcoming may have passed. */
    tab: tabs.find((tab) => events?.[tab].some((event) => event.id === id)),
    /** Called when the visitor chooses a tab. */
    forget,
  };
}
