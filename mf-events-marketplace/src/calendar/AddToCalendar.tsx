import { useId, useRef, useState } from 'react';
import { siteConfig, useTranslation } from 'shared/runtime';
import { Button, ExternalLink, Icon } from 'shared/ui';
import type { AssociationEvent } from '../events/associationEvent.ts';
import { type CalendarEntry, calendarEntry } from './calendarEntry.ts';
import { googleLink, outlookLink } from './calendarLinks.ts';
import { useDismiss } from './useDismiss.ts';
import { useIcsDownload } from './useIcsDownload.ts';

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
          <Ways entry={entry} onDone={close} />
        </div>
      ) : null}
    </div>
  );
}

function bringIntoView(panel: HTMLElement | null): void {
  panel?.scrollIntoView({ block: 'nearest' });
}

const way =
  'flex min-h-11 w-full flex-col justify-center px-4 py-1.5 text-left text-sm font-semibold hover:bg-line-soft -outline-offset-3';

function Ways({ entry, onDone }: { entry: CalendarEntry; onDone: () => void }) {
  const { t } = useTranslation('events-marketplace');
  const download = useIcsDownload();
  const links = {
    google: googleLink(entry),
    outlookUniversity: outlookLink(entry, 'university'),
    outlookPersonal: outlookLink(entry, 'personal'),
  } as const;
  return (
    <>
      <ul>
        <li>
          <button type="button" className={way} onClick={() => void download(entry).then(onDone)}>
            {t('calendar.file')}
            <span className="text-xs font-normal text-quiet">{t('calendar.fileHint')}</span>
          </button>
        </li>
        {(['google', 'outlookUniversity', 'outlookPersonal'] as const).map((name) => (
          <li key={name}>
            <ExternalLink href={links[name]} className={way}>
              {t(`calendar.${name}`)}
            </ExternalLink>
          </li>
        ))}
      </ul>
      <p className="mx-4 mt-1.5 border-t border-hairline py-2.5 text-xs text-quiet">
        {t('calendar.assumedEnd')}
      </p>
    </>
  );
}
