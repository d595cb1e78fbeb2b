import { toast, useTranslation } from 'shared/runtime';
import { Button, Icon, LineDrawing } from 'shared/ui';
import { isLarge, useSizeText } from '../files/fileSize.ts';
import { loadMyCourses, useMyCourses } from '../myCourses/loadMyCourses.ts';
import { useCourseToggles } from './courseToggles.ts';
import type { ListedFiles } from './useFileList.ts';

interface CourseBarProps {
  /** The path of the course's page. */
  path: string;
  subject: string;
  list: ListedFiles;
}

/** A button whose words say that it is on: with `aria-pressed` it would say so twice, or the contrary. */
const chosen = 'border-accent bg-accent-soft';

/** The buttons that follow a course and keep its files on the device. The height reserves room for the note. */
export function CourseBar({ path, subject, list }: CourseBarProps) {
  const { t } = useTranslation(['handouts', 'common']);
  const isFollowed = useCourseToggles(({ followed }) => followed.includes(path));
  const isStored = useCourseToggles(({ offline }) => offline.includes(path));
  const myCourses = useMyCourses();
  const sizeText = useSizeText();
  const { files, bytes } = list;
  const note =
    bytes !== undefined && isLarge(bytes)
      ? t('course.largeNote', { size: sizeText(bytes) })
      : t('course.note');
  const onFailed = () =>
    toast.error({ title: t('common:errorTitle'), description: t('failedHint') });
  return (
    <div className="@container print:hidden noscript:hidden">
      <div className="flex min-h-26 flex-col gap-2 @min-[42rem]:min-h-11 @min-[42rem]:flex-row @min-[42rem]:items-center @min-[42rem]:gap-5">
        <div className="flex shrink-0 flex-wrap gap-2">
          <Button
            variant="outline"
            className={`max-sm:px-4 ${isFollowed ? chosen : ''}`}
            onClick={() =>
              loadMyCourses(
                ({ toggleFollowed }) => toggleFollowed({ path, subject }, files),
                onFailed,
              )
            }
          >
            <Icon name={isFollowed ? 'starred' : 'star'} />
            {t(isFollowed ? 'course.followed' : 'course.follow')}
          </Button>
          <Button
            variant="outline"
            className={`max-sm:px-4 ${isStored ? chosen : ''}`}
            onClick={() =>
              // Dropping needs no network.
              void (isStored ? Promise.resolve(list) : list.readAll()).then(
                (all) =>
                  loadMyCourses(
                    ({ toggleOfflineCourse }) => toggleOfflineCourse(path, all.files),
                    onFailed,
                  ),
                onFailed,
              )
            }
          >
            {isStored ? <Icon name="check" /> : <PhoneIcon />}
            {t(isStored ? 'course.kept' : 'course.keep')}
          </Button>
        </div>
        <p aria-live="polite" className="text-sm text-quiet">
          {myCourses && list.isWhole ? (
            <myCourses.CourseNote path={path} files={files}>
              {note}
            </myCourses.CourseNote>
          ) : (
            note
          )}
        </p>
      </div>
    </div>
  );
}

/** Not a download arrow, which the archive button beside it has. */
function PhoneIcon() {
  return (
    <LineDrawing className="size-5">
      <path d="M7 3h10v18H7zm4 15h2" />
    </LineDrawing>
  );
}
