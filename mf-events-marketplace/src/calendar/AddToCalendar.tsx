import { siteConfig, useTranslation } from 'shared/runtime';
import type { AssociationEvent } from '../events/associationEvent.ts';
import { CalendarWays } from './CalendarWays.tsx';
import { calendarEntry } from './calendarEntry.ts';
import { Unfolding } from './Unfolding.tsx';

/** The ways to put one event into a calendar; nothing for an event without a date. */
export function AddToCalendar({ event }: { event: AssociationEvent }) {
  const { t } = useTranslation('events-marketplace');
  const entry = calendarEntry(
    event,
    { registration: t('calendar.registration'), assumedEnd: t('calendar.assumedEnd') },
    siteConfig().email.split('@').pop() ?? '',
  );
  if (!entry) return null;
  return (
    <Unfolding label={t('calendar.add')} labelRest={`: ${event.title}`} from="left">
      {(close) => <CalendarWays entry={entry} onDone={close} />}
    </Unfolding>
  );
}
