import { memo } from 'react';
import { typedWords } from 'shared/rows';
import { useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';
import { type BodyKey, bodyOfKey } from '../bodies.ts';
import type { Found } from '../directory.ts';
import { PeopleGrid } from './PeopleGrid.tsx';
import { PersonEntry } from './PersonEntry.tsx';

interface SearchResultsProps {
  found: readonly Found[];
  term: string;
  onOpen: (body: BodyKey) => void;
}

/**
 * Everybody whose name was typed, each with the way to their bodies. Not drawn again for a letter
 * that has not been searched yet.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { found, term, onOpen } = props;
  const { t } = useTranslation('representatives');
  const words = typedWords(term);
  if (found.length === 0) {
    return (
      <EmptyState title={t('search.nobody', { typed: term })}>{t('search.nobodyHint')}</EmptyState>
    );
  }
  return (
    <div className="rounded-card border border-hairline bg-surface p-4 md:p-6">
      <PeopleGrid
        people={found}
        entry={(person) => (
          <PersonEntry key={person.id} person={person} words={words}>
            {person.bodies.map((key) => (
              <button
                key={key}
                type="button"
                onClick={() => onOpen(key)}
                className="min-h-6 text-left text-xs font-semibold text-line underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                <span className="sr-only">{t('search.openBody')} </span>
                <span lang="it">{bodyOfKey(key)?.name}</span>
              </button>
            ))}
          </PersonEntry>
        )}
      />
    </div>
  );
});
