import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Tab, TabList, TabPanel, Tabs } from 'shared/ui';
import { LinkedDestination } from '../destinations/LinkedDestination.tsx';
import type { Destination } from '../formulas/destinations.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';

interface ExchangeTabsProps {
  store: CalculatorStore;
  /** Undefined while they load. */
  destinations: readonly Destination[] | undefined;
  input: ReactNode;
  /** Null while there is no score: the results tab is disabled. */
  results: ReactNode;
}

export function ExchangeTabs({ store, destinations, input, results }: ExchangeTabsProps) {
  const { t } = useTranslation('calculators');
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const tab = store.useStore((state) => state.tab);
  const hasResults = results !== null;
  const shown = hasResults ? tab : 'input';
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    scrollContainerOf(root.current)?.scrollTo({ top: 0 });
    // The button that opened the results unmounted with the form, so the focus fell back to an
    // ancestor; it belongs on the opened panel.
    if (!document.activeElement || document.activeElement.contains(root.current)) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [shown]);

  return (
    <Tabs
      ref={root}
      className="flex grow flex-col"
      value={shown}
      onValueChange={(value) => store.actions.openTab(value === 'results' ? 'results' : 'input')}
    >
      <LinkedDestination destinations={destinations} />
      <TabList className="print:hidden">
        <Tab value="input">{t('tabs.input')}</Tab>
        <Tab value="results" disabled={!hasResults}>
          {t('tabs.results')}
        </Tab>
      </TabList>
      <TabPanel
        value="input"
        className="flex grow flex-col gap-6 pt-6 data-[hidden]:hidden [@media(max-height:32rem)]:gap-3 [@media(max-height:32rem)]:pt-3"
      >
        {input}
      </TabPanel>
      <TabPanel ref={panel} value="results" className="flex grow flex-col gap-8 pt-6">
        {results}
      </TabPanel>
    </Tabs>
  );
}

function scrollContainerOf(element: HTMLElement | null): HTMLElement | null {
  let ancestor = element?.parentElement ?? null;
  while (ancestor && getComputedStyle(ancestor).overflowY !== 'auto') {
    ancestor = ancestor.parentElement;
  }
  return ancestor;
}
