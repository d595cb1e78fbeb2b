import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import type { CalculatorType } from '../calculators.ts';
import { Board } from '../destinations/Board.tsx';
import { BoardBar } from '../destinations/BoardBar.tsx';
import type { DestinationLists } from '../destinations/destinationLists.ts';
import { fixed } from '../formatNumber.ts';
import type { Destination } from '../formulas/destinations.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import type { ScoreScale } from '../formulas/nearMisses.ts';
import { ResultActions } from '../share/ResultActions.tsx';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';
import { DestinationsGained } from '../whatif/DestinationsGained.tsx';
import { ExamEffect } from '../whatif/ExamEffect.tsx';
import { ScoreChange } from '../whatif/ScoreChange.tsx';

/** Weighted means, and scores near them, differ by hundredths of a grade. */
export const meanScale: ScoreScale = { decimals: 2, steps: [0.1, 0.25, 0.5, 1] };
/** Points out of 1000. */
export const thousandScale: ScoreScale = { decimals: 0, steps: [5, 10, 25, 50] };

interface ExchangeResultsProps {
  type: CalculatorType;
  score: number | null;
  scale: ScoreScale;
  /** What the score is out of, or made of. */
  unit: string;
  note?: ReactNode;
  /** How the score is calculated. */
  children: ReactNode;
  /** The exams whose grades may be tried, and the formula; null while the score is out of date. */
  tryOut: {
    exams: readonly ExamEntry[];
    scoreOf: (exams: readonly ExamEntry[]) => number | null;
  } | null;
  destinations: { data: readonly Destination[] | undefined; isError: boolean };
  regionKind: 'continent' | 'country';
  store: CalculatorStore;
  lists: DestinationLists;
}

/** An exchange score, the board of destinations with its chart, and the effect of one exam. */
export function ExchangeResults(props: ExchangeResultsProps) {
  const { type, score, scale, unit, note, children, tryOut } = props;
  const { destinations, regionKind, store, lists } = props;
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const [tried, setTried] = useState<number | null>(null);
  // The figure beside the slider follows at once, the chart a moment later.
  const triedScore = useDeferredValue(tried);
  const shownScore = score === null ? null : fixed(score, scale.decimals, language);
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
          {tryOut === null ? null : <ResultActions type={type} />}
        </div>
      )}
      {children}
      {destinations.isError ? null : (
        <Board
          destinations={destinations.data}
          score={score}
          triedScore={tryOut === null ? null : triedScore}
          canTry={tryOut !== null}
          scale={scale}
          regionKind={regionKind}
          store={store}
          lists={lists}
        />
      )}
      {score === null || tryOut === null ? null : (
        <ExamEffect exams={tryOut.exams} scoreOf={tryOut.scoreOf} onScore={setTried}>
          {(next) => (
            <ScoreChange
              shown={fixed(next, scale.decimals, language)}
              change={next - score}
              decimals={scale.decimals}
            >
              {destinations.data ? (
                <DestinationsGained destinations={destinations.data} before={score} after={next} />
              ) : null}
            </ScoreChange>
          )}
        </ExamEffect>
      )}
      {destinations.data && destinations.data.length > 0 ? (
        <BoardBar score={shownScore} lists={lists} />
      ) : null}
    </>
  );
}
