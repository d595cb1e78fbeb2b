import { useRef } from 'react';
import { useSearchParams, useTranslation } from 'shared/runtime';
import { Tab, TabList, TabPanel, Tabs, useUpdateSearchParams } from 'shared/ui';
import { FollowEvents } from '../calendar/FollowEvents.tsx';
import { EventList } from './EventList.tsx';
import { type EventTab, parseTab, setTab, tabParameter } from './eventTab.ts';

const tabs: readonly EventTab[] = ['prossimi', 'passati'];

/** The home section `#eventi`: a timetable of upcoming and past events. */
export default function EventsSection() {
  const { t } = useTranslation('events-marketplace');
  const [params] = useSearchParams();
  const updateParams = useUpdateSearchParams();
  const openTab = (tab: EventTab) =>
    void updateParams((next) => setTab(next, tab), { replace: true });
  const pastTab = useRef<HTMLButtonElement>(null);
  const showPast = () => {
    openTab('passati');
    // The pressed button unmounts with its tab and would lose the focus.
    pastTab.current?.focus();
  };
  return (
    <Tabs
      value={parseTab(params.get(tabParameter))}
      onValueChange={(value) => openTab(parseTab(value))}
    >
      <div className="relative flex flex-wrap items-end justify-between gap-x-4 border-b border-hairline">
        <TabList aria-label={t('events.tabs.label')} className="border-0!">
          {tabs.map((tab) => (
            <Tab key={tab} value={tab} ref={tab === 'passati' ? pastTab : null}>
              {t(`events.tabs.${tab}`)}
            </Tab>
          ))}
        </TabList>
        <div className="pb-1.5 print:hidden">
          <FollowEvents />
        </div>
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab} value={tab}>
          <EventList tab={tab} onShowPast={showPast} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
