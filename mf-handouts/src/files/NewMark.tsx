import { createContext, useContext } from 'react';
import { useTranslation } from 'shared/runtime';
import { isNew } from './uploadDate.ts';

/** Whether the list around a file marks its new ones: where all of them are new, the mark says nothing. */
export const MarksNew = createContext(true);

/** Says that a file came in the last 30 days: a filled stop and a word. */
export function NewMark({ uploadedAt }: { uploadedAt: string | null }) {
  const { t } = useTranslation('handouts');
  const marksNew = useContext(MarksNew);
  if (!marksNew || !isNew(uploadedAt, Date.now())) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-accent">
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t('new')}
    </span>
  );
}
