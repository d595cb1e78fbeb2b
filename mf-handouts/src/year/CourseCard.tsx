import { Link, useTranslation } from 'shared/runtime';
import { Card, Icon } from 'shared/ui';
import { courseAddress } from '../years/courseAddress.ts';
import type { UndergraduateYear } from '../years/years.ts';
import type { Course } from './courses.ts';

/** One course of a year: its name, and how many files wait behind it. */
export function CourseCard({ course, year }: { course: Course; year: UndergraduateYear }) {
  const { t } = useTranslation('handouts');
  return (
    <Card interactive className="group flex h-full min-h-37 flex-col justify-between gap-4">
      <h2 lang="it" className="text-lg font-bold break-words hyphens-auto">
        <Link to={courseAddress(year, course.subject)} className="after:absolute after:inset-0">
          {course.subject}
        </Link>
      </h2>
      <p className="flex items-baseline gap-2">
        <span className="text-xl font-extrabold text-line tabular-nums">{course.files}</span>{' '}
        <span className="text-sm text-quiet">{t('countWord', { count: course.files })}</span>
        <Icon
          name="arrow"
          className="ml-auto size-5 self-center text-line transition-transform duration-150 motion-safe:group-hover:translate-x-1"
        />
      </p>
    </Card>
  );
}
