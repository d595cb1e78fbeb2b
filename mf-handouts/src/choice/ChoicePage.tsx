import { useTranslation } from 'shared/runtime';
import { SearchField } from 'shared/ui';
import { RecentFiles } from '../recent/RecentFiles.tsx';
import { SearchResults } from '../search/SearchResults.tsx';
import { useTypedTerm } from '../search/useTypedTerm.ts';
import { yearAddress } from '../years/courseAddress.ts';
import { type Station, Stations } from '../years/Stations.tsx';
import { undergraduateYears } from '../years/years.ts';
import { FiveStops } from './FiveStops.tsx';

/** `/dispense`: two lines to choose from, the bachelor's three years and the law degree. */
export default function ChoicePage() {
  const { t } = useTranslation('handouts');
  const { typed, setTyped, term, isTyping } = useTypedTerm();
  return (
    <div className="flex flex-col gap-10">
      <SearchField
        label={t('choice.search')}
        placeholder={t('searchHint')}
        value={typed}
        onChange={setTyped}
        className="w-full max-w-140"
      />
      {term === '' ? (
        <>
          <Lines />
          <RecentFiles />
        </>
      ) : (
        <SearchResults term={term} isTyping={isTyping} heading="h2" />
      )}
    </div>
  );
}

function Lines() {
  const { t } = useTranslation('handouts');
  const years = undergraduateYears.map((year) => ({
    to: yearAddress(year),
    name: t(`years.${year.name}`),
    hint: t(`choice.${year.name}`),
  }));
  const law = {
    to: '/dispense/clmg',
    name: t('choice.clmg'),
    hint: t('choice.clmgHint'),
    beyond: <FiveStops />,
  };
  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[3fr_2fr]">
      <Line name={t('choice.bachelor')} stations={years} />
      <Line name={t('choice.law')} stations={[law]} />
    </div>
  );
}

function Line({ name, stations }: { name: string; stations: readonly Station[] }) {
  return (
    <section>
      <h2 className="pb-3 text-lg font-semibold text-quiet">{name}</h2>
      <Stations stations={stations} label={name} />
    </section>
  );
}
