import { useLanguage, useTranslation } from 'shared/runtime';
import { uploadDate } from './uploadDate.ts';

/** The upload date as on a ticket: the day large, month and year below. */
export function DateStub({ uploadedAt }: { uploadedAt: string | null }) {
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
    <time dateTime={uploadedAt ?? undefined} className="block text-center leading-none">
      <span className="sr-only">{t('uploadedOn', { date: date.full })}</span>
      <span aria-hidden="true" className="block text-xl font-bold tabular-nums">
        {date.day}
      </span>
      <span aria-hidden="true" className="block pt-1.5 text-xs whitespace-nowrap text-quiet">
        {date.month} {date.year}
      </span>
    </time>
  );
}
