import { memo, type ReactNode, useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';
import { type Guide, searchGuides } from '../guide.ts';
import { GuideList, GuideListSkeleton } from './GuideList.tsx';

interface MatchingGuidesProps {
  /** Undefined while loading. */
  guides: readonly Guide[] | undefined;
  /** How many guides to expect while loading. */
  expected?: number | undefined;
  /** What was typed; every guide matches an empty text. */
  query: string;
  /** What to do when nothing matches. */
  nothingHint: string;
  /** Whether the guides are of several categories, which each then names. */
  ofAllCategories?: boolean;
  /** Rendered before the count. */
  children?: ReactNode;
}

/** The guides that match a search, and after a search how many. Memoised, so that typing does not search at every key. */
export const MatchingGuides = memo(function MatchingGuides(props: MatchingGuidesProps) {
  const { guides, expected = 3, query, nothingHint, ofAllCategories = false, children } = props;
  const { t } = useTranslation('guides');
  const isItalian = useLanguage() === 'it';
  const isSearch = query.trim() !== '';
  const matches = useMemo(() => {
    if (!isSearch) return guides && { items: guides, isComplete: true, terms: [] };
    return guides && searchGuides(guides, query, ofAllCategories);
  }, [guides, query, isSearch, ofAllCategories]);
  const foundKey = matches?.isComplete ? 'search.found' : 'search.nearly';
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 pb-6 text-sm text-quiet">
        {children}
        <p role="status" className="tabular-nums">
          {matches && isSearch ? t(foundKey, { count: matches.items.length }) : null}
        </p>
        {isItalian ? null : <p>{t('filesInItalian')}</p>}
      </div>
      {matches?.items.length === 0 ? (
        <EmptyState title={t('search.nothing', { typed: query })}>{nothingHint}</EmptyState>
      ) : null}
      {matches ? (
        <GuideList guides={matches.items} terms={matches.terms} showCategory={ofAllCategories} />
      ) : (
        <GuideListSkeleton count={expected} />
      )}
    </>
  );
});
