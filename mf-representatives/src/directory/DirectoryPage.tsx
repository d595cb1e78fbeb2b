import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useQuery, useTranslation } from 'shared/runtime';
import { EmptyState, RetryButton, SearchField, useSearchTermParam } from 'shared/ui';
import type { BodyKey } from '../bodies.ts';
import { representatives } from '../queries.ts';
import { BodyList } from './BodyList.tsx';
import { type Directory, searchDirectory, sizeOf } from './directory.ts';
import { SearchResults } from './SearchResults.tsx';
import { setOpenBody } from './useOpenBody.ts';

/** `/rappresentanti`: the ten bodies, the people in them, and a search. */
export default function DirectoryPage() {
  const { t } = useTranslation('representatives');
  const { data: directory, isLoadingError, refetch } = useQuery(representatives);
  const { typed, setTyped, leaveSearch } = useSearchTermParam();
  const [focusedBody, setFocusedBody] = useState<BodyKey>();
  const query = useDeferredValue(typed.trim());
  const found = useMemo(
    () =>
      directory && query !== '' ? { directory, ...searchDirectory(directory, query) } : undefined,
    [directory, query],
  );
  const openFromSearch = useCallback(
    (body: BodyKey) => {
      setFocusedBody(body);
      // A new history entry, so that Back returns to the search results.
      leaveSearch((params) => setOpenBody(params, body), { replace: false });
    },
    [leaveSearch],
  );

  return (
    <>
      <div className="flex flex-col gap-x-6 gap-y-3 pb-6 md:flex-row md:items-center">
        <SearchField
          label={t('search.label')}
          value={typed}
          onChange={setTyped}
          className="w-full max-w-96 print:hidden"
        />
        <Summary directory={directory} failed={isLoadingError} found={found} />
      </div>
      {isLoadingError ? (
        <div className="pb-6">
          <EmptyState title={t('failed')} action={<RetryButton onRetry={refetch} />}>
            {t('failedHint')}
          </EmptyState>
        </div>
      ) : null}
      {found ? (
        <SearchResults {...found} query={query} onOpen={openFromSearch} />
      ) : (
        <BodyList directory={directory} failed={isLoadingError} focusedBody={focusedBody} />
      )}
    </>
  );
}

interface SummaryProps {
  directory: Directory | undefined;
  failed: boolean;
  /** The search results; undefined without a search. */
  found: { bodies: readonly unknown[]; people: readonly unknown[] } | undefined;
}

/** A live region: loading, the size of the directory, or the number of search results. */
function Summary({ directory, failed, found }: SummaryProps) {
  const { t } = useTranslation('representatives');
  const text = () => {
    if (failed) return '';
    if (!directory) return t('loading');
    if (found) {
      const people = t('search.found', { count: found.people.length });
      if (found.bodies.length === 0) return people;
      const bodies = t('search.bodies', { count: found.bodies.length });
      return found.people.length === 0 ? bodies : `${bodies}, ${people}`;
    }
    const { people, bodies } = sizeOf(directory);
    if (people === 0) return t('empty');
    return `${t('summary.people', { count: people })} ${t('summary.bodies', { count: bodies, all: directory.size })}`;
  };
  return (
    <p role="status" className="text-sm not-empty:min-h-6 text-quiet tabular-nums">
      {text()}
    </p>
  );
}
