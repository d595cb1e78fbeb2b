import type { ReactNode } from 'react';

interface ScoreHeroProps {
  label: string;
  score: string;
  /** What it is out of, or what it is made of. */
  unit: string;
  /** Such as that it is out of date. */
  note?: ReactNode;
}

/** The score of the results: the largest thing on the screen. */
export function ScoreHero({ label, score, unit, note }: ScoreHeroProps) {
  return (
    <div className="flex flex-col gap-1">
      <p className="text-sm font-semibold">{label}</p>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="text-2xl font-extrabold text-accent tabular-nums">{score}</strong>
        <span className="text-quiet">{unit}</span>
      </p>
      {note}
    </div>
  );
}
