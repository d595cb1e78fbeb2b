import { useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';

interface ResultNotesProps {
  /** One message for each group that could not be loaded. */
  failures: readonly string[];
  /** Whether more results are loading. */
  loading: boolean;
  typed: string;
  /** The number of results, also of those that are not shown. */
  found: number;
}

/** What is shown besides results: loading, failures, and the empty state. */
export function ResultNotes({ loading, failures, typed, found }: ResultNotesProps) {
  const { t } = useTranslation('search');
  const isBlank = typed.trim() === '';
  return (
    <>
      <p role="status" className="sr-only">
        {isBlank || loading ? '' : t('found', { count: found })}
      </p>
      {loading && !isBlank ? (
        <div className="flex flex-col gap-2 shrink-0 px-5 pb-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      ) : null}
      {found === 0 && !loading ? (
        <div className="shrink-0 px-5 pt-6 pb-8">
          <p className="text-lg font-bold break-words">{t('nothing', { typed: typed.trim() })}</p>
          <p className="max-w-measure pt-1 text-quiet">{t('nothingHint')}</p>
        </div>
      ) : null}
      {isBlank || failures.length === 0 ? null : (
        <ul className="shrink-0 border-t border-hairline px-5 py-3 text-sm text-quiet">
          {failures.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
}
