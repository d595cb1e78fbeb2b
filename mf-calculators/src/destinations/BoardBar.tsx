import { useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Button } from 'shared/ui';

/** At the foot of the board while something is compared: how many, and the way back up to them. */
export function CompareBar({ compared, most }: { compared: number; most: number }) {
  const { t } = useTranslation('calculators');
  const bar = useRef<HTMLDivElement>(null);
  if (compared === 0) return null;

  function goToTable() {
    const title = bar.current?.parentElement?.querySelector<HTMLElement>('[data-compare]');
    title?.scrollIntoView({ block: 'start' });
    title?.nextElementSibling?.querySelector('button')?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={bar}
      className="sticky -bottom-5 z-10 -mx-5 -mb-5 flex items-center justify-between gap-4 border-t border-hairline bg-paper px-5 py-2 md:-bottom-6 md:-mx-7 md:-mb-6 md:px-7 [@media(max-height:32rem)]:-bottom-3 [@media(max-height:32rem)]:-mb-3 [@media(max-height:32rem)]:py-1 print:hidden"
    >
      <p role="status" className="text-sm">
        {t('compare.count', { compared, most })}
      </p>
      <Button size="sm" onClick={goToTable}>
        {t('compare.show')}
      </Button>
    </div>
  );
}
