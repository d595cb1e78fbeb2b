import { useTranslation } from 'shared/runtime';
import { CalculatorFrame } from '../CalculatorFrame.tsx';
import { CourseAndSaving } from '../exams/CourseAndSaving.tsx';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { useCoursePlan } from '../exams/useCoursePlan.ts';
import { graduationGrade } from '../formulas/graduationGrade.ts';
import { QueryError } from '../QueryError.tsx';
import { ScenarioTabs } from '../scenarios/ScenarioTabs.tsx';
import type { Scenario } from '../store/createCalculatorStore.ts';
import { BonusSelect } from './BonusSelect.tsx';
import { GraduationPlan } from './GraduationPlan.tsx';
import { type GraduationFields, graduationStore } from './graduationStore.ts';
import { graduationPlan } from './queries.ts';

const useGraduation = (scenario: Scenario<GraduationFields>) =>
  useCoursePlan(graduationPlan, scenario, graduationStore.isCounted);

const useScore = (scenario: Scenario<GraduationFields>) =>
  graduationGrade(useGraduation(scenario).exams, scenario.fields.bonus)?.final ?? null;

/** The undergraduate graduation grade, which follows every change of exams and bonus. */
export default function GraduationCalculator() {
  const { t } = useTranslation('calculators');
  const { courses, course, plan, exams } = useGraduation(graduationStore.useScenario());
  return (
    <CalculatorFrame store={graduationStore}>
      <p className={`max-w-measure text-quiet print:hidden ${course ? 'max-md:hidden' : ''}`}>
        {t('graduation.intro')}
      </p>
      <QueryError queries={[courses]} message={t('failures.courses')} />
      <CourseAndSaving store={graduationStore}>
        <div className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
          <CoursePicker courses={courses} store={graduationStore} />
          {course ? <BonusSelect /> : null}
        </div>
      </CourseAndSaving>
      {course ? (
        <>
          <ScenarioTabs store={graduationStore} useScore={useScore} decimals={1} />
          <GraduationPlan key={course.name} plan={plan} exams={exams} />
        </>
      ) : null}
    </CalculatorFrame>
  );
}
