import { Autocomplete } from '@base-ui/react/autocomplete';
import { type Ref, useMemo, useState } from 'react';
import type { Entry } from './entry.ts';
import { ResultList } from './ResultList.tsx';
import { ResultNotes } from './ResultNotes.tsx';
import { resultsFor } from './results.ts';
import { SearchField } from './SearchField.tsx';
import { useGroups } from './useGroups.ts';

interface ResultsProps {
  field: Ref<HTMLInputElement>;
  onFollow: (entry: Entry) => void;
}

/** What is typed, and what is found for it. */
export function Results({ field, onFollow }: ResultsProps) {
  const [typed, setTyped] = useState('');
  const { entries, loading, failed } = useGroups();
  const found = useMemo(() => resultsFor(entries, typed), [entries, typed]);
  return (
    <Autocomplete.Root
      // Its place is the dialog: it is open whenever the dialog is.
      open
      inline
      mode="none"
      items={found}
      value={typed}
      onValueChange={(value, { reason }) => {
        // A followed result would write its name into the field that is about to go.
        if (reason !== 'item-press') setTyped(value);
      }}
      itemToStringValue={(entry: Entry) => entry.label}
      autoHighlight="always"
      keepHighlight
    >
      <SearchField ref={field} />
      <ResultList typed={typed} onFollow={onFollow} />
      <ResultNotes
        loading={loading}
        failed={failed}
        typed={typed}
        found={found.reduce((sum, { total }) => sum + total, 0)}
      />
    </Autocomplete.Root>
  );
}
