import { useTranslation } from 'shared/runtime';
import { isNew } from './uploadDate.ts';

/** Says that a file came in the last 30 days: a filled stop and a word. */
export function NewMark({ uploadedAt }: { uploadedAt: string | null }) {
  const { t } = useTranslation('handouts');
  if (!isNew(uploadedAt, Date.now())) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold whitespace-nowrap text-line">
      <span aria-hidden="true" className="size-2 rounded-full bg-current" />
      {t('new')}
    </span>
  );
}
