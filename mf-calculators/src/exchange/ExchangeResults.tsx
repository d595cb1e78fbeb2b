import { type ReactNode, useDeferredValue, useState } from 'react';
import { useLanguage } from 'shared/runtime';
import { Board } from '../destinations/Board.tsx';
import { BoardBar } from '../destinations/BoardBar.tsx';
import type { Choices } from '../destinations/choices.ts';
import type { Destination } from '../formulas/destinations.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { fixed } from '../numbers.ts';
import { ExamEffect } from '../whatif/ExamEffect.tsx';
import { OpenedPlaces } from '../whatif/OpenedPlaces.tsx';
import { ScoreChange } from '../whatif/ScoreChange.tsx';
import type { CalculatorWork } from '../work/createWork.ts';
import { type ScoreScale, usualGrade } from './scoreScales.ts';

interface ExchangeResultsProps {
  /** The score set large, how it comes about, what can be done with it. */
  children: ReactNode;
  score: number | null;
  scale: ScoreScale;
  /** The exams whose grades may be tried, and the rule; none while the score is out of date. */
  tryOut: {
    exams: readonly ExamEntry[];
    scoreOf: (exams: readonly ExamEntry[]) => number | null;
  } | null;
  places: { data: readonly Destination[] | undefined; isError: boolean };
  placeKind: 'continent' | 'country';
  work: CalculatorWork;
  choices: Choices;
}

/** Where an exchange score leads: the board, its picture, the effect of one exam. */
export function ExchangeResults(props: ExchangeResultsProps) {
  const { children, score, scale, tryOut, places, placeKind, work, choices } = props;
  const language = useLanguage();
  const [tried, setTried] = useState<number | null>(null);
  // The figure beside the slider follows at once; the chart above may be a moment late.
  const ifScore = useDeferredValue(tried);
  return (
    <>
      {children}
      {places.isError ? null : (
        <Board
          destinations={places.data}
          score={score}
          ifScore={tryOut === null ? null : ifScore}
          canTry={tryOut !== null}
          scale={scale}
          places={placeKind}
          work={work}
          choices={choices}
        />
      )}
      {score === null || tryOut === null ? null : (
        <ExamEffect
          exams={tryOut.exams}
          scoreOf={tryOut.scoreOf}
          usualGrade={usualGrade}
          onScore={setTried}
        >
          {(next) =>
            next === null ? null : (
              <ScoreChange
                shown={fixed(next, scale.decimals, language)}
                change={next - score}
                decimals={scale.decimals}
              >
                {places.data ? (
                  <OpenedPlaces destinations={places.data} before={score} after={next} />
                ) : null}
              </ScoreChange>
            )
          }
        </ExamEffect>
      )}
      {places.data && places.data.length > 0 ? (
        <BoardBar
          score={score === null ? null : fixed(score, scale.decimals, language)}
          choices={choices}
        />
      ) : null}
    </>
  );
}
