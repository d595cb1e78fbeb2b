import { type ReactNode, useState } from 'react';

/** One piece of state for an example. */
export function WithState<Value>({
  initial,
  children,
}: {
  initial: Value;
  children: (value: Value, setValue: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, setValue);
}
