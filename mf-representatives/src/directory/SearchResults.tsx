import { memo } from 'react';
import { useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';
import { type Body, type BodyKey, bodyOfKey } from '../bodies.ts';
import type { Directory, Found } from '../directory.ts';
import { BodyCard } from './BodyCard.tsx';
import { PeopleGrid } from './PeopleGrid.tsx';
import { PersonEntry } from './PersonEntry.tsx';
import { WriteToAssociation } from './WriteToAssociation.tsx';

interface SearchResultsProps {
  directory: Directory;
  bodies: readonly Body[];
  people: readonly Found[];
  term: string;
  words: readonly string[];
  onOpen: (body: BodyKey) => void;
}

/**
 * The bodies that do what was typed, then everybody who is called so, each with the way to their
 * bodies. Not drawn again for a letter that has not been searched yet.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { directory, bodies, people, term, words, onOpen } = props;
  const { t } = useTranslation('representatives');
  if (bodies.length === 0 && people.length === 0) {
    return (
      <EmptyState title={t('search.nobody', { typed: term })}>{t('search.nobodyHint')}</EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {bodies.map((body) => (
        <BodyCard
          key={body.key}
          body={body}
          people={directory.get(body.key)}
          failed={false}
          open={false}
          onToggle={() => onOpen(body.key)}
        />
      ))}
      {people.length > 0 ? (
        <div className="@container rounded-card border border-hairline bg-surface p-4 md:p-6">
          <PeopleGrid
            people={people}
            entry={(person) => (
              <PersonEntry key={person.id} person={person} words={words}>
                <Bodies of={person} onOpen={onOpen} />
              </PersonEntry>
            )}
          />
          <WriteToAssociation people={people} />
        </div>
      ) : null}
    </div>
  );
});

/** The bodies in which somebody sits, each opened by its name. */
function Bodies({ of: person, onOpen }: { of: Found; onOpen: (body: BodyKey) => void }) {
  const { t } = useTranslation('representatives');
  return person.bodies.map((key) => (
    <button
      key={key}
      type="button"
      onClick={() => onOpen(key)}
      className="min-h-6 max-w-full text-left text-xs break-words font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <span className="sr-only">{t('search.openBody')} </span>
      <span lang="it">{bodyOfKey(key)?.name}</span>
    </button>
  ));
}
