import { memo, type ReactNode, useDeferredValue } from 'react';
import { useHeading, useLocation, useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, ErrorState, FollowFeed, Skeleton } from 'shared/ui';
import { type Course, courseKey } from '../courses.ts';
import { useEnglishName } from '../names/useEnglishName.ts';
import { readCoursePath, yearPath } from '../paths.ts';
import { coursesOfYear, firstCoursesOfYear, newestOfYear, yearErrorMessage } from '../queries.ts';
import { firstYear, type UndergraduateYear } from '../years.ts';
import { CourseCard } from './CourseCard.tsx';

/** `/dispense/primo-anno` and the other years: the year's courses. */
export default function YearPage() {
  const { year = firstYear } = readCoursePath(useLocation().pathname);
  // The key resets `useDeferredValue`, which would show the previous year's courses.
  return <Courses key={year.name} year={year} />;
}

function Courses({ year }: { year: UndergraduateYear }) {
  const { t } = useTranslation(['handouts', 'common']);
  const { data, error, isPending, refetch } = useQuery(coursesOfYear(year));
  const { data: first } = useQuery(firstCoursesOfYear(year));
  // Hundreds of cards are rendered while the first ones are visible, also when all loaded at once.
  const all = useDeferredValue(data ?? null, null);
  const courses = all ?? first ?? data;
  const isPartial = !all && courses !== data;

  if (!data && !isPending) {
    return (
      <NoCourses year={year}>
        <ErrorState title={t(yearErrorMessage(error))} onRetry={refetch}>
          {t('failedHint')}
        </ErrorState>
      </NoCourses>
    );
  }
  if (!courses) {
    return (
      <div className={grid}>
        <CardSkeletons />
      </div>
    );
  }
  if (courses.length === 0) {
    return (
      <NoCourses year={year}>
        <EmptyState title={t('year.empty')}>
          {t('year.emptyHint', { year: t(`yearsInText.${year.name}`) })}
        </EmptyState>
      </NoCourses>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div className={grid}>
        <ul aria-label={t('year.courses')} aria-busy={isPartial} className="contents">
          <CourseCards courses={courses} year={year} />
        </ul>
        {isPartial ? <CardSkeletons /> : null}
      </div>
      <FollowFeed path={yearPath(year)} name={t(`years.${year.name}`)} />
    </div>
  );
}

interface NoCoursesProps {
  year: UndergraduateYear;
  children: ReactNode;
}

/** Removes the page's description, "Pick your course", which would be wrong here. */
function NoCourses({ year, children }: NoCoursesProps) {
  const { t } = useTranslation('handouts');
  useHeading(t(`years.${year.name}`), '');
  return children;
}

interface CourseCardsProps {
  courses: readonly Course[];
  year: UndergraduateYear;
}

/** Memoised, because the deferred value renders a short list twice. */
const CourseCards = memo(({ courses, year }: CourseCardsProps) => {
  const englishName = useEnglishName(year);
  const { data: newest } = useQuery(newestOfYear(year));
  return courses.map((course) => (
    <li key={course.subject}>
      <CourseCard
        course={course}
        year={year}
        english={englishName(course.subject)}
        newest={newest?.get(courseKey(course.subject))}
      />
    </li>
  ));
});

const grid = 'grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';

function CardSkeletons() {
  return ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
    <Skeleton key={key} className="h-15 sm:h-30" />
  ));
}
