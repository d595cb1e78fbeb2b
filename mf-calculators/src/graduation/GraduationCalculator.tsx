import { useQuery, useTranslation } from 'shared/runtime';
import { CoursePicker } from '../exams/CoursePicker.tsx';
import { QueryError } from '../QueryError.tsx';
import { coursesIn } from '../queries.ts';
import { GraduationPlan } from './GraduationPlan.tsx';
import { graduationStore } from './graduationState.ts';

/** The undergraduate graduation grade, which follows every change of exams and bonus. */
export default function GraduationCalculator() {
  const { t } = useTranslation('calculators');
  const courses = useQuery(coursesIn('course_subjects'));
  const name = graduationStore.useStore((state) => state.course);
  const course = courses.data?.find((candidate) => candidate.name === name);
  return (
    <div className="flex grow flex-col gap-6">
      <p className="max-w-measure text-quiet print:hidden">{t('graduation.intro')}</p>
      <QueryError queries={[courses]} message={t('failures.courses')} />
      <CoursePicker
        courses={courses.data}
        pending={courses.isPending}
        value={name}
        onChange={graduationStore.actions.chooseCourse}
      />
      {course ? <GraduationPlan key={course.name} course={course} /> : null}
    </div>
  );
}
