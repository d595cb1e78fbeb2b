import { useCallback, useDeferredValue, useMemo } from 'react';
import { ExamsAndResult } from '../exams/ExamsAndResult.tsx';
import { useFormat } from '../format.ts';
import type { ExamEntry } from '../formulas/exam.ts';
import { graduationCfu, graduationGrade } from '../formulas/graduationGrade.ts';
import { remainingCfu } from '../formulas/neededMean.ts';
import { rules } from '../formulas/rules.ts';
import type { FailableQuery } from '../QueryError.tsx';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { ToPart } from '../score/ToPart.tsx';
import { ResultActions } from '../share/ResultActions.tsx';
import { ExamEffect } from '../whatif/ExamEffect.tsx';
import { GraduationResult } from './GraduationResult.tsx';
import { GraduationWorkings } from './GraduationWorkings.tsx';
import { graduationStore } from './graduationStore.ts';
import { TargetInput } from './TargetInput.tsx';
import { TargetTable } from './TargetTable.tsx';

interface GraduationPlanProps {
  plan: FailableQuery & { isPending: boolean };
  exams: readonly ExamEntry[];
}

/** The exams of the chosen course beside the grade that they lead to. */
export function GraduationPlan({ plan, exams }: GraduationPlanProps) {
  const { t, fixed } = useFormat();
  const { bonus } = graduationStore.useScenario().fields;
  const grade = graduationGrade(exams, bonus);
  // The grade follows each key; its explanations are memoised and may be a moment late.
  const explained = useDeferredValue(exams);
  const explainedGrade = useMemo(() => graduationGrade(explained, bonus), [explained, bonus]);
  const scoreOf = useCallback(
    (tried: readonly ExamEntry[]) => graduationGrade(tried, bonus)?.final ?? null,
    [bonus],
  );
  const next = remainingCfu(exams) > 0 ? 'planner' : 'result';

  return (
    <>
      <ExamsAndResult
        exams={exams}
        store={graduationStore}
        plan={plan}
        planFailure={t('failures.exams')}
        label={t('graduation.result')}
        isBelowOnPhone
        result={
          <>
            <GraduationResult grade={grade} cfu={graduationCfu(exams)}>
              {explainedGrade && <TargetTable exams={explained} bonus={bonus} />}
            </GraduationResult>
            {explainedGrade && (
              <div className="flex flex-col gap-5 pt-5">
                <ResultActions
                  store={graduationStore}
                  score={fixed(explainedGrade.final, 1)}
                  unit={t('graduation.outOf', rules)}
                />
                <GraduationWorkings exams={explained} grade={explainedGrade} bonus={bonus} />
              </div>
            )}
          </>
        }
      />
      {explainedGrade && (
        <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
          <TargetInput exams={explained} bonus={bonus} />
          <ExamEffect
            exams={explained}
            scoreOf={scoreOf}
            score={explainedGrade.final}
            decimals={1}
          />
        </div>
      )}
      <ScoreBar
        className="md:hidden print:hidden"
        label={t('graduation.result')}
        score={grade ? fixed(grade.final, 1) : null}
        missing={t('score.missing')}
        action={
          grade ? (
            <ToPart part={next}>
              {t(next === 'planner' ? 'planner.title' : 'graduation.toResult')}
            </ToPart>
          ) : null
        }
      />
    </>
  );
}
