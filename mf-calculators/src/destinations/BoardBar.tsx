import type { MouseEvent } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';
import type { Choices } from './choices.ts';
import { mostCompared } from './compare/compared.ts';
import { goToPart } from './resultPart.ts';

interface BoardBarProps {
  /** The score as text; null without one. */
  score: string | null;
  choices: Choices;
}

/** At the foot of the results, while they scroll: the score or what is compared, and the way back up. */
export function BoardBar({ score, choices }: BoardBarProps) {
  const { t } = useTranslation('calculators');
  const compared = choices.compared.useIds().length;
  const full = choices.compared.useFull();
  return (
    <div className="z-10 -mx-5 mt-auto -mb-5 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-hairline bg-paper px-5 py-2 @min-[15rem]:sticky @min-[15rem]:-bottom-5 md:-mx-7 md:-mb-6 md:px-7 md:@min-[15rem]:-bottom-6 @min-[15rem]:[@media(max-height:32rem)]:-bottom-3 [@media(max-height:32rem)]:-mb-3 [@media(max-height:32rem)]:py-1 print:hidden">
      {compared > 0 ? (
        <>
          <p
            role="status"
            className={`min-w-20 flex-1 text-sm ${full ? 'font-semibold text-warning' : ''}`}
          >
            {full
              ? t('compare.full', { most: mostCompared })
              : t('compare.count', { compared, most: mostCompared })}
          </p>
          <Button size="sm" onClick={(event) => goToPart(event.currentTarget, 'compare')}>
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
        onClick={goToTop}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-outline bg-paper hover:border-accent hover:text-accent"
      >
        <Icon name="up" />
      </button>
    </div>
  );
}

function goToTop({ currentTarget }: MouseEvent<HTMLElement>) {
  const panel = currentTarget.closest<HTMLElement>('[role="tabpanel"]');
  // What is above the panel, its tabs, is in sight again too.
  panel?.parentElement?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}
