import { useSearchParams } from 'shared/runtime';
import { type EventTab, parseTab, tabParameter, withTab } from './eventTab.ts';

/** The open tab, kept in the address so that it survives a reload and the back button. */
export function useEventTab(): [EventTab, (tab: EventTab) => void] {
  const [parameters, setParameters] = useSearchParams();
  const open = (tab: EventTab) =>
    setParameters((current) => withTab(current, tab), { replace: true, preventScrollReset: true });
  return [parseTab(parameters.get(tabParameter)), open];
}
