import { useQuery, useTranslation } from 'shared/runtime';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { isThesis } from '../formulas/thesis.ts';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import { coursesIn } from '../queries.ts';
import type { Course } from '../reading/planRows.ts';
import { graduationWork } from '../work/works.ts';
import { GraduationPlan } from './GraduationPlan.tsx';

const table = 'course_subjects';

/** The undergraduate graduation grade: a course, its exams, the bonus, and the grade as they change. */
export default function GraduationCalculator() {
  const { t } = useTranslation('calculators');
  const courses = useQuery(coursesIn(table));
  const name = graduationWork.useWork((work) => work.course);
  const course: Course | undefined = courses.data?.find((candidate) => candidate.name === name);
  return (
    <div className="flex grow flex-col gap-6">
      <p className="max-w-measure text-quiet print:hidden">{t('graduation.intro')}</p>
      <LoadFailure reads={[courses]} message={t('failures.courses')} />
      <CoursePicker
        courses={courses.data}
        pending={courses.isPending}
        value={name}
        onChange={graduationWork.actions.chooseCourse}
      />
      {course ? (
        <GraduationPlan
          key={course.name}
          table={table}
          course={course}
          refuse={(subject) => (isThesis(subject) ? t('graduation.thesisCounted') : undefined)}
        />
      ) : null}
    </div>
  );
}
