import { useSearchTermParam } from 'shared/ui';
import { clearPreviewParams } from '../previewParams.ts';
import { searchTerm } from './searchTerm.ts';

/** Constants, as the hook requires. A new search has another list, and so no open preview. */
const options = { termOf: searchTerm, alsoChange: clearPreviewParams };

/**
 * The text of the search field, and the term that is searched.
 *
 * @param anchor The field's section on a page with several.
 */
export function useSearchTerm(anchor?: string) {
  const { typed, setTyped, inAddress, leaveSearch } = useSearchTermParam({ ...options, anchor });
  const isBlank = searchTerm(typed) === '';
  return {
    typed,
    setTyped,
    /** The typed term after a pause; an emptied field counts at once. */
    term: isBlank ? '' : searchTerm(inAddress),
    /** Whether the typed term is not yet the searched one. */
    isTyping: !isBlank && searchTerm(typed) !== searchTerm(inAddress),
    /** Empties the field and changes other parameters, without a new history entry. */
    leaveSearch: (change: (params: URLSearchParams) => void) =>
      leaveSearch(change, { replace: true }),
  };
}
