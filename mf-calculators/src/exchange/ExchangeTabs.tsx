import type { ReactNode } from 'react';
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
  return (
    <Tabs
      value={resultsOpen ? tab : 'input'}
      onValueChange={(value) => onTab(value === 'results' ? 'results' : 'input')}
    >
      <TabList>
        <Tab value="input">{t('tabs.input')}</Tab>
        <Tab value="results" disabled={!resultsOpen}>
          {t('tabs.results')}
        </Tab>
      </TabList>
      <TabPanel value="input" className="flex flex-col gap-6 pt-6">
        {input}
      </TabPanel>
      <TabPanel value="results" className="flex flex-col gap-8 pt-6">
        {results}
      </TabPanel>
    </Tabs>
  );
}
