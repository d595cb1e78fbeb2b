import { useTranslation } from 'shared/runtime';
import { CourseAndSaving } from '../exams/CourseAndSaving.tsx';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { useCoursePlan } from '../exchange/useCoursePlan.ts';
import { QueryError } from '../QueryError.tsx';
import { GraduationPlan } from './GraduationPlan.tsx';
import { graduationStore } from './graduationState.ts';
import { graduationPlan } from './queries.ts';

/** The undergraduate graduation grade, which follows every change of exams and bonus. */
export default function GraduationCalculator() {
  const { t } = useTranslation('calculators');
  const { courses, name, course, plan, exams } = useCoursePlan(graduationPlan, graduationStore);
  return (
    <div className="flex grow flex-col gap-6">
      <p className={`max-w-measure text-quiet print:hidden ${course ? 'max-md:hidden' : ''}`}>
        {t('graduation.intro')}
      </p>
      <QueryError queries={[courses]} message={t('failures.courses')} />
      <CourseAndSaving type="graduation">
        <CoursePicker
          courses={courses.data}
          pending={courses.isPending}
          value={name}
          onChange={graduationStore.actions.chooseCourse}
        />
      </CourseAndSaving>
      {course ? <GraduationPlan key={course.name} plan={plan} exams={exams} /> : null}
    </div>
  );
}
