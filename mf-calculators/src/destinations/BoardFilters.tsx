import { memo, useCallback, useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { SearchField, Select, Switch } from 'shared/ui';
import type { RankedDestination } from '../formulas/destinations.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import type { BoardFilter } from './boardFilter.ts';
import { regionName } from './regionName.ts';

type ChangeFilter = (change: Partial<BoardFilter>) => void;

interface BoardFiltersProps {
  ranked: readonly RankedDestination[];
  regionKind: 'continent' | 'country';
  store: CalculatorStore;
}

/** The filters of the board. While a name is typed, only its field re-renders. */
export function BoardFilters({ ranked, regionKind, store }: BoardFiltersProps) {
  const { t } = useTranslation('calculators');
  const { region, name, reachedOnly, favouritesOnly } = store.useStore((state) => state.filter);
  const change: ChangeFilter = useCallback(
    (next) => store.actions.filter({ ...store.useStore.getState().filter, ...next }),
    [store],
  );
  return (
    <div
      data-part="board"
      tabIndex={-1}
      className="grid scroll-mt-4 grid-cols-1 items-end gap-x-6 gap-y-3 md:grid-cols-[16rem_minmax(0,1fr)] print:hidden"
    >
      <RegionSelect ranked={ranked} regionKind={regionKind} value={region} onChange={change} />
      <SearchField
        label={t('board.search')}
        value={name}
        onChange={(next) => change({ name: next })}
      />
      <FilterSwitches reachedOnly={reachedOnly} favouritesOnly={favouritesOnly} onChange={change} />
    </div>
  );
}

interface RegionSelectProps extends Pick<BoardFiltersProps, 'ranked' | 'regionKind'> {
  value: string;
  onChange: ChangeFilter;
}

const RegionSelect = memo(function RegionSelect(props: RegionSelectProps) {
  const { ranked, regionKind, value, onChange } = props;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
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
      value={value}
      options={[
        { value: '', label: t(`board.all.${regionKind}`) },
        ...regions.map((region) => ({ value: region, label: regionName(region, language) })),
      ]}
      onChange={(region) => onChange({ region })}
    />
  );
});

interface FilterSwitchesProps extends Pick<BoardFilter, 'reachedOnly' | 'favouritesOnly'> {
  onChange: ChangeFilter;
}

const FilterSwitches = memo(function FilterSwitches(props: FilterSwitchesProps) {
  const { reachedOnly, favouritesOnly, onChange } = props;
  const { t } = useTranslation('calculators');
  return (
    <div className="flex flex-wrap gap-x-8 md:col-span-2">
      <Switch checked={reachedOnly} onCheckedChange={(next) => onChange({ reachedOnly: next })}>
        {t('board.reachedOnly')}
      </Switch>
      <Switch
        checked={favouritesOnly}
        onCheckedChange={(next) => onChange({ favouritesOnly: next })}
      >
        {t('board.favouritesOnly')}
      </Switch>
    </div>
  );
});
