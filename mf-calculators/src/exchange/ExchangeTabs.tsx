import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Tab, TabList, TabPanel, Tabs } from 'shared/ui';
import type { CalculatorTab } from '../work/createWork.ts';

interface ExchangeTabsProps {
  tab: CalculatorTab;
  onTab: (tab: CalculatorTab) => void;
  /** Whether the results may be opened (specification section 2). */
  resultsOpen: boolean;
  input: ReactNode;
  results: ReactNode;
}

/** The two tabs of an exchange calculator: what is entered, and where it leads. */
export function ExchangeTabs({ tab, onTab, resultsOpen, input, results }: ExchangeTabsProps) {
  const { t } = useTranslation('calculators');
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shown = resultsOpen ? tab : 'input';
  const before = useRef(shown);

  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    scrollerOf(root.current)?.scrollTo({ top: 0 });
    // The button that opened the results is gone with the form, and the focus fell back to what is
    // around it; it goes where the button led.
    if (!document.activeElement || document.activeElement.contains(root.current)) {
      panel.current?.focus({ preventScroll: true });
    }
  }, [shown]);

  return (
    <Tabs
      ref={root}
      className="flex grow flex-col"
      value={shown}
      onValueChange={(value) => onTab(value === 'results' ? 'results' : 'input')}
    >
      <TabList className="print:hidden">
        <Tab value="input">{t('tabs.input')}</Tab>
        <Tab value="results" disabled={!resultsOpen}>
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

/** The nearest part around an element that scrolls. */
function scrollerOf(element: HTMLElement | null): HTMLElement | null {
  let around = element?.parentElement ?? null;
  while (around && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement;
  return around;
}
