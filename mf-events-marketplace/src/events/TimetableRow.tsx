import { useTranslation } from 'shared/runtime';
import { Badge, ExternalLink, Icon } from 'shared/ui';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import type { AssociationEvent } from './associationEvent.ts';
import { EventDescription } from './EventDescription.tsx';
import { EventWhen } from './EventWhen.tsx';
import type { EventTab } from './eventTab.ts';

/** What the association writes about its events is in Italian, whatever the page is in. */
const dataLanguage = 'it';

interface TimetableRowProps {
  event: AssociationEvent;
  tab: EventTab;
  now: Date;
  /** Whether it is the first to come. */
  next: boolean;
}

/** One row of the timetable: when, what and where, and what to do about it. */
export function TimetableRow({ event, tab, now, next }: TimetableRowProps) {
  const { t } = useTranslation('events-marketplace');
  return (
    <article className="grid grid-cols-1 gap-x-8 gap-y-3 py-6 lg:grid-cols-[16.5rem_1fr_15rem]">
      <EventWhen start={event.start} now={now} />
      <div className="flex min-w-0 flex-col items-start gap-1.5 wrap-anywhere">
        {next ? (
          <p className="flex items-center gap-2 text-sm font-semibold text-accent">
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-accent" />
            {t('events.next')}
          </p>
        ) : null}
        <h3 lang={dataLanguage} className="max-w-full text-lg font-bold break-words">
          {event.title}
        </h3>
        <p className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-quiet">
          {event.type ? (
            <Badge lang={dataLanguage} className="max-w-full whitespace-normal!">
              {event.type}
            </Badge>
          ) : null}
          {event.location || tab === 'prossimi' ? (
            <span className="inline-flex max-w-full items-center gap-1">
              <Icon name="place" className="size-4.5 shrink-0" />
              <span className="sr-only">{t('events.place')}</span>
              {event.location ? (
                <span lang={dataLanguage}>{event.location}</span>
              ) : (
                t('events.noPlace')
              )}
            </span>
          ) : null}
        </p>
        {event.description ? (
          <EventDescription text={event.description} lang={dataLanguage} />
        ) : null}
      </div>
      <div className="relative flex flex-wrap items-center gap-3 pt-1 lg:flex-col lg:items-end lg:self-start">
        <Registration event={event} tab={tab} />
        <AddToCalendar event={event} />
      </div>
    </article>
  );
}

function Registration({ event, tab }: Pick<TimetableRowProps, 'event' | 'tab'>) {
  const { t } = useTranslation('events-marketplace');
  return (
    <ExternalLink
      href={event.registrationLink}
      size="sm"
      variant={tab === 'prossimi' ? 'default' : 'outline'}
      fallback={<p className="text-sm text-quiet">{t('events.noRegistration')}</p>}
    >
      {t(`events.registration.${tab}`)}
      <span className="sr-only" lang={dataLanguage}>
        : {event.title}
      </span>
    </ExternalLink>
  );
}
