import { Link, useNow, useQuery, useTranslation } from 'shared/runtime';
import { Button, Icon, useShare } from 'shared/ui';
import { FileName } from '../files/FileName.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { useMoves } from '../moved/useMoves.ts';
import { PageName, YearOf } from '../names/CourseName.tsx';
import { listPath } from '../paths.ts';
import { previewPath } from '../previewParams.ts';
import { filesSince } from '../queries.ts';
import { courseLink } from './courseLink.ts';
import { ExamNote } from './ExamDate.tsx';
import { followedCourses, isOf } from './followedStore.ts';
import { StationRow } from './StationRow.tsx';
import { useSince } from './sinceText.ts';
import { isNewSince } from './visits.ts';

interface FollowedCoursesProps {
  heading: 'h2' | 'h3';
  /** Whether to name the new files below the line. */
  namesNews: boolean;
}

/** How many new files are named. */
const mostNamed = 4;

/** The courses that are followed as stations of a line; those with new files are filled. */
export function FollowedCourses({ heading, namesNews }: FollowedCoursesProps) {
  const { t } = useTranslation('myCourses');
  const since = useSince();
  const courses = followedCourses.useValue();
  const now = useNow();
  useMoves(courses.length > 0);
  const wanted = courses.map(({ path, subject, seen }) => ({ path, subject, since: seen.upTo }));
  const { data: files = [] } = useQuery(filesSince(wanted));
  /** Each course with its files that are newer than the last visit to its page. */
  const stations = courses.map((course) => ({
    course,
    newFiles: files.filter((file) => isOf(file, course) && isNewSince(file, course.seen, now)),
  }));
  const withNews = stations.filter(({ newFiles }) => newFiles.length > 0);
  const newFiles = withNews.flatMap((station) => station.newFiles).sort(newestFirst);
  const news = newFiles.length;
  const share = useShare();
  const shareCourses = () => void share({ title: t('link.title'), path: courseLink(courses) });
  const lastLook = Math.min(...withNews.map(({ course }) => course.seen.at));
  return (
    <nav aria-labelledby="i-tuoi-corsi" className="flex flex-col gap-2">
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
              {/* Beside what is new there is room for the icon only. */}
              <span className={news > 0 ? 'sr-only' : undefined}>{t('link.carry')}</span>
            </Button>
          </div>
        }
        stations={stations.map(({ course, newFiles: { length } }) => ({
          to: course.path,
          name: <PageName path={course.path} />,
          isFilled: length > 0,
          note: (
            <p className="flex gap-x-3 text-sm whitespace-nowrap text-quiet">
              {length > 0 ? (
                <span className="font-semibold text-accent">
                  {t('newsOfCourse', { count: length })}
                </span>
              ) : null}
              {course.exam === undefined ? null : <ExamNote exam={course.exam} />}
              {length === 0 && course.exam === undefined ? <YearOf path={course.path} /> : null}
            </p>
          ),
        }))}
      />
      {namesNews && news > 0 ? (
        <ul>
          {newFiles.slice(0, mostNamed).map((file) => (
            <NewFile key={`${file.subject} ${file.id}`} file={file} />
          ))}
        </ul>
      ) : null}
    </nav>
  );
}

const newestFirst = (one: HandoutFile, other: HandoutFile) =>
  Date.parse(other.uploadedAt ?? '') - Date.parse(one.uploadedAt ?? '');

/** A new file, which opens in the reader of its course. */
function NewFile({ file }: { file: HandoutFile }) {
  const list = listPath(file);
  if (list === undefined) return null;
  return (
    <li className="relative flex min-h-9 flex-wrap items-center gap-x-2 border-t border-hairline py-1.5 text-sm">
      <Link
        to={previewPath(list, file.id)}
        className="min-w-0 font-semibold break-words after:absolute after:inset-0 hover:text-accent"
      >
        <FileName name={file.name} subject={file.subject} />
      </Link>
      <span className="text-quiet">
        <PageName path={list} />
      </span>
    </li>
  );
}
