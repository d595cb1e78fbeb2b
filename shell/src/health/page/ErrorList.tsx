import { formatDate } from 'shared/format';
import { useLanguage, useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';
import type { HealthReport } from './healthReport.ts';

/** Errors that several networks reported, the most frequent first. */
export function ErrorList({ errors }: { errors: HealthReport['errors'] }) {
  const { t } = useTranslation('health');
  const language = useLanguage();
  if (errors.length === 0) {
    return <EmptyState title={t('noErrors')}>{t('noErrorsHint')}</EmptyState>;
  }
  return (
    <ul className="flex flex-col gap-4">
      {errors.map(({ version, fingerprint, summary, networks, lastDay }) => (
        <li key={`${version} ${fingerprint}`} className="border-l-4 border-danger pl-4">
          <code className="break-words">{summary}</code>
          <p className="pt-1 text-sm text-quiet">
            {t('errorFacts', {
              version,
              count: networks,
              day: formatDate(lastDay, language) ?? lastDay,
              fingerprint,
            })}
          </p>
        </li>
      ))}
    </ul>
  );
}
