import { useEffect, useMemo, useRef } from 'react';
import { reportError, useQuery, useTranslation } from 'shared/runtime';
import { Button, EmptyState, RetryButton, Tab, TabList, TabPanel, Tabs } from 'shared/ui';
import { FollowEvents } from '../calendar/FollowEvents.tsx';
import { allEvents } from '../queries.ts';
import { EventList } from './EventList.tsx';
import { EventsData } from './EventsData.tsx';
import { EventsSkeleton } from './EventsSkeleton.tsx';
import { type EventTab, parseTab, timetablePart } from './eventTab.ts';
import { timetable } from './timetable.ts';
import { useEventTab } from './useEventTab.ts';
import { useNow } from './useNow.ts';

const tabs: readonly EventTab[] = ['prossimi', 'passati'];

/** The home section `#eventi`: a timetable of what is to come and of what has been. */
export default function EventsSection() {
  const { t } = useTranslation('events-marketplace');
  const [tab, openTab] = useEventTab();
  const pastTab = useRef<HTMLButtonElement>(null);
  const seePast = () => {
    openTab('passati');
    // The button that was pressed goes away with its tab.
    pastTab.current?.focus();
  };
  return (
    <Tabs value={tab} onValueChange={(value) => openTab(parseTab(value))}>
      <div className="relative flex flex-wrap items-end justify-between gap-x-4 border-b border-hairline">
        <TabList aria-label={t('events.tabs.label')} className="border-0!">
          {tabs.map((name) => (
            <Tab key={name} value={name} ref={name === 'passati' ? pastTab : null}>
              {t(`events.tabs.${name}`)}
            </Tab>
          ))}
        </TabList>
        <div className="pb-1.5 print:hidden">
          <FollowEvents />
        </div>
      </div>
      {tabs.map((name) => (
        <TabPanel key={name} value={name}>
          <Events tab={name} onSeePast={seePast} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

function Events({ tab, onSeePast }: { tab: EventTab; onSeePast: () => void }) {
  const { t } = useTranslation('events-marketplace');
  const { data, isPending, error, refetch } = useQuery(allEvents);
  const now = useNow();
  const events = useMemo(() => timetable(data ?? [], now), [data, now]);

  useEffect(() => {
    if (!error) return;
    reportError({
      source: 'events-marketplace',
      message: 'The events could not be read',
      cause: error,
    });
  }, [error]);

  if (isPending) return <EventsSkeleton />;
  const list = events[timetablePart[tab]];
  if (list.length > 0) {
    return (
      <>
        {tab === 'prossimi' ? <EventsData upcoming={events.upcoming} /> : null}
        <EventList events={list} tab={tab} now={now} />
      </>
    );
  }

  // A failure is logged only and shown as an empty list (specification section 8), whose words then
  // do not claim that there is nothing.
  const text = data ? tab : 'unread';
  const retry = <RetryButton onRetry={refetch} />;
  const look = (
    <Button variant="outline" onClick={onSeePast}>
      {t('events.empty.seePast')}
    </Button>
  );
  const somethingPast = tab === 'prossimi' && events.past.length > 0;
  return (
    <div className="pt-8">
      <EmptyState
        title={t(`events.empty.${text}.title`)}
        action={data ? somethingPast && look : retry}
      >
        {t(`events.empty.${text}.hint`)}
      </EmptyState>
    </div>
  );
}
