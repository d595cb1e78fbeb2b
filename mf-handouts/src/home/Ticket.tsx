import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { DateStub, NewMark } from '../files/FileDate.tsx';
import { FileName } from '../files/FileName.tsx';
import type { HandoutFile } from '../handoutFile.ts';
import { useLoadedMyCourses } from '../myCourses/loadMyCourses.ts';
import { OpenButton } from '../opening/OpenButton.tsx';

/** A handout as a ticket: course and name above the perforation, date and year below. */
export function Ticket({ file }: { file: HandoutFile }) {
  const { t } = useTranslation('handouts');
  const myCourses = useLoadedMyCourses();
  return (
    <div className="group relative flex h-full min-h-55 flex-col justify-between rounded-card border border-hairline bg-surface transition-colors duration-150 focus-within:border-accent hover:border-accent">
      <div className="flex flex-col gap-1 p-5 pb-4">
        <p className="flex items-start justify-between gap-3 text-sm font-semibold text-accent">
          <span lang="it" className="wrap-anywhere">
            {file.subject || '—'}
          </span>
          <NewMark file={file} />
          {myCourses ? <myCourses.NewSinceVisit file={file} /> : null}
        </p>
        <h3 className="text-lg font-bold wrap-anywhere hyphens-auto">
          <OpenButton file={file}>
            <FileName name={file.name} subject={file.subject} />
          </OpenButton>
        </h3>
      </div>
      <div className="relative flex items-center gap-5 border-t-2 border-dashed border-hairline px-5 py-4">
        <Notch side="left" />
        <Notch side="right" />
        <DateStub uploadedAt={file.uploadedAt} />
        <p className="text-sm text-quiet">
          {t('pdf')}
          {file.year ? <span className="block">{t(`years.${file.year.name}`)}</span> : null}
        </p>
        <Icon
          name="external"
          className="ml-auto size-5 text-quiet transition-colors duration-150 group-hover:text-accent"
        />
      </div>
    </div>
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
      aria-hidden="true"
      className={`absolute -top-px size-5 -translate-y-1/2 rounded-full border border-hairline bg-paper transition-colors duration-150 group-focus-within:border-accent group-hover:border-accent ${half}`}
    />
  );
}
