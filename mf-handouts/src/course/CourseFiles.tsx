import { memo, type ReactNode, useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useSearchParams, useTranslation } from 'shared/runtime';
import { includesText } from 'shared/search';
import { EmptyState, FollowFeed, SearchField, ShareButton } from 'shared/ui';
import { ArchiveButton } from '../archive/ArchiveButton.tsx';
import { FileRows, FileRowsSkeleton } from '../files/FileRows.tsx';
import { MailLink } from '../files/MailLink.tsx';
import { type HandoutFile, longList } from '../handoutFile.ts';
import { PreviewLayout } from '../preview/PreviewLayout.tsx';
import { namesPreview } from '../previewParams.ts';
import { useSearchTerm } from '../search/useSearchTerm.ts';
import { CourseBar } from './CourseBar.tsx';
import { useIsMine } from './courseToggles.ts';
import type { ListedFiles } from './useFileList.ts';

interface CourseFilesProps {
  list: ListedFiles;
  /** The path of the page. */
  path: string;
  /** What the device keeps of the course, and the archive, have this name. */
  subject: string;
  /** The name in the page's language. */
  name: string;
  /** English names by file id, by which files are found too. */
  english?: ReadonlyMap<string, string>;
  /** Whether there is a filter, however short the list is. */
  hasFilter?: boolean;
  /** Beside the archive. */
  extra?: ReactNode;
  /** Renders a row, with the file's id as its key. */
  row: (file: HandoutFile, term: string) => ReactNode;
}

/** The files of a course or of a law year: follow, keep, download, filter, share. */
export function CourseFiles(props: CourseFilesProps) {
  const { list, path, subject, name, english, hasFilter = false, extra, row } = props;
  const { t } = useTranslation('handouts');
  const { typed, setTyped } = useSearchTerm();
  // Deferred, so that a long list does not delay typing.
  const term = useDeferredValue(typed.trim());
  const matches = useMemo(() => filesNamed(list.files, term, english), [list.files, term, english]);
  useRest(list, path, term);
  return (
    <div className="flex flex-col gap-5">
      <CourseBar path={path} subject={subject} list={list} />
      <div
        className={`relative flex flex-wrap items-center gap-2 empty:hidden following:min-h-11 print:hidden ${
          // On a phone the archive's size, which comes late, would push the exam onto a line of its own.
          list.total > 1
            ? 'following:max-sm:min-h-24 following:max-sm:flex-col following:max-sm:items-start'
            : ''
        }`}
      >
        {list.total > 1 ? <ArchiveButton list={list} name={subject} /> : null}
        {extra}
      </div>
      {hasFilter || list.total > longList ? (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
          <SearchField
            label={t('filter.label')}
            value={typed}
            onChange={setTyped}
            className="w-full max-w-100"
          />
          <p role="status" className="text-sm text-quiet tabular-nums">
            {term !== '' && list.isWhole ? t('filter.results', { count: matches.length }) : null}
          </p>
        </div>
      ) : null}
      {matches.length > 0 ? (
        <Rows files={matches} list={list} term={term} row={row} />
      ) : list.isWhole ? (
        <EmptyState title={t('filter.none')}>{t('filter.noneHint', { term })}</EmptyState>
      ) : (
        <FileRowsSkeleton rows={6} />
      )}
      <div className="flex flex-wrap gap-2">
        <FollowFeed path={path} name={name} />
        <ShareButton path={path} name={name} />
        <MailLink subject={t('course.notesSubject', { course: name })} path={path}>
          {t('course.sendNotes')}
        </MailLink>
      </div>
    </div>
  );
}

/** The files whose name contains every word of a term. */
function filesNamed(
  files: readonly HandoutFile[],
  term: string,
  english: ReadonlyMap<string, string> | undefined,
): readonly HandoutFile[] {
  if (term === '') return files;
  const words = term.split(/\s+/);
  return files.filter(({ id, name }) => {
    const names = `${name} ${english?.get(id) ?? ''}`;
    return words.every((word) => includesText(names, word));
  });
}

/** Reads the rest of a list for who filters it, previews one of its files, or keeps the course on the device. */
function useRest({ isWhole, readAll }: ListedFiles, path: string, term: string): void {
  const isMine = useIsMine(path);
  const [params] = useSearchParams();
  const isWanted = !isWhole && (isMine || term !== '' || namesPreview(params));
  // The query reports a failure.
  const read = useEffectEvent(() => void readAll().catch(() => undefined));
  useEffect(() => {
    if (isWanted) read();
  }, [isWanted]);
}

interface RowsProps extends Pick<CourseFilesProps, 'list' | 'row'> {
  files: readonly HandoutFile[];
  term: string;
}

const Rows = memo(function Rows({ files, list, term, row }: RowsProps) {
  const isFiltered = term !== '';
  return (
    <PreviewLayout items={files.map((file) => ({ file, page: 1 }))}>
      <FileRows
        files={files}
        list={isFiltered ? undefined : list}
        row={(file) => row(file, term)}
      />
    </PreviewLayout>
  );
});
