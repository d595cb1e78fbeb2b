import { useLanguage, useTranslation } from 'shared/runtime';
import { Badge, ExternalLink, Icon, ShareButton } from 'shared/ui';
import type { AssociationEvent } from '../associationEvent.ts';
import { AddToCalendar } from '../calendar/AddToCalendar.tsx';
import { EventDate } from './EventDate.tsx';
import { EventDescription } from './EventDescription.tsx';
import type { EventTab } from './eventTab.ts';
import { dataLanguage, eventType } from './eventTypes.ts';
import { eventPath } from './linkedEvent.ts';

interface EventRowProps {
  event: AssociationEvent;
  tab: EventTab;
  now: Date;
  /** Whether it is the next upcoming event. */
  isNext: boolean;
}

/** One row of the timetable: date, title, location, registration and calendar. */
export function EventRow({ event, tab, now, isNext }: EventRowProps) {
  const { t } = useTranslation('events-marketplace');
  const language = useLanguage();
  const type = event.type === undefined ? undefined : eventType(event.type, language);
  return (
    <article className="grid grid-cols-1 gap-x-8 gap-y-3 py-5 md:py-6 lg:grid-cols-[16.5rem_1fr_15rem]">
      <EventDate start={event.start} now={now} />
      <div className="flex min-w-0 flex-col items-start gap-1.5 wrap-anywhere">
        {isNext ? (
          <p className="flex items-center gap-2 text-sm font-semibold text-accent">
            <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-accent" />
            {t('events.next')}
          </p>
        ) : null}
        <h3 lang={dataLanguage} className="max-w-full text-lg font-bold break-words">
          {event.title}
        </h3>
        <p className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-quiet">
          {event.isCancelled ? <Badge tone="warning">{t('events.cancelled')}</Badge> : null}
          {type ? (
            <Badge lang={type.lang} className="max-w-full whitespace-normal!">
              {type.name}
            </Badge>
          ) : null}
          {event.location || tab === 'prossimi' ? (
            <span className="inline-flex max-w-full items-center gap-1">
              <Icon name="place" className="size-4.5 shrink-0" />
              <span className="sr-only">{t('events.location')}</span>
              {event.location ? (
                <span lang={dataLanguage}>{event.location}</span>
              ) : (
                t('events.noLocation')
              )}
            </span>
          ) : null}
          <span className="-my-2">
            <ShareButton iconOnly name={event.title} path={eventPath(event.id, tab)} />
          </span>
        </p>
        {event.description ? (
          <EventDescription text={event.description} lang={dataLanguage} />
        ) : null}
      </div>
      <div className="relative flex flex-wrap items-center gap-3 pt-1 lg:flex-col lg:items-end lg:self-start">
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
        {tab === 'prossimi' ? <AddToCalendar event={event} /> : null}
      </div>
    </article>
  );
}
