import { useTranslation } from 'shared/runtime';
import { ShowMoreList } from 'shared/ui';
import type { AssociationEvent } from './associationEvent.ts';
import type { EventTab } from './eventTab.ts';
import { TimetableRow } from './TimetableRow.tsx';

/** How many events are shown before the visitor asks for more: a term's worth. */
const step = 8;

interface EventListProps {
  events: readonly AssociationEvent[];
  tab: EventTab;
  now: Date;
}

/** The events of a tab, one a row, between hairlines like a timetable. */
export function EventList({ events, tab, now }: EventListProps) {
  const { t } = useTranslation('events-marketplace');
  const next = tab === 'prossimi' ? events[0] : undefined;
  return (
    <ShowMoreList
      items={events}
      step={step}
      more={(rest) => t('events.more', { count: rest })}
      className="list-none"
    >
      {(event) => (
        <li key={event.id} tabIndex={-1} className="border-b border-hairline">
          <TimetableRow event={event} tab={tab} now={now} next={event === next} />
        </li>
      )}
    </ShowMoreList>
  );
}
