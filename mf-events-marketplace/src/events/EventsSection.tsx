import { useRef } from 'react';
import { Link, useSearchParams, useTranslation } from 'shared/runtime';
import { Tab, TabList, TabPanel, Tabs, useUpdateSearchParams, WithoutScripts } from 'shared/ui';
import { FollowEvents } from '../calendar/FollowEvents.tsx';
import { EventList } from './EventList.tsx';
import { type EventTab, parseTab, setTab, tabParameter, tabs } from './eventTab.ts';
import { useLinkedEvent } from './useLinkedEvent.ts';

/** The home section `#eventi`: a timetable of upcoming and past events. */
export default function EventsSection() {
  const { t } = useTranslation('events-marketplace');
  const [params] = useSearchParams();
  const updateParams = useUpdateSearchParams();
  const linked = useLinkedEvent();
  const openTab = (tab: EventTab) => {
    linked.forget();
    void updateParams((next) => setTab(next, tab), { replace: true, anchor: '#eventi' });
  };
  const tab = linked.tab ?? parseTab(params.get(tabParameter));
  const pastTab = useRef<HTMLButtonElement>(null);
  const showPast = () => {
    openTab('passati');
    // The pressed button unmounts with its tab and would lose the focus.
    pastTab.current?.focus();
  };
  return (
    <Tabs value={tab} onValueChange={(value) => openTab(parseTab(value))}>
      <div className="relative flex flex-wrap items-end justify-between gap-x-4 border-b border-hairline">
        <TabList aria-label={t('events.tabs.label')} className="border-0! noscript:hidden">
          {tabs.map((each) => (
            <Tab key={each} value={each} ref={each === 'passati' ? pastTab : null}>
              {t(`events.tabs.${each}`)}
            </Tab>
          ))}
        </TabList>
        <WithoutScripts>
          <TabLinks current={tab} />
        </WithoutScripts>
        <div className="pb-1.5 print:hidden">
          <FollowEvents />
        </div>
      </div>
      {tabs.map((each) => (
        <TabPanel key={each} value={each}>
          <EventList tab={each} linked={linked.id} onShowPast={showPast} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

/** The tabs as links, for readers without scripts. */
function TabLinks({ current }: { current: EventTab }) {
  const { t } = useTranslation('events-marketplace');
  return (
    <nav aria-label={t('events.tabs.label')} className="flex flex-wrap gap-x-6 gap-y-1">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={tab === 'passati' ? `/?${tabParameter}=${tab}#eventi` : '/#eventi'}
          aria-current={tab === current ? 'true' : undefined}
          className="-mb-px inline-flex min-h-11 items-center border-b-3 border-transparent px-1 text-sm font-semibold text-quiet hover:text-ink aria-[current=true]:border-accent aria-[current=true]:text-ink"
        >
          {t(`events.tabs.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
