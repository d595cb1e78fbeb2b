import { useEffect, useState } from 'react';
import { reportError, useQuery, useTranslation } from 'shared/runtime';
import { Button, EmptyState, SearchField } from 'shared/ui';
import type { BodyKey } from '../bodies.ts';
import { findPeople } from '../directory.ts';
import { representatives } from '../queries.ts';
import { BodyList } from './BodyList.tsx';
import { SearchResults } from './SearchResults.tsx';
import { Summary } from './Summary.tsx';
import { useOpenBody } from './useOpenBody.ts';

/** `/rappresentanti`: the ten bodies and who sits in them. */
export default function DirectoryPage() {
  const { t } = useTranslation('representatives');
  const { data: directory, error, refetch } = useQuery(representatives);
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState<BodyKey>();
  const [, show] = useOpenBody();
  const found = directory && typed.trim() !== '' ? findPeople(directory, typed) : undefined;

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
        <Summary directory={directory} failed={error !== null} found={found?.length} />
      </div>
      {error ? (
        <div className="pb-6">
          <EmptyState
            title={t('failed')}
            action={
              <Button variant="outline" onClick={() => void refetch()}>
                {t('common:retry')}
              </Button>
            }
          >
            {t('failedHint')}
          </EmptyState>
        </div>
      ) : null}
      {found ? (
        <SearchResults
          found={found}
          typed={typed.trim()}
          onOpen={(body) => {
            setTyped('');
            setSought(body);
            show(body);
          }}
        />
      ) : (
        <BodyList directory={directory} failed={error !== null} sought={sought} />
      )}
    </>
  );
}
