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

/** A course's name, linked to its page, the date of the newest of its files, and their number. */
export function CourseCard({ course, year, english, newest }: CourseCardProps) {
  const { t } = useTranslation('handouts');
  const date = uploadDate(newest ?? null, useLanguage());
  return (
    <Card
      interactive
      className="group flex h-full min-h-15 flex-wrap items-center gap-x-4 gap-y-1 py-3 sm:min-h-30 sm:flex-col sm:flex-nowrap sm:items-stretch sm:justify-between sm:gap-y-3 sm:py-4"
    >
      <div className="min-w-0 grow basis-32 sm:grow-0 sm:basis-auto">
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
        {date ? (
          <p className="text-sm text-quiet">
            <time dateTime={newest}>
              {t('year.newest', { date: `${date.day} ${date.month} ${date.year}` })}
            </time>
          </p>
        ) : null}
      </div>
      <p className="flex shrink-0 items-baseline gap-2">
        <span className="text-lg font-extrabold text-accent tabular-nums sm:text-xl">
          {course.files}
        </span>{' '}
        <span className="text-sm text-quiet">{t('countWord', { count: course.files })}</span>
        <Icon
          name="arrow"
          className="ml-auto size-5 shrink-0 self-center text-accent transition-transform duration-150 motion-safe:group-hover:translate-x-1"
        />
      </p>
    </Card>
  );
}
