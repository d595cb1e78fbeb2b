import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';

interface ScoreBarProps {
  /** "Your score" by default. */
  label?: string;
  score: string | null;
  /** Shown without a score: what is missing for one. */
  missing: string;
  action?: ReactNode;
  /** What prevents a score; announced when it appears. */
  problem?: ReactNode;
  className?: string;
}

/** The score at the foot of a form, visible while the exams scroll. */
export function ScoreBar(props: ScoreBarProps) {
  const { label, score, missing, action, problem, className = '' } = props;
  const { t } = useTranslation('calculators');
  return (
    <div
      className={`z-10 -mx-5 mt-auto -mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline bg-paper px-5 py-3 @min-[15rem]:sticky @min-[15rem]:-bottom-5 md:@min-[15rem]:-bottom-6 md:-mx-7 md:-mb-6 md:px-7 @min-[15rem]:[@media(max-height:32rem)]:-bottom-3 [@media(max-height:32rem)]:-mb-3 [@media(max-height:32rem)]:py-1 print:static print:border-0 ${className}`}
    >
      <p role="alert" className="w-full text-sm text-danger empty:hidden">
        {problem}
      </p>
      {/* Its words wrap before the action does, so that the bar stays one row on a phone. */}
      <output className="flex min-h-11 min-w-0 grow basis-32 flex-col justify-center md:flex-row md:items-center md:gap-x-4">
        <span className="text-xs text-quiet md:text-sm">{label ?? t('score.yours')}</span>
        {score === null ? (
          <span className="text-sm">{missing}</span>
        ) : (
          <strong className="text-xl font-extrabold tabular-nums">{score}</strong>
        )}
      </output>
      {action}
    </div>
  );
}
