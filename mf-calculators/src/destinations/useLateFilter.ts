import { startTransition, useEffect, useState } from 'react';
import type { CalculatorWork } from '../work/createWork.ts';
import type { BoardFilter } from './boardFilter.ts';

/** The filter of a board, a moment late: what is typed shows at once, and the board follows. */
export function useLateFilter({ useWork }: CalculatorWork): BoardFilter {
  const [filter, setFilter] = useState(() => useWork.getState().filter);
  useEffect(() => {
    const follow = () => startTransition(() => setFilter(useWork.getState().filter));
    follow();
    return useWork.subscribe(follow);
  }, [useWork]);
  return filter;
}
