import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { useLoadedMyCourses } from '../myCourses/loadMyCourses.ts';
import { mayOpen } from '../opening/fileLink.ts';
import { OpenButton } from '../opening/OpenButton.tsx';
import { PreviewLink, useIsPreviewed } from '../preview/PreviewLink.tsx';
import { NewMark, TicketDate } from './FileDate.tsx';
import { fileKind } from './fileExtension.ts';
import { isLarge, useSizeText } from './fileSize.ts';

interface RowProps {
  file: HandoutFile;
  /** The page of the PDF that the row is about, from 1. */
  page?: number;
  /** The words that its preview finds. */
  find?: string;
  /** The file's name. */
  children: ReactNode;
  /** Course and year; the kind of file and its size are always shown. */
  facts: readonly ReactNode[];
  /** Replaces the upload date. */
  start?: ReactNode;
  below?: ReactNode;
}

/**
 * One file of a list, which opens its preview wherever it is tapped, with its date at the left or, with large
 * letters, above. Far rows of a long list use `content-visibility`, which keeps scrolling smooth.
 */
export function FileRow(props: RowProps & { end: ReactNode }) {
  const { file, page = 1, find, children, facts, start, below, end } = props;
  const sizeText = useSizeText();
  const isPreviewed = useIsPreviewed({ file, page });
  const myCourses = useLoadedMyCourses();
  return (
    <li tabIndex={-1} aria-current={isPreviewed ? 'true' : undefined} className="group file-row">
      <div className="file-row-start">
        {start ?? <TicketDate uploadedAt={file.uploadedAt} />}
        <Stop />
      </div>
      {myCourses ? <myCourses.NewSinceVisit file={file} inCorner /> : null}
      <div className="file-row-body">
        <div className="font-semibold break-words">
          <PreviewLink item={{ file, page, find }}>{children}</PreviewLink>
        </div>
        <div className="file-row-below">
          <span className="file-row-facts">
            <span className={myCourses && 'flex items-center gap-1'}>
              {fileKind(file)}
              {myCourses ? <myCourses.OfflineMark file={file} /> : null}
            </span>
            {file.bytes === undefined ? null : (
              <span
                className={`file-row-fact${isLarge(file.bytes) ? ' font-semibold text-ink' : ''}`}
              >
                {sizeText(file.bytes)}
              </span>
            )}
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row keep their order.
              <span key={index} className="file-row-fact">
                {fact}
              </span>
            ))}
          </span>
          <NewMark file={file} />
        </div>
        {below}
      </div>
      <div className="file-row-end">{end}</div>
    </li>
  );
}

/** The stop of the line at which the reader is: the row whose preview is open. */
function Stop() {
  return <span aria-hidden="true" className="file-row-stop" />;
}

/** A row with a button that opens the file in a new tab. */
export function OpeningRow(row: RowProps) {
  return <FileRow {...row} end={<TabButton file={row.file} page={row.page} />} />;
}

/** Opens a file in a new tab; above the link to its preview, which covers the row. */
export function TabButton({ file, page }: { file: HandoutFile; page?: number | undefined }) {
  const { t } = useTranslation('handouts');
  if (!mayOpen(file.url)) return null;
  return (
    <OpenButton file={file} page={page} className="file-tab">
      <Icon name="external" className="size-5" />
      <span className="sr-only">{t('openFile', { name: file.name })}</span>
    </OpenButton>
  );
}
