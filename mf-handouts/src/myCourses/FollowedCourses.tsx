import { useNow, useQuery, useTranslation } from 'shared/runtime';
import { Button, Icon, useShare } from 'shared/ui';
import { useMoves } from '../moved/useMoves.ts';
import { PageName } from '../names/CourseName.tsx';
import { filesSince } from '../queries.ts';
import { courseLink } from './courseLink.ts';
import { ExamNote } from './ExamDate.tsx';
import { followedCourses, isOf } from './followedStore.ts';
import { StationRow } from './StationRow.tsx';
import { useSince } from './sinceText.ts';
import { isNewSince } from './visits.ts';

/** The courses that are followed as stations of a line; those with new files are filled. */
export function FollowedCourses({ heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('myCourses');
  const since = useSince();
  const courses = followedCourses.useValue();
  const now = useNow();
  useMoves(courses.length > 0);
  const wanted = courses.map(({ path, subject, seen }) => ({ path, subject, since: seen.upTo }));
  const { data: files = [] } = useQuery(filesSince(wanted));
  /** Each course with the number of its files that are newer than the last visit to its page. */
  const stations = courses.map((course) => ({
    course,
    news: files.filter((file) => isOf(file, course) && isNewSince(file, course.seen, now)).length,
  }));
  const withNews = stations.filter(({ news }) => news > 0);
  const news = withNews.reduce((sum, station) => sum + station.news, 0);
  const share = useShare();
  const shareCourses = () => void share({ title: t('link.title'), path: courseLink(courses) });
  const lastLook = Math.min(...withNews.map(({ course }) => course.seen.at));
  return (
    <nav aria-labelledby="i-tuoi-corsi" className="flex flex-col gap-3">
      <StationRow
        id="i-tuoi-corsi"
        heading={heading}
        title={t('heading')}
        end={
          <div className="flex grow flex-wrap items-center justify-end gap-x-4">
            <p role="status" className="mr-auto text-sm font-semibold text-accent">
              {news > 0 ? t('news', { count: news, since: since(lastLook) }) : null}
            </p>
            <Button variant="ghost" size="sm" className="-mr-4" onClick={shareCourses}>
              <Icon name="share" className="size-4.5" />
              {/* Beside what is new, a phone has room for the icon only. */}
              <span className={news > 0 ? 'max-sm:sr-only' : undefined}>{t('link.carry')}</span>
            </Button>
          </div>
        }
        stations={stations.map(({ course, news }) => ({
          to: course.path,
          name: <PageName path={course.path} />,
          isFilled: news > 0,
          note: (
            <p className="flex flex-wrap gap-x-3">
              {news > 0 ? (
                <span className="text-sm font-semibold text-accent">
                  {t('newsOfCourse', { count: news })}
                </span>
              ) : null}
              {course.exam === undefined ? null : <ExamNote exam={course.exam} />}
            </p>
          ),
        }))}
      />
    </nav>
  );
}
