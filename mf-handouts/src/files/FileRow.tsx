import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'shared/runtime';
import { isShown, PreviewButton } from '../preview/PreviewButton.tsx';
import { PreviewContext } from '../preview/PreviewContext.ts';
import { DateStub } from './DateStub.tsx';
import type { HandoutFile } from './handoutFile.ts';
import { NewMark } from './NewMark.tsx';

interface FileRowProps {
  file: HandoutFile;
  /** The page of the PDF that the row is about, where it is not the whole file. */
  page?: number | undefined;
  /** The name, as a button where the whole row opens the file. */
  children: ReactNode;
  /** What the file is: course, year. `PDF` is said anyway. */
  facts: readonly ReactNode[];
  /** What stands on the torn-off stub; the upload date, unless said otherwise. */
  stub?: ReactNode;
  /** What stands below the facts. */
  below?: ReactNode;
  /** What stands at the end of the row, after the preview. */
  end: ReactNode;
}

/** Facts stand beside each other, with a dot between; below each other, they need none. */
const afterDot = "@min-[14rem]:before:pr-2 @min-[14rem]:before:content-['·']";

/**
 * One file of a list, with its date torn off at the left like a ticket's stub, or above
 * where letters are too large for that. In a long list, rows
 * far away are not laid out, which keeps thousands of them smooth.
 */
export function FileRow(props: FileRowProps) {
  const { file, page = 1, children, facts, stub, below, end } = props;
  const { t } = useTranslation('handouts');
  const isOpen = isShown(useContext(PreviewContext)?.shown, { file, page });
  return (
    <li
      aria-current={isOpen ? 'true' : undefined}
      className="group relative flex min-h-21 flex-col items-stretch border-b border-hairline transition-colors duration-150 [contain-intrinsic-size:auto_5.25rem] nth-[n+50]:[content-visibility:auto] last:border-b-0 hover:bg-accent-soft focus-within:bg-accent-soft @min-[14rem]:flex-row aria-[current=true]:bg-accent-soft print:break-inside-avoid print:[content-visibility:visible]!"
    >
      <div className="mx-4 mt-4 flex shrink-0 items-center justify-start border-b-2 border-dashed border-hairline pb-3 @min-[14rem]:mx-0 @min-[14rem]:my-3 @min-[14rem]:w-21 @min-[14rem]:justify-center @min-[14rem]:border-r-2 @min-[14rem]:border-b-0 @min-[14rem]:px-2 @min-[14rem]:pb-0">
        {stub ?? <DateStub uploadedAt={file.uploadedAt} />}
      </div>
      <div className="flex min-w-0 grow flex-col justify-center gap-0.5 px-4 py-3 @min-[14rem]:py-4 @min-[14rem]:pr-0 md:pl-6">
        <div className="font-semibold break-words">{children}</div>
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-quiet">
          <span>{t('pdf')}</span>
          {facts.map((fact, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a row never change place.
            <span key={place} className={afterDot}>
              {fact}
            </span>
          ))}
          <NewMark uploadedAt={file.uploadedAt} />
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
