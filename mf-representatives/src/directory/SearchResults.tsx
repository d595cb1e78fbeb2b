import { type ComponentProps, memo, useState } from 'react';
import { useLanguage, useTranslation } from 'shared/runtime';
import { EmptyState } from 'shared/ui';
import { type Body, type BodyKey, bodyName } from '../bodies.ts';
import { BodyCard } from './BodyCard.tsx';
import type { Directory, Representative } from './directory.ts';
import { PeopleList } from './PeopleList.tsx';

interface SearchResultsProps {
  directory: Directory;
  bodies: readonly Body[];
  people: readonly Representative[];
  /** What was typed. */
  query: string;
  terms: readonly string[];
  onOpen: (body: BodyKey) => void;
}

/**
 * The matching bodies, then the matching people. A single match is open, without a step to its page. Memoised,
 * because the query is deferred.
 */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { directory, bodies, people, query, terms, onOpen } = props;
  const { t } = useTranslation('representatives');
  if (bodies.length === 0 && people.length === 0) {
    return (
      <EmptyState title={t('search.nobody', { typed: query })}>{t('search.nobodyHint')}</EmptyState>
    );
  }
  const [onlyBody] = bodies.length + people.length === 1 ? bodies : [];
  return (
    <div className="flex flex-col gap-3">
      {onlyBody ? (
        <OnlyBody
          key={onlyBody.key}
          body={onlyBody}
          people={directory.get(onlyBody.key)}
          terms={terms}
        />
      ) : (
        bodies.map((body) => (
          <BodyCard
            key={body.key}
            body={body}
            people={directory.get(body.key)}
            failed={false}
            open={false}
            onToggle={() => onOpen(body.key)}
            terms={terms}
          />
        ))
      )}
      {people.length > 0 ? (
        <div className="@container rounded-card border border-hairline bg-surface p-4 md:p-6">
          <PeopleList
            people={people}
            about={(person) => person.bodies}
            terms={terms}
            details={(person) => <BodyButtons bodies={person.bodies} onOpen={onOpen} />}
          />
        </div>
      ) : null}
    </div>
  );
});

type OnlyBodyProps = Pick<ComponentProps<typeof BodyCard>, 'body' | 'people' | 'terms'>;

/** The only match: open, and closed by its own button. */
function OnlyBody(props: OnlyBodyProps) {
  const [open, setOpen] = useState(true);
  return <BodyCard {...props} failed={false} open={open} onToggle={() => setOpen(!open)} />;
}

interface BodyButtonsProps {
  bodies: readonly Body[];
  onOpen: (body: BodyKey) => void;
}

function BodyButtons({ bodies, onOpen }: BodyButtonsProps) {
  const { t } = useTranslation('representatives');
  const language = useLanguage();
  return bodies.map((body) => (
    <button
      key={body.key}
      type="button"
      onClick={() => onOpen(body.key)}
      className="min-h-6 max-w-full text-left text-xs break-words font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <span className="sr-only">{t('search.openBody')} </span>
      {bodyName(body, language)}
    </button>
  ));
}
