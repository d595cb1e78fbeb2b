import { createContext, type ReactNode, useContext } from 'react';
import { useLanguage, useNow, useTranslation } from 'shared/runtime';
import type { HandoutFile } from '../handoutFile.ts';
import { useMyCourses } from '../myCourses/loadMyCourses.ts';
import { NewBadge } from './NewBadge.tsx';
import { TicketFigure } from './TicketFigure.tsx';
import { isNew, shouldMarkNew, uploadDate } from './uploadDate.ts';

/** The upload date as on a ticket: the day large, month and year below. */
export function TicketDate({ uploadedAt }: { uploadedAt: string | null }) {
  const { t } = useTranslation('handouts');
  const date = uploadDate(uploadedAt, useLanguage());
  if (!date) {
    return (
      <span className="text-xs text-quiet">
        <span aria-hidden="true">—</span>
        <span className="sr-only">{t('undated')}</span>
      </span>
    );
  }
  return (
    <time dateTime={uploadedAt ?? undefined}>
      <TicketFigure
        label={t('uploadedOn', { date: date.full })}
        figure={date.day}
        below={`${date.month} ${date.year}`}
      />
    </time>
  );
}

const MarksNew = createContext(true);

interface NewFilesProps {
  files: readonly HandoutFile[];
  /** The date of the oldest file, where `files` has only the first of a list. */
  oldest?: string | null | undefined;
  children: ReactNode;
}

/** Wraps a list. It hides the marks of new files when all of them are new. */
export function NewFiles({ files, oldest, children }: NewFilesProps) {
  // Loads the marks that replace these where courses are followed.
  useMyCourses();
  const dates = files.map(({ uploadedAt }) => uploadedAt);
  if (oldest !== undefined) dates.push(oldest);
  return <MarksNew value={shouldMarkNew(dates, useNow())}>{children}</MarksNew>;
}

/** Marks a file of the last 30 days. Where courses are followed, `NewSinceVisit` replaces it. */
export function NewMark({ file }: { file: HandoutFile }) {
  const marksNew = useContext(MarksNew);
  const now = useNow();
  if (!marksNew || !isNew(file.uploadedAt, now)) return null;
  return <NewBadge className="following:hidden" />;
}
