import type { ReactNode } from 'react';
import { Icon } from 'shared/ui';
import type { HandoutFile } from '../handoutFile.ts';
import { useLoadedMyCourses } from '../myCourses/loadMyCourses.ts';
import { OpenButton } from '../opening/OpenButton.tsx';
import { PreviewButton, useIsPreviewed } from '../preview/PreviewButton.tsx';
import { NewMark, TicketDate } from './FileDate.tsx';
import { fileKind } from './fileExtension.ts';
import { isLarge, useSizeText } from './fileSize.ts';

interface RowProps {
  file: HandoutFile;
  /** The page of the PDF that the row is about, from 1. */
  page?: number;
  /** The file's name. */
  children: ReactNode;
  /** Course and year; the kind of file and its size are always shown. */
  facts: readonly ReactNode[];
  /** Replaces the upload date. */
  start?: ReactNode;
  below?: ReactNode;
}

/** A dot before a fact. At the start of a line it falls outside the list, which clips it. */
const afterDot = "relative before:absolute before:-left-3 before:content-['·']";

/**
 * One file of a list, with its date at the left or, with large letters, above. Far rows of a long list use
 * `content-visibility`, which keeps scrolling smooth.
 */
export function FileRow(props: RowProps & { end: ReactNode }) {
  const { file, page = 1, children, facts, start, below, end } = props;
  const sizeText = useSizeText();
  const isPreviewed = useIsPreviewed({ file, page });
  const myCourses = useLoadedMyCourses();
  return (
    <li
      tabIndex={-1}
      aria-current={isPreviewed ? 'true' : undefined}
      className="group relative flex min-h-21 flex-col items-stretch border-b border-hairline transition-colors duration-150 [contain-intrinsic-size:auto_5.25rem] nth-[n+50]:[content-visibility:auto] last:border-b-0 hover:bg-accent-soft focus-within:bg-accent-soft @min-[14rem]:flex-row aria-[current=true]:bg-accent-soft print:break-inside-avoid print:[content-visibility:visible]!"
    >
      <div className="relative mx-4 mt-4 flex shrink-0 items-center justify-start border-b-2 border-dashed border-hairline pb-3 @min-[14rem]:mx-0 @min-[14rem]:my-3 @min-[14rem]:w-21 @min-[14rem]:justify-center @min-[14rem]:border-r-2 @min-[14rem]:border-b-0 @min-[14rem]:px-2 @min-[14rem]:pb-0">
        {start ?? <TicketDate uploadedAt={file.uploadedAt} />}
        {myCourses ? <myCourses.NewSinceVisit file={file} onLine /> : null}
      </div>
      <div className="flex min-w-0 grow flex-col justify-center gap-0.5 px-4 py-3 @min-[14rem]:py-4 @min-[14rem]:pr-0 md:pl-6">
        <div className="font-semibold break-words">{children}</div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
          <span className="flex min-w-0 flex-wrap gap-x-5 gap-y-1 overflow-x-clip">
            <span>{fileKind(file)}</span>
            {file.bytes === undefined ? null : (
              <span
                className={`${afterDot} ${isLarge(file.bytes) ? 'font-semibold text-ink' : ''}`}
              >
                {sizeText(file.bytes)}
              </span>
            )}
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row keep their order.
              <span key={index} className={afterDot}>
                {fact}
              </span>
            ))}
          </span>
          <NewMark file={file} />
          {myCourses ? <myCourses.OfflineMark file={file} /> : null}
        </div>
        {below}
      </div>
      <div className="flex shrink-0 items-center gap-2 px-3 pb-3 @min-[14rem]:flex-col @min-[14rem]:justify-center @min-[14rem]:py-2 @min-[36rem]:flex-row @min-[36rem]:gap-4 @min-[36rem]:px-5 print:hidden">
        <PreviewButton item={{ file, page }} />
        {end}
      </div>
    </li>
  );
}

/** A row that opens its file wherever it is clicked. */
export function OpeningRow({ children, ...row }: RowProps) {
  return (
    <FileRow
      {...row}
      end={
        <Icon
          name="external"
          className="hidden size-5 text-quiet group-hover:text-accent @min-[36rem]:block"
        />
      }
    >
      <OpenButton file={row.file} page={row.page}>
        {children}
      </OpenButton>
    </FileRow>
  );
}
