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

/** What is typed, and what is found for it. */
export function Results({ field, onFollow }: ResultsProps) {
  const { t } = useTranslation('search');
  const [typed, setTyped] = useState('');
  const { groups: searched, isLoading, isSearching, failures } = useSearchGroups(typed);
  const { groups, isComplete } = resultsFor(searched, typed);
  const found = groups.reduce((sum, { total }) => sum + total, 0);
  return (
    <Autocomplete.Root
      // Its place is the dialog: it is open whenever the dialog is.
      open
      inline
      mode="none"
      items={groups}
      value={typed}
      onValueChange={(value, { reason }) => {
        // A followed result would write its name into the field that is about to go.
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
        // Names stand at once; where there are none, the text of the PDFs is awaited.
        loading={isLoading || (isSearching && (found === 0 || !isComplete))}
        failures={failures}
        typed={typed}
        found={found}
      />
    </Autocomplete.Root>
  );
}
