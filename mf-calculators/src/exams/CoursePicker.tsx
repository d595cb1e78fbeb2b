import { useTranslation } from 'shared/runtime';
import { Select, Skeleton } from 'shared/ui';
import type { Course } from '../reading/planRows.ts';

interface CoursePickerProps {
  courses: { data: Course[] | undefined; isPending: boolean };
  value: string | null;
  /** Whether something was tried that needs a course. */
  missing?: boolean;
  onChange: (course: string) => void;
}

/** The list of courses to choose one from. That it could not be read is said by the calculator. */
export function CoursePicker({ courses, value, missing = false, onChange }: CoursePickerProps) {
  const { t } = useTranslation('calculators');
  if (courses.isPending) return <Skeleton className="h-18" />;
  if (!courses.data) return null;
  const gone = value !== null && !courses.data.some(({ name }) => name === value);
  const error = gone ? t('course.gone', { name: value }) : t('course.missing');
  return (
    <Select
      label={t('course.label')}
      placeholder={t('course.placeholder')}
      value={value}
      options={courses.data.map(({ name }) => ({ value: name, label: name }))}
      error={gone || (missing && value === null) ? error : undefined}
      onChange={onChange}
    />
  );
}
