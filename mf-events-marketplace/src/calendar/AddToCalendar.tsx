import { useId, useRef, useState } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { AssociationEvent } from '../events/associationEvent.ts';
import { CalendarWays } from './CalendarWays.tsx';
import { calendarEntry } from './calendarEntry.ts';
import { useDismiss } from './useDismiss.ts';

/**
 * The ways to put an event into a calendar, unfolded below their button. They are links and a
 * download, so they stay links and a button: a menu's keyboard would only be in the way, and a
 * floating one would cost more bytes than the rest of the section.
 */
export function AddToCalendar({ event }: { event: AssociationEvent }) {
  const { t } = useTranslation('events-marketplace');
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useDismiss(place, open, (by) => (by === 'key' ? close() : setOpen(false)));

  const entry = calendarEntry(
    event,
    { registration: t('calendar.registration'), assumedEnd: t('calendar.assumedEnd') },
    siteConfig().email.split('@').pop() ?? '',
  );
  if (!entry) return null;
  return (
    <div ref={place}>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name="calendar" className="size-4.5" />
        {t('calendar.add')}
        <span className="sr-only">: {event.title}</span>
      </Button>
      {open ? (
        <div
          id={id}
          ref={bringIntoView}
          className="absolute scroll-mt-24 scroll-mb-24 top-full left-0 z-20 mt-2 w-[min(19rem,calc(100vw-5rem))] rounded-card border border-outline bg-surface py-1.5 lg:right-0 lg:left-auto"
        >
          <CalendarWays entry={entry} onDone={close} />
        </div>
      ) : null}
    </div>
  );
}

function bringIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}
