import { memo, useMemo } from 'react';
import { useTranslation } from 'shared/runtime';
import { SearchField, Select } from 'shared/ui';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';
import { useFormat } from '../format.ts';
import type { RankedDestination } from '../formulas/destinations.ts';
import { FilterSwitch } from './FilterSwitch.tsx';
import { regionName } from './regionName.ts';

interface BoardFiltersProps {
  ranked: readonly RankedDestination[];
  calculator: ExchangeCalculator;
}

/** The filters of the board. Each subscribes to its own value, so typing a name re-renders one field. */
export const BoardFilters = memo(function BoardFilters({ ranked, calculator }: BoardFiltersProps) {
  return (
    <div
      data-part="board"
      tabIndex={-1}
      className="grid scroll-mt-4 grid-cols-1 items-end gap-x-6 gap-y-3 md:grid-cols-[16rem_minmax(0,1fr)] print:hidden"
    >
      <RegionSelect ranked={ranked} calculator={calculator} />
      <NameField calculator={calculator} />
      <div className="md:col-span-2">
        <FilterSwitch name="favouritesOnly" calculator={calculator} />
      </div>
    </div>
  );
});

function RegionSelect({ ranked, calculator: { regionKind, store } }: BoardFiltersProps) {
  const { t, language } = useFormat();
  const regions = useMemo(
    () =>
      [...new Set(ranked.map(({ region }) => region))]
        .filter((region) => region !== '')
        .sort(new Intl.Collator('it').compare),
    [ranked],
  );
  return (
    <Select
      label={t(`board.${regionKind}`)}
      value={store.useStore(({ filter }) => filter.region)}
      options={[
        { value: '', label: t(`board.all.${regionKind}`) },
        ...regions.map((region) => ({ value: region, label: regionName(region, language) })),
      ]}
      onChange={(region) => store.actions.filter({ region })}
    />
  );
}

function NameField({ calculator: { store } }: Pick<BoardFiltersProps, 'calculator'>) {
  const { t } = useTranslation('calculators');
  return (
    <SearchField
      label={t('board.search')}
      value={store.useStore(({ filter }) => filter.name)}
      onChange={(name) => store.actions.filter({ name })}
    />
  );
}
