import { useState } from 'react';
import { useLocation } from 'shared/runtime';

/**
 * State that lasts as long as the visit to a page: with every navigation, also back, it is what it was
 * at the beginning, in the same commit as the page.
 */
export function useUntilNavigation<Value>(beginning: Value) {
  const { key } = useLocation();
  const [value, setValue] = useState(beginning);
  const [visit, setVisit] = useState(key);
  if (visit !== key) {
    setVisit(key);
    setValue(beginning);
  }
  return [value, setValue] as const;
}
