import { memo, useDeferredValue } from 'react';
import { useHeading, useLocation, useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, ErrorState, Skeleton } from 'shared/ui';
import { coursesOfYear, firstCoursesOfYear } from '../queries.ts';
import { isRefusal, useFailureReport, useFailureToast } from '../useFailure.ts';
import { readCoursePath } from '../years/courseAddress.ts';
import { firstYear, type UndergraduateYear } from '../years/years.ts';
import { CourseCard } from './CourseCard.tsx';
import type { Course } from './courses.ts';

/** `/dispense/primo-anno` and its sisters: the year's courses. */
export default function YearPage() {
  const { year = firstYear } = readCoursePath(useLocation().pathname);
  // Anew for each year: what is drawn later must not be another year's.
  return <Courses key={year.name} year={year} />;
}

function Courses({ year }: { year: UndergraduateYear }) {
  const { t } = useTranslation(['handouts', 'common']);
  const { data, error, isPending, refetch } = useQuery(coursesOfYear(year));
  const { data: first } = useQuery(firstCoursesOfYear(year));
  // Hundreds of cards are drawn while the first ones can be read already, also where all came at once.
  const drawn = useDeferredValue(data ?? null, null);
  const courses = drawn ?? first ?? data;
  const isBeginning = !drawn && courses !== data;
  const failure = isRefusal(error) ? t('loadFailed') : t('common:unexpectedError');
  useFailureReport(error, 'The courses of a year could not be read');
  useFailureToast(error, failure);
  // "Pick your course" is not said above a list that is not there.
  useHeading(t(`years.${year.name}`), isPending || data?.length ? undefined : '');

  if (!data && !isPending) {
    return (
      <ErrorState title={failure} onRetry={() => void refetch()}>
        {t('failedHint')}
      </ErrorState>
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
      <EmptyState title={t('year.empty')}>
        {t('year.emptyHint', { year: t(`yearsInText.${year.name}`) })}
      </EmptyState>
    );
  }
  return (
    <div className={grid}>
      <ul aria-label={t('year.courses')} aria-busy={isBeginning} className="contents">
        <CourseCards courses={courses} year={year} />
      </ul>
      {isBeginning ? <CardSkeletons /> : null}
    </div>
  );
}

interface CourseCardsProps {
  courses: readonly Course[];
  year: UndergraduateYear;
}

/** Drawn once: a short list comes to the page twice, as what there is and as what was put off. */
const CourseCards = memo(({ courses, year }: CourseCardsProps) =>
  courses.map((course) => (
    <li key={course.subject}>
      <CourseCard course={course} year={year} />
    </li>
  )),
);

const grid = 'grid grid-cols-1 gap-2 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3';

function CardSkeletons() {
  return ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
    <Skeleton key={place} className="h-15 sm:h-30" />
  ));
}
