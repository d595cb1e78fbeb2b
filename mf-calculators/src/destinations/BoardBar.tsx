import type { MouseEvent } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import { scrollToPart } from '../scrollToPart.ts';
import { type DestinationLists, maxCompared } from './destinationLists.ts';

interface BoardBarProps {
  /** The score as text; null without one. */
  score: string | null;
  lists: DestinationLists;
}

/** At the foot of the results while they scroll: the score or the comparison, and a "to top" button. */
export function BoardBar({ score, lists }: BoardBarProps) {
  const { t } = useTranslation('calculators');
  const compared = lists.useCompared(({ ids }) => ids.length);
  const full = lists.useCompared(({ isFull }) => isFull);
  return (
    <div className="z-10 -mx-5 mt-auto -mb-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-hairline bg-paper px-5 py-2 @min-[15rem]:sticky @min-[15rem]:-bottom-5 md:-mx-7 md:-mb-6 md:px-7 md:@min-[15rem]:-bottom-6 @min-[15rem]:[@media(max-height:32rem)]:-bottom-3 [@media(max-height:32rem)]:-mb-3 [@media(max-height:32rem)]:py-1 print:hidden">
      {compared > 0 ? (
        <>
          <p
            role="status"
            className={`min-w-20 flex-1 text-sm ${full ? 'font-semibold text-warning' : ''}`}
          >
            {full
              ? t('compare.full', { most: maxCompared })
              : t('compare.count', { compared, most: maxCompared })}
          </p>
          <Button size="sm" onClick={(event) => scrollToPart(event.currentTarget, 'compare')}>
            {t('compare.show')}
          </Button>
        </>
      ) : (
        <p className="flex min-w-20 flex-1 items-baseline gap-x-3 text-sm text-quiet">
          {score === null ? null : (
            <>
              {t('score.yours')}
              <strong className="text-lg font-extrabold text-ink tabular-nums">{score}</strong>
            </>
          )}
        </p>
      )}
      <button
        type="button"
        aria-label={t('board.toTop')}
        title={t('board.toTop')}
        onClick={scrollToTop}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-outline bg-paper hover:border-accent hover:text-accent"
      >
        <Icon name="up" />
      </button>
    </div>
  );
}

function scrollToTop({ currentTarget }: MouseEvent<HTMLElement>) {
  const panel = currentTarget.closest<HTMLElement>('[role="tabpanel"]');
  // The parent, so that the tabs above the panel are visible too.
  panel?.parentElement?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}
