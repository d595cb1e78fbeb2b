import { useTranslation } from 'shared/runtime';
import { NewMark, TicketDate } from '../files/FileDate.tsx';
import { FileName } from '../files/FileName.tsx';
import { TabButton } from '../files/FileRow.tsx';
import { fileKind } from '../files/fileExtension.ts';
import type { HandoutFile } from '../handoutFile.ts';
import { useLoadedMyCourses } from '../myCourses/loadMyCourses.ts';
import { CourseName } from '../names/CourseName.tsx';
import { PreviewLink } from '../preview/PreviewLink.tsx';

const frame =
  'group relative h-full rounded-card border border-hairline bg-surface transition-colors duration-150 focus-within:border-accent hover:border-accent';

const grid =
  'grid min-h-23 grid-cols-[4.5rem_minmax(0,1fr)_auto] cramped:grid-cols-[minmax(0,1fr)_auto] tall:min-h-47 tall:grid-cols-[auto_minmax(0,1fr)_auto] tall:grid-rows-[1fr_auto]';

/**
 * A handout as a ticket that names the course: above the perforation in a wide list (`tall`), else to the
 * right of it. Where large letters leave no room beside the date (`cramped`), the name is above the date.
 */
export function Ticket({ file }: { file: HandoutFile }) {
  const { t } = useTranslation('handouts');
  const myCourses = useLoadedMyCourses();
  const name = (
    <PreviewLink item={{ file, page: 1 }}>
      <FileName name={file.name} subject={file.subject} />
    </PreviewLink>
  );
  return (
    <div className={`${frame} ${grid}`}>
      <div className="col-start-2 row-start-1 flex min-w-0 flex-col justify-center py-2 pl-4 cramped:col-span-full cramped:px-3 tall:col-span-full tall:justify-start tall:gap-1 tall:p-5 tall:pb-4">
        <h3 className="text-lg leading-tight font-bold wrap-anywhere hyphens-auto">
          {file.subject === '' ? name : <CourseName year={file.year} subject={file.subject} />}
        </h3>
        <div className="flex flex-wrap items-center gap-x-3 text-sm">
          {file.subject === '' ? null : <div className="min-w-0 wrap-anywhere">{name}</div>}
          <NewMark file={file} />
          {myCourses ? <myCourses.NewSinceVisit file={file} /> : null}
        </div>
      </div>
      <Perforation />
      <div className="col-start-1 row-start-1 flex items-center justify-center cramped:row-start-2 cramped:justify-start cramped:py-3 cramped:pl-3 tall:row-start-2 tall:py-4 tall:pl-5">
        <TicketDate uploadedAt={file.uploadedAt} />
      </div>
      <p className="col-start-2 row-start-2 hidden self-center pl-5 text-sm text-quiet @min-[56rem]/tickets:block">
        {fileKind(file)}
        {file.year ? <span className="block">{t(`years.${file.year.name}`)}</span> : null}
      </p>
      <div className="col-start-3 row-start-1 flex items-center px-2 cramped:col-start-2 cramped:row-start-2 tall:row-start-2 tall:pr-3">
        <TabButton file={file} />
      </div>
    </div>
  );
}

/** The line between the date and the rest; where it crosses the ticket, its ends are notches. */
function Perforation() {
  return (
    <span
      aria-hidden="true"
      className="relative col-start-1 row-start-1 my-3 justify-self-end border-r-2 border-dashed border-hairline cramped:hidden tall:col-span-full tall:row-start-2 tall:my-0 tall:self-start tall:justify-self-stretch tall:border-t-2 tall:border-r-0"
    >
      <Notch side="left" />
      <Notch side="right" />
    </span>
  );
}

/** Half a disc at the end of the perforation. */
function Notch({ side }: { side: 'left' | 'right' }) {
  const half =
    side === 'left'
      ? 'left-0 -translate-x-1/2 [clip-path:inset(0_0_0_50%)] -ml-px'
      : 'right-0 translate-x-1/2 [clip-path:inset(0_50%_0_0)] -mr-px';
  return (
    <span
      className={`absolute -top-px hidden size-5 -translate-y-1/2 rounded-full border border-hairline bg-paper transition-colors duration-150 group-focus-within:border-accent group-hover:border-accent tall:block ${half}`}
    />
  );
}
