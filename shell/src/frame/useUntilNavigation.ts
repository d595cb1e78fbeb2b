import { useState } from 'react';
import { useLocation } from 'shared/runtime';

/** State that is reset by every navigation, in the same commit as the new page. */
export function useUntilNavigation<Value>(initialValue: Value) {
  const { key } = useLocation();
  const [value, setValue] = useState(initialValue);
  const [renderedKey, setRenderedKey] = useState(key);
  if (renderedKey !== key) {
    setRenderedKey(key);
    setValue(initialValue);
  }
  return [value, setValue] as const;
}
