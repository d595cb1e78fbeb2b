import { useTranslation } from 'shared/runtime';
import { Select, Skeleton } from 'shared/ui';
import type { Course } from '../parse/parsePlan.ts';
import type { CalculatorStore } from '../store/createCalculatorStore.ts';

interface CoursePickerProps {
  courses: { data: readonly Course[] | undefined; isPending: boolean };
  store: CalculatorStore;
  /** Whether an attempt failed because no course is chosen. */
  missing?: boolean;
}

/** A select of the courses. The calculator shows the error when they could not be loaded. */
export function CoursePicker({ courses, store, missing = false }: CoursePickerProps) {
  const { t } = useTranslation('calculators');
  const value = store.useScenario().course;
  if (courses.isPending) return <Skeleton className="h-18" />;
  if (!courses.data) return null;
  const gone = value !== null && !courses.data.some(({ name }) => name === value);
  const error = gone ? t('course.gone', { name: value }) : t('course.missing');
  return (
    <Select
      label={t('course.label')}
      placeholder={t('course.missing')}
      value={value}
      options={courses.data.map(({ name }) => ({ value: name, label: name }))}
      error={gone || (missing && value === null) ? error : undefined}
      onChange={store.actions.chooseCourse}
    />
  );
}
