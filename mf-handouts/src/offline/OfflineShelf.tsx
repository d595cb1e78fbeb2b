import { formatDayAndMonth } from 'shared/format';
import { useLanguage, useTranslation } from 'shared/runtime';
import { fileNameParts } from '../files/fileNameParts.ts';
import { useSizeText } from '../files/fileSize.ts';
import { useMoves } from '../moved/useMoves.ts';
import { StationRow } from '../myCourses/StationRow.tsx';
import { PageName } from '../names/CourseName.tsx';
import { readCoursePath } from '../paths.ts';
import { previewPath } from '../previewParams.ts';
import { type OfflineCourse, offlineCourses } from './offlineStore.ts';

/** The courses whose files this device keeps; each leads to the page that was read last. */
export function OfflineShelf({ heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('myCourses');
  const courses = offlineCourses.useValue();
  useMoves(courses.length > 0);
  return (
    <nav aria-labelledby="sul-dispositivo" className="flex flex-col gap-2">
      <StationRow
        id="sul-dispositivo"
        heading={heading}
        title={t('offline.heading')}
        end={null}
        stations={courses.map((course) => {
          const { path, last } = course;
          const { subject } = readCoursePath(path);
          return {
            to: last ? previewPath(path, last.id, last.page) : path,
            name: <PageName path={path} />,
            isFilled: true,
            note: <ShelfNote course={course} subject={subject} />,
          };
        })}
      />
    </nav>
  );
}

function ShelfNote({ course, subject }: { course: OfflineCourse; subject: string }) {
  const { t } = useTranslation('myCourses');
  const language = useLanguage();
  const sizeText = useSizeText();
  const { last, files, bytes, savedAt } = course;
  const date = formatDayAndMonth(new Date(savedAt).toISOString(), language);
  return (
    <p className="flex flex-col text-sm text-quiet tabular-nums">
      {last ? (
        <span className="line-clamp-1">
          <span lang="it">{fileNameParts(last.name, subject).own}</span>
          {', '}
          {t('resume.page', { page: last.page, pages: last.pages })}
        </span>
      ) : null}
      <span>
        {/* None is there yet when the page was left before the first was stored. */}
        {files > 0 ? `${t('offline.shelf', { count: files, size: sizeText(bytes) })} · ` : null}
        {date?.day} {date?.month}
      </span>
    </p>
  );
}
