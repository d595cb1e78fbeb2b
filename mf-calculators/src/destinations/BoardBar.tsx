import type { MouseEvent } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button, Icon } from 'shared/ui';

interface BoardBarProps {
  compared: number;
  most: number;
  /** Whether one more was asked for than fit beside each other. */
  full: boolean;
}

/** At the foot of the board, while it scrolls: what is compared, and the way back up. */
export function BoardBar({ compared, most, full }: BoardBarProps) {
  const { t } = useTranslation('calculators');
  const some = compared > 0;
  return (
    <div
      className={`pointer-events-none z-10 -mx-5 flex flex-wrap items-center justify-end gap-4 px-5 py-2 @min-[15rem]:sticky @min-[15rem]:-bottom-5 md:-mx-7 md:px-7 md:@min-[15rem]:-bottom-6 @min-[15rem]:[@media(max-height:32rem)]:-bottom-3 [@media(max-height:32rem)]:py-1 print:hidden ${some ? 'border-t border-hairline bg-paper' : ''}`}
    >
      {some ? (
        <>
          <p
            role="status"
            className={`pointer-events-auto min-w-20 flex-1 text-sm ${full ? 'font-semibold text-warning' : ''}`}
          >
            {full ? t('compare.full', { most }) : t('compare.count', { compared, most })}
          </p>
          <Button size="sm" className="pointer-events-auto" onClick={goToTable}>
            {t('compare.show')}
          </Button>
        </>
      ) : null}
      <button
        type="button"
        aria-label={t('board.toTop')}
        title={t('board.toTop')}
        onClick={goToTop}
        className="pointer-events-auto grid size-11 shrink-0 place-items-center rounded-full border border-outline bg-paper hover:border-line hover:text-line"
      >
        <Icon name="up" />
      </button>
    </div>
  );
}

function panelOf(event: MouseEvent<HTMLElement>): HTMLElement | null {
  return event.currentTarget.closest<HTMLElement>('[role="tabpanel"]');
}

function goToTable(event: MouseEvent<HTMLElement>) {
  const title = panelOf(event)?.querySelector<HTMLElement>('[data-compare]');
  title?.scrollIntoView({ block: 'start' });
  title?.focus({ preventScroll: true });
}

function goToTop(event: MouseEvent<HTMLElement>) {
  const panel = panelOf(event);
  // What is above the panel, its tabs, is in sight again too.
  panel?.parentElement?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
}
