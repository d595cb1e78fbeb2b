import { useTranslation } from 'shared/runtime';
import { Select, Skeleton } from 'shared/ui';
import { LoadFailure } from '../loading/LoadFailure.tsx';
import type { Course } from '../reading/planRows.ts';

interface CoursePickerProps {
  courses: {
    data: Course[] | undefined;
    isPending: boolean;
    isError: boolean;
    refetch: () => unknown;
  };
  value: string | null;
  onChange: (course: string) => void;
  /** What a failure is called in this calculator; left out when it is said elsewhere. */
  failure?: string;
}

/** The list of courses to choose one from. */
export function CoursePicker({ courses, value, onChange, failure }: CoursePickerProps) {
  const { t } = useTranslation('calculators');
  if (courses.isPending) return <Skeleton className="h-18" />;
  if (!courses.data) return failure ? <LoadFailure reads={[courses]} message={failure} /> : null;
  return (
    <Select
      label={t('course.label')}
      placeholder={t('course.placeholder')}
      value={value}
      options={courses.data.map(({ name }) => ({ value: name, label: name }))}
      onChange={onChange}
    />
  );
}
