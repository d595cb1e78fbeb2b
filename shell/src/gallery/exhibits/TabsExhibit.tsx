import { Tab, TabList, TabPanel, Tabs } from 'shared/ui';

export function TabsExhibit() {
  return (
    <Tabs defaultValue="input">
      <TabList>
        <Tab value="input">Inserimento Dati</Tab>
        <Tab value="results">Risultati</Tab>
        <Tab value="none" disabled>
          Disabled
        </Tab>
      </TabList>
      <TabPanel value="input" className="py-4">
        The arrows move between tabs.
      </TabPanel>
      <TabPanel value="results" className="py-4">
        The other panel.
      </TabPanel>
    </Tabs>
  );
}
