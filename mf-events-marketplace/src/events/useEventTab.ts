import { useSearchParams } from 'shared/runtime';
import { useUpdateSearchParams } from 'shared/ui';
import { type EventTab, nameTab, parseTab, tabParameter } from './eventTab.ts';

/** The open tab, kept in the address so that it survives a reload and the back button. */
export function useEventTab(): [EventTab, (tab: EventTab) => void] {
  const [parameters] = useSearchParams();
  const changeParams = useUpdateSearchParams();
  const open = (tab: EventTab) =>
    void changeParams((params) => nameTab(params, tab), { replace: true });
  return [parseTab(parameters.get(tabParameter)), open];
}
