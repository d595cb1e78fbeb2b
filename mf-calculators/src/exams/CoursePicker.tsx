import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import { Select, Skeleton } from 'shared/ui';
import type { Course } from '../parse/parsePlan.ts';

interface CoursePickerProps {
  courses: readonly Course[] | undefined;
  pending: boolean;
  value: string | null;
  /** Whether an attempt failed because no course is chosen. */
  missing?: boolean;
  onChange: (course: string) => void;
}

/** A select of the courses. The calculator shows the error when they could not be loaded. */
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
