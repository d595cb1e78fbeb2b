import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';
import type { AssociationEvent } from './associationEvent.ts';
import { EventRow } from './EventRow.tsx';
import type { EventTab } from './eventTab.ts';

/** How many events are shown before the visitor asks for all: a term's worth. */
const firstShown = 8;

interface EventListProps {
  events: readonly AssociationEvent[];
  tab: EventTab;
  now: Date;
}

/** The events of a tab, one a row, between hairlines like a timetable. */
export function EventList({ events, tab, now }: EventListProps) {
  const { t } = useTranslation('events-marketplace');
  const [all, setAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const shown = all ? events : events.slice(0, firstShown);

  function showAll() {
    flushSync(() => setAll(true));
    // The button is gone: the keyboard goes on at the first row that it brought.
    list.current?.querySelectorAll('h3')[firstShown]?.focus();
  }

  return (
    <>
      <ol ref={list}>
        {shown.map((event, index) => (
          <li key={event.id} className="border-b border-hairline">
            <EventRow event={event} tab={tab} now={now} next={tab === 'prossimi' && index === 0} />
          </li>
        ))}
      </ol>
      {shown.length < events.length ? (
        <Button variant="outline" className="mt-6" onClick={showAll}>
          {t('events.showAll', { count: events.length })}
        </Button>
      ) : null}
    </>
  );
}
