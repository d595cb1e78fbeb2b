import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { EmptyState, SearchField, useSearchTermParam } from 'shared/ui';
import { CategoryMark } from '../CategoryMark.tsx';
import { type Guide, searchGuides } from '../guide.ts';
import type { GuideCategory } from '../guideCategories.ts';
import { FilesInItalian } from '../list/FilesInItalian.tsx';
import { countKey, GuideList, GuideListSkeleton } from '../list/GuideList.tsx';

/** A list longer than this, which is not seen at a glance, has a search field. */
const mostWithoutSearch = 12;

interface FilterableGuidesProps {
  /** Undefined while loading. */
  guides: readonly Guide[] | undefined;
  /** How many guides to expect while loading, if known. */
  expected: number | undefined;
  known: GuideCategory | undefined;
}

/** The guides of a category with their count and, for a long list, a search field. */
export function FilterableGuides({ guides, expected, known }: FilterableGuidesProps) {
  const { t } = useTranslation('guides');
  const { typed, setTyped } = useSearchTermParam();
  const query = useDeferredValue(typed.trim());
  const terms = useMemo(() => queryTerms(query), [query]);
  const matches = useMemo(() => {
    if (terms.length === 0) return guides && { items: guides, isComplete: true };
    return guides && searchGuides(guides, terms, false);
  }, [guides, terms]);
  const isLong = (guides?.length ?? expected ?? 0) > mostWithoutSearch;
  return (
    <>
      {isLong || typed !== '' ? (
        <SearchField
          label={t('search.labelHere')}
          value={typed}
          onChange={setTyped}
          className="mb-4 max-w-96 print:hidden"
        />
      ) : null}
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 pb-6">
        {known ? <CategoryMark category={known} /> : null}
        <p role="status" className="text-sm text-quiet tabular-nums">
          {matches ? t(countKey(terms, matches.isComplete), { count: matches.items.length }) : null}
        </p>
        <FilesInItalian />
      </div>
      {matches?.items.length === 0 ? (
        <EmptyState title={t('search.nothing', { typed: query })}>
          {t('search.nothingHereHint')}
        </EmptyState>
      ) : null}
      {matches ? (
        <GuideList guides={matches.items} terms={terms} />
      ) : (
        <GuideListSkeleton count={expected ?? 3} />
      )}
    </>
  );
}
