import { useDeferredValue, useMemo } from 'react';
import { typedWords } from 'shared/rows';
import { useTranslation } from 'shared/runtime';
import { EmptyState, SearchField, useTermInAddress } from 'shared/ui';
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
  const { typed, setTyped } = useTermInAddress();
  const term = useDeferredValue(typed.trim());
  const words = useMemo(() => typedWords(term), [term]);
  const found = useMemo(() => guides && findGuides(guides, words), [guides, words]);
  const isLong = (guides?.length ?? expected ?? 0) > atAGlance;
  const counted = term === '' ? 'guideCount' : 'search.found';
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
          {found ? t(counted, { count: found.length }) : null}
        </p>
      </div>
      {found?.length === 0 ? (
        <EmptyState title={t('search.nothing', { typed: term })}>
          {t('search.nothingHereHint')}
        </EmptyState>
      ) : null}
      {found ? <GuideList guides={found} words={words} /> : <GuidesToCome count={expected ?? 3} />}
    </>
  );
}
