import { Link, useNow, useQuery, useTranslation } from 'shared/runtime';
import { filesSince } from '../queries.ts';
import { followedCourses, isOf } from './followedStore.ts';
import { useSince } from './useSince.ts';
import { type FollowedCourse, isNewSince } from './visits.ts';

/** The courses that are followed as stops of a line; those with new files are filled. */
export function FollowedLine({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('myCourses');
  const since = useSince();
  const stations = useStations();
  const withNews = stations.filter(({ news }) => news > 0);
  const news = withNews.reduce((sum, station) => sum + station.news, 0);
  const lastLook = Math.min(...withNews.map(({ course }) => course.seen.at));
  return (
    <nav aria-labelledby="i-tuoi-corsi" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading id="i-tuoi-corsi" className="font-semibold text-quiet">
          {t('heading')}
        </Heading>
        <p role="status" className="text-sm font-semibold text-accent">
          {news > 0 ? t('news', { count: news, since: since(lastLook) }) : null}
        </p>
      </div>
      <ol className="flex overflow-x-auto">
        {stations.map((station) => (
          <Stop key={station.course.path} {...station} />
        ))}
      </ol>
    </nav>
  );
}

interface Station {
  course: FollowedCourse;
  /** How many of its files are newer than the last look at its page. */
  news: number;
}

function useStations(): Station[] {
  const courses = followedCourses.useValue();
  const now = useNow();
  const { data: files = [] } = useQuery(filesSince(courses.map(oldestWanted)));
  return courses.map((course) => {
    const isNews = (file: (typeof files)[number]) =>
      isOf(file, course) && isNewSince(file, course.seen, now);
    return { course, news: files.filter(isNews).length };
  });
}

const oldestWanted = ({ subject, seen }: FollowedCourse) => ({ subject, since: seen.upTo });

function Stop({ course, news }: Station) {
  const { t } = useTranslation('myCourses');
  return (
    <li className="group relative flex w-38 shrink-0 flex-col gap-2 pr-4 pb-1">
      <span
        aria-hidden="true"
        className="absolute top-2.5 right-0 left-0 h-1 bg-accent group-last:hidden"
      />
      <span
        aria-hidden="true"
        className={`relative size-6 rounded-full border-4 border-accent transition-colors duration-150 group-hover:bg-accent-soft ${news > 0 ? 'bg-accent' : 'bg-paper'}`}
      />
      <Link
        to={course.path}
        lang="it"
        className="line-clamp-2 text-sm font-semibold break-words after:absolute after:inset-0 hover:text-accent"
      >
        {course.subject}
      </Link>
      {news > 0 ? (
        <p className="text-sm font-semibold text-accent">{t('newsOfCourse', { count: news })}</p>
      ) : null}
    </li>
  );
}
