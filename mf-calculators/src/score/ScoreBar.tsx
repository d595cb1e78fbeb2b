import type { ReactNode } from 'react';

interface ScoreBarProps {
  label: string;
  /** The score as text, or what is missing for one. */
  score: string | null;
  missing: string;
  /** A word on the score, such as that it is out of date. */
  note?: ReactNode;
  action?: ReactNode;
  /** What stands in the way of a score; announced when it appears. */
  problem?: ReactNode;
  className?: string;
}

/** The score at the foot of a form, always in sight while the exams scroll. */
export function ScoreBar({
  label,
  score,
  missing,
  note,
  action,
  problem,
  className = '',
}: ScoreBarProps) {
  return (
    <div
      className={`z-10 -mx-5 mt-auto -mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline bg-paper px-5 py-3 @min-[15rem]:sticky @min-[15rem]:-bottom-5 md:@min-[15rem]:-bottom-6 md:-mx-7 md:-mb-6 md:px-7 @min-[15rem]:[@media(max-height:32rem)]:-bottom-3 [@media(max-height:32rem)]:-mb-3 [@media(max-height:32rem)]:py-1 print:static print:border-0 ${className}`}
    >
      <p role="alert" className="w-full text-sm text-danger empty:hidden">
        {problem}
      </p>
      <output className="flex min-h-11 min-w-0 flex-col justify-center md:flex-row md:items-center md:gap-x-4">
        <span className="text-xs text-quiet md:text-sm">{label}</span>
        {score === null ? (
          <span className="text-sm">{missing}</span>
        ) : (
          <strong className="text-xl font-extrabold tabular-nums">{score}</strong>
        )}
        {note}
      </output>
      {action}
    </div>
  );
}
