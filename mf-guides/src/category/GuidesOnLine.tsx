import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { EmptyState, SearchField, useSearchTermParam } from 'shared/ui';
import { CategoryMark } from '../CategoryMark.tsx';
import type { KnownCategory } from '../catalogue.ts';
import { findGuides, type Guide } from '../guideRow.ts';
import { GuideList } from './GuideList.tsx';
import { GuidesToCome } from './GuidesToCome.tsx';

/** As many as are seen at a glance; more can be filtered by typing. */
const atAGlance = 12;

interface GuidesOnLineProps {
  /** Undefined until they have arrived. */
  guides: readonly Guide[] | undefined;
  /** How many there will be, as far as that is known. */
  expected: number | undefined;
  known: KnownCategory | undefined;
}

/** The guides of a category below its line, which says how many they are. */
export function GuidesOnLine({ guides, expected, known }: GuidesOnLineProps) {
  const { t } = useTranslation('guides');
  const { typed, setTyped } = useSearchTermParam();
  const term = useDeferredValue(typed.trim());
  const words = useMemo(() => queryTerms(term), [term]);
  const found = useMemo(() => {
    if (words.length === 0) return guides && { items: guides, isComplete: true };
    return guides && findGuides(guides, words, false);
  }, [guides, words]);
  const isLong = (guides?.length ?? expected ?? 0) > atAGlance;
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
      <div className="flex min-h-12 items-center gap-3 pb-6">
        {known ? <CategoryMark colour={known.colour} /> : null}
        <p role="status" className="text-sm text-quiet tabular-nums">
          {found ? t(countedAs(words, found.isComplete), { count: found.items.length }) : null}
        </p>
      </div>
      {found?.items.length === 0 ? (
        <EmptyState title={t('search.nothing', { typed: term })}>
          {t('search.nothingHereHint')}
        </EmptyState>
      ) : null}
      {found ? (
        <GuideList guides={found.items} words={words} />
      ) : (
        <GuidesToCome count={expected ?? 3} />
      )}
    </>
  );
}

/** How the number of guides is said: all that are there, those found, or those that nearly fit. */
export function countedAs(words: readonly string[], isComplete: boolean) {
  if (words.length === 0) return 'guideCount';
  return isComplete ? 'search.found' : 'search.nearly';
}
