import { useDeferredValue, useMemo } from 'react';
import { useLanguage, useQuery, useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';
import { ExamList } from '../exams/ExamList.tsx';
import { graduationCfu, graduationGrade } from '../formulas/graduationGrade.ts';
import { isThesis } from '../formulas/thesis.ts';
import { KeepSwitch } from '../keep/KeepSwitch.tsx';
import { keeperOf } from '../keep/keepers.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { fixed } from '../numbers.ts';
import { examsOf, type PlanTable } from '../queries.ts';
import type { Course, PlanExam } from '../reading/planRows.ts';
import { ScoreBar } from '../score/ScoreBar.tsx';
import { useExams } from '../work/createWork.ts';
import { graduationWork, useGraduationBonus } from '../work/works.ts';
import { GraduationDecisions } from './GraduationDecisions.tsx';
import { GraduationDetails } from './GraduationDetails.tsx';
import { GraduationResult } from './GraduationResult.tsx';

const noPlan: readonly PlanExam[] = [];
const chooseBonus = (bonus: number) => useGraduationBonus.setState({ bonus });

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
  // The grade follows each key; what is said of it may be a moment late.
  const settled = useDeferredValue(exams);
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
            grade={grade}
            bonus={bonus}
            cfu={graduationCfu(exams)}
            onBonus={chooseBonus}
          />
          <GraduationDetails exams={settled} bonus={bonus} />
        </aside>
      </div>
      <GraduationDecisions exams={settled} bonus={bonus} />
      <KeepSwitch keeper={keeperOf('graduation')} />
      <ScoreBar
        className="md:hidden print:hidden"
        label={t('graduation.result')}
        score={grade ? fixed(grade.final, 1, language) : null}
        missing={t('graduation.noResult')}
      />
    </>
  );
}
