import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';

interface ScoreSummaryProps {
  /** Null without one. */
  score: string | null;
  /** Shown without a score: what is missing for one. */
  missing: string;
  /** What the score is out of, or made of. */
  unit: string | undefined;
  /** What prevents a score; announced when it appears. */
  problem: ReactNode;
  children: ReactNode;
}

/** The score beside the exams, with what it leads to. */
export function ScoreSummary({ score, missing, unit, problem, children }: ScoreSummaryProps) {
  const { t } = useTranslation('calculators');
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col border-t-4 border-accent pt-3">
        <span className="text-sm font-semibold">{t('score.yours')}</span>
        {score === null ? (
          <span className="pt-1 text-quiet">{missing}</span>
        ) : (
          <>
            <strong className="text-2xl font-extrabold text-accent tabular-nums">{score}</strong>
            <span className="text-sm text-quiet">{unit}</span>
          </>
        )}
        <p role="alert" className="pt-2 text-sm text-danger empty:hidden">
          {problem}
        </p>
      </div>
      {children}
    </div>
  );
}
