import { useSearchTermParam } from 'shared/ui';
import { leavePreview } from '../preview/previewAddress.ts';
import { searchTerm } from './literalPattern.ts';

/** Another list has other previews. */
const options = { termOf: searchTerm, alsoChange: leavePreview };

/** What is typed into a search of handouts, and what is searched of it. */
export function useTypedTerm() {
  const { typed, setTyped, inAddress, leaveSearch } = useSearchTermParam(options);
  const isBlank = searchTerm(typed) === '';
  return {
    typed,
    setTyped,
    /** What is searched: what was typed, once it rested. An emptied field counts at once. */
    term: isBlank ? '' : searchTerm(inAddress),
    /** Whether something else was typed than what is being searched. */
    isTyping: !isBlank && searchTerm(typed) !== searchTerm(inAddress),
    /** Empties the field and changes what else the address says, without a trail in the history. */
    leaveSearch: (change: (params: URLSearchParams) => void) =>
      leaveSearch(change, { replace: true }),
  };
}
