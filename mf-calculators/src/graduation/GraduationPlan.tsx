import { useMemo } from 'react';
import { useLanguage, useQuery, useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';
import { ExamList } from '../exams/ExamList.tsx';
import { usualGrade } from '../exchange/scoreScales.ts';
import { graduationCfu, graduationGrade } from '../formulas/graduationGrade.ts';
import { isThesis } from '../formulas/thesis.ts';
import { KeepSwitch } from '../keep/KeepSwitch.tsx';
import { keeperOf } from '../keep/keepers.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { fixed } from '../numbers.ts';
import { examsOf, type PlanTable } from '../queries.ts';
import type { Course, PlanExam } from '../reading/planRows.ts';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { ExamEffect } from '../whatif/ExamEffect.tsx';
import { ScoreChange } from '../whatif/ScoreChange.tsx';
import { useExams } from '../work/createWork.ts';
import { graduationWork, useGraduationBonus } from '../work/works.ts';
import { GraduationResult } from './GraduationResult.tsx';
import { OwnTarget } from './OwnTarget.tsx';

const noPlan: readonly PlanExam[] = [];

interface GraduationPlanProps {
  table: PlanTable;
  course: Course;
  refuse: (subject: string) => string | undefined;
}

/** The exams of the chosen course beside the grade that they lead to. */
export function GraduationPlan({ table, course, refuse }: GraduationPlanProps) {
  const { t } = useTranslation('calculators');
  const language = useLanguage();
  const plan = useQuery(examsOf(table, course));
  const listed = useMemo(() => plan.data?.filter((exam) => !isThesis(exam.subject)), [plan.data]);
  const exams = useExams(graduationWork, listed ?? noPlan);
  const bonus = useGraduationBonus((state) => state.bonus);
  const grade = graduationGrade(exams, bonus);

  if (plan.isPending) return <Skeleton className="h-120" />;
  return (
    <>
      <LoadFailure reads={[plan]} message={t('failures.exams')} />
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_15rem] md:gap-7 print:block">
        <ExamList exams={exams} work={graduationWork} refuse={refuse} />
        <aside
          aria-label={t('graduation.result')}
          className="md:sticky md:top-0 md:self-start print:static print:pt-6"
        >
          <GraduationResult
            exams={exams}
            grade={grade}
            bonus={bonus}
            cfu={graduationCfu(exams)}
            onBonus={(next) => useGraduationBonus.setState({ bonus: next })}
          />
        </aside>
      </div>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {grade ? <OwnTarget exams={exams} bonus={bonus} /> : null}
        {grade ? (
          <ExamEffect
            exams={exams}
            scoreOf={(tried) => graduationGrade(tried, bonus)?.final ?? null}
            usualGrade={usualGrade}
          >
            {(next) =>
              next === null ? null : (
                <ScoreChange
                  shown={fixed(next, 1, language)}
                  change={next - grade.final}
                  decimals={1}
                />
              )
            }
          </ExamEffect>
        ) : null}
      </div>
      <KeepSwitch keeper={keeperOf('graduation')} />
      <ScoreBar
        className="md:hidden"
        label={t('graduation.result')}
        score={grade ? fixed(grade.final, 1, language) : null}
        missing={t('graduation.noResult')}
      />
    </>
  );
}
