import { Link, useLanguage, useTranslation } from 'shared/runtime';
import { Card, Icon } from 'shared/ui';
import type { Course } from '../courses.ts';
import { uploadDate } from '../files/uploadDate.ts';
import { coursePath } from '../paths.ts';
import type { UndergraduateYear } from '../years.ts';

interface CourseCardProps {
  course: Course;
  year: UndergraduateYear;
  /** Its name in English; its files keep the Italian one. */
  english?: string | undefined;
  /** When its newest file was uploaded, as ISO 8601. */
  newest: string | undefined;
}

/** A course's name, linked to its page, when its newest file came, and how many they are. */
export function CourseCard({ course, year, english, newest }: CourseCardProps) {
  const { t } = useTranslation('handouts');
  const date = uploadDate(newest ?? null, useLanguage());
  return (
    <Card
      interactive
      className="group flex h-full min-h-15 flex-col justify-between gap-2 py-3 sm:min-h-30 sm:gap-3 sm:py-4"
    >
      <div className="min-w-0">
        <h2
          lang={english ? 'en' : 'it'}
          className="text-base font-bold break-words hyphens-auto sm:text-lg"
        >
          <Link to={coursePath(year, course.subject)} className="after:absolute after:inset-0">
            {english ?? course.subject}
          </Link>
        </h2>
        {english ? (
          <p lang="it" className="text-sm break-words hyphens-auto text-quiet">
            {course.subject}
          </p>
        ) : null}
      </div>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-quiet">
        {date ? (
          <>
            <span>{t('year.newest')}</span>
            <time
              dateTime={newest}
              className="mr-1 text-base font-bold whitespace-nowrap text-accent tabular-nums"
            >
              {`${date.day} ${date.month} ${date.year}`}
            </time>
          </>
        ) : null}
        <span className="tabular-nums">{t('count', { count: course.files })}</span>
        <Icon
          name="arrow"
          className="ml-auto size-5 shrink-0 self-center text-accent transition-transform duration-150 motion-safe:group-hover:translate-x-1"
        />
      </p>
    </Card>
  );
}
