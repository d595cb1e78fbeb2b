import { Autocomplete } from '@base-ui/react/autocomplete';
import { type Ref, useEffect, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import type { Entry } from './entry.ts';
import { useFoundResults } from './foundResults.ts';
import { saveQuery } from './paletteEntry.ts';
import { ResultList } from './ResultList.tsx';
import { ResultNotes } from './ResultNotes.tsx';
import { groupOfWaysOn, keepPositions, resultsFor } from './results.ts';
import { SearchInput } from './SearchInput.tsx';
import { takeTyped } from './searchState.ts';
import { useDebouncedText } from './useDebouncedText.ts';
import { useSearchGroups } from './useSearchGroups.ts';

/** Safari refuses more than a hundred changes of the history in half a minute. */
const savePauseMs = 400;

interface ResultsProps {
  field: Ref<HTMLInputElement>;
  onFollow: (entry: Entry, typed: string) => void;
}

/** What is shown for a text, so that results which arrive later do not move it. */
interface Shown {
  typed: string;
  /** The groups in their order. */
  names: readonly string[];
  /** Whether the visitor has moved the highlight, by key or pointer. */
  hasMoved: boolean;
}

const nothingShown: Shown = { typed: '', names: [], hasMoved: false };

/** The search field and its results. */
export function Results({ field, onFollow }: ResultsProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const settled = useDebouncedText(typed, savePauseMs);
  // A reload loses nothing of what is being typed.
  useEffect(() => saveQuery(settled.trim() === '' ? undefined : settled), [settled]);
  const { groups: loaded, isLoading, pending, failures } = useSearchGroups(typed);
  const { groups: found, isComplete, terms, isCorrected } = resultsFor(loaded, typed, isLoading);
  const [shown, setShown] = useState<Shown>(nothingShown);
  const { names, hasMoved } = shown.typed === typed ? shown : nothingShown;
  // Found entries are shown while the backend still searches.
  const isWaiting = isLoading || (found.length === 0 && pending.length > 0);
  const hasNothing = typed.trim() !== '' && found.length === 0 && !isWaiting;
  const groups = hasNothing
    ? [groupOfWaysOn(loaded, t('waysOn'))]
    : keepPositions(found, names, !hasMoved);
  if (shown.typed !== typed || groups.some(({ name }, index) => name !== names[index])) {
    setShown({ typed, names: groups.map(({ name }) => name), hasMoved });
  }
  return (
    <Autocomplete.Root
      // Always open, because it is inside the dialog.
      open
      inline
      mode="none"
      items={groups}
      value={typed}
      onValueChange={(value, { reason }) => {
        // A followed result must not write its label into the field.
        if (reason !== 'item-press') setTyped(value);
      }}
      onItemHighlighted={(_, { reason }) => {
        if (reason !== 'none') setShown((current) => ({ ...current, hasMoved: true }));
      }}
      itemToStringValue={(entry: Entry) => entry.label}
      autoHighlight="always"
      keepHighlight
    >
      <SearchInput
        ref={field}
        onFocus={() => {
          const typedBefore = takeTyped();
          if (typedBefore !== undefined) setTyped(typedBefore);
        }}
      />
      {hasNothing ? (
        <div className="shrink-0 px-5 pt-6 pb-2">
          <h3 className="text-lg font-bold break-words">{t('nothing', { typed: typed.trim() })}</h3>
          <p className="max-w-measure pt-1 text-quiet">{t('nothingHint')}</p>
        </div>
      ) : null}
      {isCorrected ? <p className={note}>{t('near', { words: terms.join(' ') })}</p> : null}
      {isComplete ? null : <p className={note}>{t('some')}</p>}
      <ResultList
        terms={terms}
        onFollow={(entry) => {
          const entries =
            typed.trim() === '' || hasNothing ? [] : groups.flatMap(({ items }) => items);
          useFoundResults.setState({ typed: isCorrected ? terms.join(' ') : typed, entries });
          onFollow(entry, typed);
        }}
      />
      <ResultNotes
        typed={typed}
        isWaiting={isWaiting}
        pending={pending}
        failures={failures}
        found={found.reduce((sum, { total }) => sum + total, 0)}
      />
    </Autocomplete.Root>
  );
}

const note = 'shrink-0 px-5 pt-4 text-sm text-quiet';
