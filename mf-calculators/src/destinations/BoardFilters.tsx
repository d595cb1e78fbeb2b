import { memo, useMemo } from 'react';
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

/** The filters of the board. */
export const BoardFilters = memo(function BoardFilters({ ranked, calculator }: BoardFiltersProps) {
  const { regionKind, store } = calculator;
  const { t, language } = useFormat();
  const { region, name } = store.useStore(({ filter }) => filter);
  const regions = useMemo(
    () =>
      [...new Set(ranked.map((destination) => destination.region))]
        .filter((each) => each !== '')
        .sort(new Intl.Collator('it').compare)
        .map((value) => ({ value, label: regionName(value, language) })),
    [ranked, language],
  );
  return (
    <div
      data-part="board"
      tabIndex={-1}
      className="grid scroll-mt-4 grid-cols-1 items-end gap-x-6 gap-y-3 md:grid-cols-[16rem_minmax(0,1fr)] print:hidden"
    >
      <Select
        label={t(`board.${regionKind}`)}
        value={region}
        options={[{ value: '', label: t(`board.all.${regionKind}`) }, ...regions]}
        onChange={(next) => store.actions.filter({ region: next })}
      />
      <SearchField
        label={t('board.search')}
        value={name}
        onChange={(next) => store.actions.filter({ name: next })}
      />
      <div className="md:col-span-2">
        <FilterSwitch name="favouritesOnly" calculator={calculator} />
      </div>
    </div>
  );
});
