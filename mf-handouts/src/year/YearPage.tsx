import { Link, useHeading, useLocation, useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, ErrorState, FollowFeed, ShowMoreList, Skeleton } from 'shared/ui';
import { type Course, courseKey } from '../courses.ts';
import { useEnglishName } from '../names/useEnglishName.ts';
import { coursePath, readCoursePath, yearPath } from '../paths.ts';
import { coursesOfYear, newestOfYear, yearErrorMessage } from '../queries.ts';
import { firstYear, type UndergraduateYear } from '../years.ts';
import { CourseCard } from './CourseCard.tsx';

/** How many courses are rendered before "show more". */
const pageSize = 60;

const grid = 'grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';

/** `/dispense/primo-anno` and the other years: the year's courses. */
export default function YearPage() {
  const { year = firstYear } = readCoursePath(useLocation().pathname);
  // The key resets how many courses of the previous year were shown.
  return <Year key={year.name} year={year} />;
}

function Year({ year }: { year: UndergraduateYear }) {
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
  return (
    <ShowMoreList
      items={courses}
      step={pageSize}
      label={t('year.courses')}
      more={(rest) => t('year.more', { count: rest })}
      plain={({ subject, files }) => (
        <li key={subject}>
          <Link to={coursePath(year, subject)}>{englishName(subject) ?? subject}</Link>,{' '}
          {t('count', { count: files })}
        </li>
      )}
      className={grid}
    >
      {(course) => (
        <li key={course.subject} tabIndex={-1}>
          <CourseCard
            course={course}
            year={year}
            english={englishName(course.subject)}
            newest={newest?.get(courseKey(course.subject))}
          />
        </li>
      )}
    </ShowMoreList>
  );
}
