import type { ReactNode } from 'react';

interface ScoreBarProps {
  label: string;
  /** The score as text, or what is missing for one. */
  score: string | null;
  missing: string;
  /** A word on the score, such as that it is out of date. */
  note?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** The score at the foot of a form, always in sight while the exams scroll. */
export function ScoreBar({ label, score, missing, note, action, className = '' }: ScoreBarProps) {
  return (
    <div
      className={`sticky -bottom-5 z-10 -mx-5 mt-6 -mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline bg-paper px-5 py-3 md:-bottom-6 md:-mx-7 md:-mb-6 md:px-7 ${className}`}
    >
      <output className="flex min-h-11 flex-wrap items-center gap-x-4">
        <span className="text-sm text-quiet">{label}</span>
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
