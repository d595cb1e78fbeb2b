import { type ReactNode, useDeferredValue, useState } from 'react';
import { Board } from '../destinations/Board.tsx';
import { BoardBar } from '../destinations/BoardBar.tsx';
import type { ExchangeCalculator } from '../exchangeCalculator.ts';
import { useFormat } from '../format.ts';
import { type Destination, delta } from '../formulas/destinations.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { ResultActions } from '../share/ResultActions.tsx';
import { ExamEffect } from '../whatif/ExamEffect.tsx';

export interface ExchangeResult {
  /** Null where the destinations are shown without one. */
  score: number | null;
  /** What the score is out of, or made of. */
  unit: string;
  note?: ReactNode;
  /** How the score is calculated. */
  workings: ReactNode;
  /** The score that other grades would give. */
  scoreOf: (exams: readonly ExamEntry[]) => number | null;
}

interface ExchangeResultsProps extends ExchangeResult {
  calculator: ExchangeCalculator;
  exams: readonly ExamEntry[];
  destinations: { data: readonly Destination[] | undefined; isError: boolean };
}

/** An exchange score, the board of destinations with its chart, and the effect of one exam. */
export function ExchangeResults(props: ExchangeResultsProps) {
  const { calculator, score, unit, note, workings, exams, scoreOf, destinations } = props;
  const { decimals } = calculator.scale;
  const { t, fixed } = useFormat();
  const [tried, setTried] = useState<number | null>(null);
  // The figure beside the slider follows at once, the chart a moment later.
  const triedScore = useDeferredValue(tried);
  const shownScore = score === null ? null : fixed(score, decimals);
  const reached = destinations.data?.filter(
    ({ lowest }) => (delta(score, lowest) ?? -1) >= 0,
  ).length;
  return (
    <>
      {shownScore === null ? null : (
        <div className="flex flex-col gap-1">
          <p className="text-sm font-semibold">{t('score.yours')}</p>
          <p className="flex flex-wrap items-baseline gap-x-4">
            <strong className="text-2xl font-extrabold text-accent tabular-nums">
              {shownScore}
            </strong>
            <span className="text-quiet">{unit}</span>
          </p>
          {note}
          <ResultActions
            store={calculator.store}
            score={shownScore}
            unit={unit}
            detail={
              destinations.data &&
              `${t('board.inReach')}: ${reached} ${t('board.outOf', { all: destinations.data.length })}`
            }
          />
        </div>
      )}
      {workings}
      {destinations.isError ? null : (
        <Board
          calculator={calculator}
          destinations={destinations.data}
          score={score}
          triedScore={triedScore}
        />
      )}
      {score === null ? null : (
        <ExamEffect
          exams={exams}
          scoreOf={scoreOf}
          score={score}
          decimals={decimals}
          destinations={destinations.data}
          onScore={setTried}
        />
      )}
      {destinations.data && destinations.data.length > 0 ? (
        <BoardBar score={shownScore} lists={calculator.lists} />
      ) : null}
    </>
  );
}
