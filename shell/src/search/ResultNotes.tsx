import { useTranslation } from 'shared/runtime';
import { Skeleton } from 'shared/ui';
import { useDebouncedText } from './useDebouncedText.ts';
import type { SearchGroups } from './useSearchGroups.ts';

/** How long an answer may take before the palette names the sections that it waits for. */
const slowMs = 1000;

interface ResultNotesProps extends Pick<SearchGroups, 'pending' | 'failures'> {
  typed: string;
  /** Whether a result may follow that is waited for. */
  isWaiting: boolean;
  /** The number of results, also of those that are not shown. */
  found: number;
}

/** What is shown below the results: what is still being searched, and failures. */
export function ResultNotes({ typed, isWaiting, pending, failures, found }: ResultNotesProps) {
  const { t } = useTranslation('search');
  const isSlow = useDebouncedText(typed, slowMs) === typed && pending.length > 0;
  const isBlank = typed.trim() === '';
  return (
    <>
      {found === 0 && isWaiting && !isBlank ? (
        <div className="flex shrink-0 flex-col gap-2 px-5 py-4">
          <Skeleton silent className="h-11" />
          <Skeleton silent className="h-11" />
        </div>
      ) : null}
      <p role="status" className={isSlow && !isBlank ? note : 'sr-only'}>
        {status()}
      </p>
      {isBlank || failures.length === 0 ? null : (
        <ul className={note}>
          {failures.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );

  function status() {
    if (isBlank) return '';
    if (isSlow) return t('searching', { sections: pending });
    return isWaiting ? '' : t('found', { count: found });
  }
}

const note = 'shrink-0 border-t border-hairline px-5 py-3 text-sm text-quiet';
