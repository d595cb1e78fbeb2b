import { memo, useCallback, useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { SearchField, Select, Switch } from 'shared/ui';
import type { RankedDestination } from '../formulas/destinations.ts';
import { placeName } from '../reading/placeName.ts';
import type { CalculatorWork } from '../work/createWork.ts';
import type { BoardFilter } from './boardFilter.ts';

type Change = (change: Partial<BoardFilter>) => void;

interface BoardFiltersProps {
  ranked: readonly RankedDestination[];
  places: 'continent' | 'country';
  work: CalculatorWork;
}

/** Place, name, in reach, favourites. While a name is typed, only its field is drawn anew. */
export function BoardFilters({ ranked, places, work }: BoardFiltersProps) {
  const { t } = useTranslation('calculators');
  const { place, name, reachedOnly, favouritesOnly } = work.useWork((state) => state.filter);
  const change: Change = useCallback(
    (next) => work.actions.filter({ ...work.useWork.getState().filter, ...next }),
    [work],
  );
  return (
    <div
      data-part="board"
      tabIndex={-1}
      className="grid scroll-mt-4 grid-cols-1 items-end gap-x-6 gap-y-3 md:grid-cols-[16rem_minmax(0,1fr)] print:hidden"
    >
      <PlaceSelect ranked={ranked} places={places} value={place} onChange={change} />
      <SearchField
        label={t('board.search')}
        value={name}
        onChange={(next) => change({ name: next })}
      />
      <FilterSwitches reachedOnly={reachedOnly} favouritesOnly={favouritesOnly} onChange={change} />
    </div>
  );
}

interface PlaceSelectProps extends Pick<BoardFiltersProps, 'ranked' | 'places'> {
  value: string;
  onChange: Change;
}

const PlaceSelect = memo(function PlaceSelect(props: PlaceSelectProps) {
  const { ranked, places, value, onChange } = props;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const names = useMemo(
    () =>
      [...new Set(ranked.map(({ place }) => place))]
        .filter((place) => place !== '')
        .sort(new Intl.Collator('it').compare),
    [ranked],
  );
  return (
    <Select
      label={t(`board.${places}`)}
      value={value}
      options={[
        { value: '', label: t(`board.all.${places}`) },
        ...names.map((place) => ({ value: place, label: placeName(place, language) })),
      ]}
      onChange={(place) => onChange({ place })}
    />
  );
});

interface FilterSwitchesProps extends Pick<BoardFilter, 'reachedOnly' | 'favouritesOnly'> {
  onChange: Change;
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
