import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import { Select, Skeleton } from 'shared/ui';
import type { Course } from '../reading/planRows.ts';

interface CoursePickerProps {
  courses: readonly Course[] | undefined;
  /** Whether they are still being read. */
  pending: boolean;
  value: string | null;
  /** Whether something was tried that needs a course. */
  missing?: boolean;
  onChange: (course: string) => void;
}

/** The list of courses to choose one from. That it could not be read is said by the calculator. */
export const CoursePicker = memo(function CoursePicker(props: CoursePickerProps) {
  const { courses, pending, value, missing = false, onChange } = props;
  const { t } = useTranslation('calculators');
  if (pending) return <Skeleton className="h-18" />;
  if (!courses) return null;
  const gone = value !== null && !courses.some(({ name }) => name === value);
  const error = gone ? t('course.gone', { name: value }) : t('course.missing');
  return (
    <Select
      label={t('course.label')}
      placeholder={t('course.placeholder')}
      value={value}
      options={courses.map(({ name }) => ({ value: name, label: name }))}
      error={gone || (missing && value === null) ? error : undefined}
      onChange={onChange}
    />
  );
});
