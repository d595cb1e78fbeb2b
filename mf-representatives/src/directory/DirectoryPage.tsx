import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { reportError, useQuery, useTranslation } from 'shared/runtime';
import { queryTerms } from 'shared/search';
import { SearchField, useSearchTermParam } from 'shared/ui';
import { type BodyKey, findBodies } from '../bodies.ts';
import { findPeople } from '../directory.ts';
import { representatives } from '../queries.ts';
import { BodyList } from './BodyList.tsx';
import { NamesMissing } from './NamesMissing.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Summary } from './Summary.tsx';
import { nameOpenBody } from './useOpenBody.ts';

/** `/rappresentanti`: the ten bodies and who sits in them. */
export default function DirectoryPage() {
  const { t } = useTranslation('representatives');
  const { data: directory, error, isLoadingError, refetch } = useQuery(representatives);
  const { typed, setTyped, leaveSearch } = useSearchTermParam();
  const [sought, setSought] = useState<BodyKey>();
  const term = useDeferredValue(typed.trim());
  const words = useMemo(() => queryTerms(term), [term]);
  const found = useMemo(
    () =>
      directory && words.length > 0
        ? { directory, bodies: findBodies(words), people: findPeople(directory, words) }
        : undefined,
    [directory, words],
  );
  const openFromSearch = useCallback(
    (body: BodyKey) => {
      setSought(body);
      // A step of the history: the back button leads to the search again.
      leaveSearch((address) => nameOpenBody(address, body), { replace: false });
    },
    [leaveSearch],
  );

  // A failure is logged only and the list left empty (specification section 8).
  useEffect(() => {
    if (!error) return;
    reportError({ source: 'representatives', message: 'the directory is empty', cause: error });
  }, [error]);

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
      {isLoadingError ? <NamesMissing onRetry={refetch} /> : null}
      {found ? (
        <SearchResults {...found} term={term} words={words} onOpen={openFromSearch} />
      ) : (
        <BodyList directory={directory} failed={isLoadingError} sought={sought} />
      )}
    </>
  );
}
