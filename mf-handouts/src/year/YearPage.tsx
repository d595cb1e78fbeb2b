import { useHeading, useLocation, useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, ErrorState, FollowFeed, Skeleton } from 'shared/ui';
import { type Course, courseKey, mostCards } from '../courses.ts';
import { useEnglishName } from '../names/useEnglishName.ts';
import { readCoursePath, yearPath } from '../paths.ts';
import { coursesOfYear, newestOfYear, yearErrorMessage } from '../queries.ts';
import { firstYear, type UndergraduateYear } from '../years.ts';
import { CourseCard } from './CourseCard.tsx';
import { IndexedCourse } from './IndexedCourse.tsx';

const grid = 'grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';
const indexGrid = 'grid grid-cols-1 gap-x-8 sm:grid-cols-2 lg:grid-cols-3';

/** `/dispense/primo-anno` and the other years: the year's courses. */
export default function YearPage() {
  const { year = firstYear } = readCoursePath(useLocation().pathname);
  const { t } = useTranslation(['handouts', 'common']);
  const { data: courses, error, isPending, refetch } = useQuery(coursesOfYear(year));
  // The default description, "Pick your course", would be wrong without courses.
  useHeading(t(`years.${year.name}`), isPending || courses?.length ? undefined : '');
  if (isPending) {
    return (
      <div className={grid}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
          <Skeleton key={key} silent={key !== 'first'} className="h-15 sm:h-30" />
        ))}
      </div>
    );
  }
  if (!courses) {
    return (
      <ErrorState title={t(yearErrorMessage(error))} onRetry={refetch}>
        {t('failedHint')}
      </ErrorState>
    );
  }
  if (courses.length === 0) {
    return (
      <EmptyState title={t('year.empty')}>
        {t('year.emptyHint', { year: t(`yearsInText.${year.name}`) })}
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <Courses courses={courses} year={year} />
      <FollowFeed path={yearPath(year)} name={t(`years.${year.name}`)} />
    </div>
  );
}

interface CoursesProps {
  courses: readonly Course[];
  year: UndergraduateYear;
}

function Courses({ courses, year }: CoursesProps) {
  const { t } = useTranslation('handouts');
  const englishName = useEnglishName(year);
  const { data: newest } = useQuery(newestOfYear(year));
  if (courses.length > mostCards) {
    return (
      <ul aria-label={t('year.courses')} className={indexGrid}>
        {courses.map((course) => (
          <IndexedCourse
            key={course.subject}
            course={course}
            year={year}
            english={englishName(course.subject)}
          />
        ))}
      </ul>
    );
  }
  return (
    <ul aria-label={t('year.courses')} className={grid}>
      {courses.map((course) => (
        <li key={course.subject}>
          <CourseCard
            course={course}
            year={year}
            english={englishName(course.subject)}
            newest={newest?.get(courseKey(course.subject))}
          />
        </li>
      ))}
    </ul>
  );
}
