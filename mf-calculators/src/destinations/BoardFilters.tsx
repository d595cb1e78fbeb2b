import { memo, useMemo } from 'react';
import { SearchField, Select } from 'shared/ui';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';
import { useFormat } from '../format.ts';
import { boardSorts, type RankedDestination } from '../formulas/destinations.ts';
import { requiredLanguages } from './boardFilter.ts';
import { FilterSwitch } from './FilterSwitch.tsx';
import { languageName } from './languagesIn.ts';
import { regionName } from './regionName.ts';

interface BoardFiltersProps {
  ranked: readonly RankedDestination[];
  calculator: ExchangeCalculator;
}

/** The filters of the board. */
export const BoardFilters = memo(function BoardFilters({ ranked, calculator }: BoardFiltersProps) {
  const { regionKind, store } = calculator;
  const { t, language } = useFormat();
  const { region, name, language: required } = store.useStore(({ filter }) => filter);
  const sort = store.useStore((state) => state.sort);
  const regions = useMemo(
    () =>
      [...new Set(ranked.map((destination) => destination.region))]
        .filter((each) => each !== '')
        .sort(new Intl.Collator('it').compare)
        .map((value) => ({ value, label: regionName(value, language) })),
    [ranked, language],
  );
  const languages = useMemo(
    () =>
      [...new Set(ranked.flatMap(requiredLanguages))]
        .map((value) => ({ value, label: languageName(value, language) }))
        .sort((left, right) => left.label.localeCompare(right.label)),
    [ranked, language],
  );
  return (
    <div
      data-part="board"
      tabIndex={-1}
      className="grid scroll-mt-4 grid-cols-1 items-end gap-x-4 gap-y-3 @min-[20rem]:grid-cols-2 print:hidden"
    >
      <div className="@min-[20rem]:col-span-2">
        <SearchField
          label={t('board.search')}
          value={name}
          onChange={(next) => store.actions.filter({ name: next })}
        />
      </div>
      <Select
        label={t(`board.${regionKind}`)}
        value={region}
        options={[{ value: '', label: t(`board.all.${regionKind}`) }, ...regions]}
        onChange={(next) => store.actions.filter({ region: next })}
      />
      <Select
        label={t('board.sort.label')}
        value={sort}
        options={boardSorts.map((value) => ({ value, label: t(`board.sort.${value}`) }))}
        onChange={store.actions.sort}
      />
      {languages.length === 0 ? null : (
        <Select
          label={t('board.language')}
          value={required}
          options={[{ value: '', label: t('board.all.language') }, ...languages]}
          onChange={(next) => store.actions.filter({ language: next })}
        />
      )}
      <div className="@min-[20rem]:col-span-2">
        <FilterSwitch name="favouritesOnly" calculator={calculator} />
      </div>
    </div>
  );
});
