import { memo, type ReactNode, useMemo } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
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
  const terms = useMemo(() => queryTerms(query), [query]);
  const matches = useMemo(() => {
    if (terms.length === 0) return guides && { items: guides, isComplete: true };
    return guides && searchGuides(guides, terms, ofAllCategories);
  }, [guides, terms, ofAllCategories]);
  const foundKey = matches?.isComplete ? 'search.found' : 'search.nearly';
  return (
    <>
      <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 pb-6 text-sm text-quiet">
        {children}
        <p role="status" className="tabular-nums">
          {matches && terms.length > 0 ? t(foundKey, { count: matches.items.length }) : null}
        </p>
        {isItalian ? null : <p>{t('filesInItalian')}</p>}
      </div>
      {matches?.items.length === 0 ? (
        <EmptyState title={t('search.nothing', { typed: query })}>{nothingHint}</EmptyState>
      ) : null}
      {matches ? (
        <GuideList guides={matches.items} terms={terms} showCategory={ofAllCategories} />
      ) : (
        <GuideListSkeleton count={expected} />
      )}
    </>
  );
});
