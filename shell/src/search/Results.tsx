import { Autocomplete } from '@base-ui/react/autocomplete';
import { type Ref, useState } from 'react';
import { useTranslation } from 'shared/runtime';
import type { Entry } from './entry.ts';
import { ResultList } from './ResultList.tsx';
import { ResultNotes } from './ResultNotes.tsx';
import { resultsFor } from './results.ts';
import { SearchInput } from './SearchInput.tsx';
import { useSearchGroups } from './useSearchGroups.ts';

interface ResultsProps {
  field: Ref<HTMLInputElement>;
  onFollow: (entry: Entry) => void;
}

/** The search field and its results. */
export function Results({ field, onFollow }: ResultsProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const { groups: searched, isLoading, isSearching, failures } = useSearchGroups(typed);
  const { groups, isComplete } = resultsFor(searched, typed);
  const found = groups.reduce((sum, { total }) => sum + total, 0);
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
      itemToStringValue={(entry: Entry) => entry.label}
      autoHighlight="always"
      keepHighlight
    >
      <SearchInput ref={field} />
      {isComplete || isLoading ? null : (
        <p className="shrink-0 px-5 pt-4 text-sm text-quiet">{t('some')}</p>
      )}
      <ResultList typed={typed} onFollow={onFollow} />
      <ResultNotes
        // The text of PDFs is only awaited when no label matches.
        loading={isLoading || (isSearching && (found === 0 || !isComplete))}
        failures={failures}
        typed={typed}
        found={found}
      />
    </Autocomplete.Root>
  );
}
