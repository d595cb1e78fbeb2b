import { useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { SearchField, Select, Switch } from 'shared/ui';
import type { RankedDestination } from '../formulas/destinations.ts';
import { placeName } from '../reading/placeName.ts';
import type { BoardFilter } from './boardFilter.ts';

interface BoardFiltersProps {
  ranked: readonly RankedDestination[];
  places: 'continent' | 'country';
  filter: BoardFilter;
  onChange: (filter: BoardFilter) => void;
}

/** Place, name, in reach, favourites. */
export function BoardFilters({ ranked, places, filter, onChange }: BoardFiltersProps) {
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
    <div className="print:hidden grid items-end gap-x-6 gap-y-3 md:grid-cols-[16rem_minmax(0,1fr)]">
      <Select
        label={t(`board.${places}`)}
        value={filter.place}
        options={[
          { value: '', label: t(`board.all.${places}`) },
          ...names.map((place) => ({ value: place, label: placeName(place, language) })),
        ]}
        onChange={(place) => onChange({ ...filter, place })}
      />
      <SearchField
        label={t('board.search')}
        value={filter.name}
        onChange={(name) => onChange({ ...filter, name })}
      />
      <div className="flex flex-wrap gap-x-8 md:col-span-2">
        <Switch
          checked={filter.reachedOnly}
          onCheckedChange={(reachedOnly) => onChange({ ...filter, reachedOnly })}
        >
          {t('board.reachedOnly')}
        </Switch>
        <Switch
          checked={filter.favouritesOnly}
          onCheckedChange={(favouritesOnly) => onChange({ ...filter, favouritesOnly })}
        >
          {t('board.favouritesOnly')}
        </Switch>
      </div>
    </div>
  );
}
