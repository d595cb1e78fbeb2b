import { Link, useTranslation } from 'shared/runtime';
import type { Course } from '../courses.ts';
import { coursePath } from '../paths.ts';
import type { UndergraduateYear } from '../years.ts';

interface IndexedCourseProps {
  course: Course;
  year: UndergraduateYear;
  /** Its name in English; its files keep the Italian one. */
  english: string | undefined;
}

/** A line of a year's index: a course's name, linked to its page, and how many files it has. */
export function IndexedCourse({ course, year, english }: IndexedCourseProps) {
  const { t } = useTranslation('handouts');
  return (
    <li className="indexed-course">
      <Link lang={english ? 'en' : 'it'} to={coursePath(year, course.subject)}>
        {english ?? course.subject}
      </Link>
      <span>{t('count', { count: course.files })}</span>
    </li>
  );
}
