import { useMemo } from 'react';
import { siteConfig, useNow, useQuery, useTranslation } from 'shared/runtime';
import { Button, EmptyState, RetryButton, ShowMoreList, Skeleton } from 'shared/ui';
import { allEvents } from '../queries.ts';
import { EventRow } from './EventRow.tsx';
import { eventsJsonLd } from './eventsJsonLd.ts';
import type { EventTab } from './eventTab.ts';
import { eventAnchor } from './linkedEvent.ts';
import { timetable } from './timetable.ts';

/** Three keep the home page short; one press shows the rest of more than a year. */
const shownAtFirst = 3;
const shownPerPress = 30;

interface EventListProps {
  tab: EventTab;
  /** The event to which the page's fragment leads. */
  linked: string | undefined;
  onShowPast: () => void;
}

/** The events of a tab, with its loading and empty states. */
export function EventList({ tab, linked, onShowPast }: EventListProps) {
  const { t } = useTranslation('events-marketplace');
  const { data, isPending, refetch } = useQuery(allEvents);
  const time = useNow();
  // An event moves to the past tab while the page is open.
  const now = useMemo(() => new Date(time), [time]);
  const byTab = useMemo(() => timetable(data ?? [], now), [data, now]);

  if (isPending) return <EventsSkeleton />;
  const events = byTab[tab];
  if (events.length > 0) {
    const jsonLd = tab === 'prossimi' && eventsJsonLd(events, siteConfig());
    return (
      <>
        {jsonLd ? <script type="application/ld+json">{jsonLd}</script> : null}
        <ShowMoreList
          items={events}
          first={shownAtFirst}
          step={shownPerPress}
          minimum={events.findIndex(({ id }) => id === linked) + 1}
          more={(rest) => t('events.more', { count: rest })}
          className="list-none"
        >
          {(event) => (
            <li
              key={event.id}
              id={eventAnchor(event.id)}
              tabIndex={-1}
              data-linked={event.id === linked || undefined}
              className="scroll-mt-below-bar border-b border-hairline -outline-offset-3 outline-accent target:-mx-3 target:rounded-card target:px-3 target:outline-3 data-linked:-mx-3 data-linked:rounded-card data-linked:px-3 data-linked:outline-3"
            >
              <EventRow event={event} tab={tab} now={now} isNext={event === byTab.prossimi[0]} />
            </li>
          )}
        </ShowMoreList>
      </>
    );
  }

  // A failure is shown as an empty list, whose text does not claim that there are no events.
  const text = data ? tab : 'unread';
  const showPastButton = tab === 'prossimi' && byTab.passati.length > 0 && (
    <Button variant="outline" className="noscript:hidden" onClick={onShowPast}>
      {t('events.empty.seePast')}
    </Button>
  );
  return (
    <div className="pt-8">
      <EmptyState
        title={t(`events.empty.${text}.title`)}
        action={data ? showPastButton : <RetryButton onRetry={refetch} />}
      >
        {t(`events.empty.${text}.hint`)}
      </EmptyState>
    </div>
  );
}

function EventsSkeleton() {
  return (
    <div className="flex flex-col gap-6 pt-6">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} silent={row > 1} className="h-66 lg:h-31" />
      ))}
    </div>
  );
}
