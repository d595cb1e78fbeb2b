import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { useIsPrinting } from './useIsPrinting.ts';

interface GrowingListProps<Item> {
  items: readonly Item[];
  /** How many are there at once: more than nearly every list has, few enough for a phone. */
  step: number;
  /** An item's `<li>`, with its key and `tabIndex={-1}`: the first of those that come is focused. */
  children: (item: Item) => ReactNode;
  /** What the button says that brings more, told how many are left. */
  more: (rest: number) => string;
  className: string;
}

/**
 * A list of which thousands would hold a phone: the first are there, the rest come when asked for,
 * and the focus goes to the first of them. On paper it is whole.
 */
export function ShowMoreList<Item>(props: GrowingListProps<Item>) {
  const { items, step, children, more, className } = props;
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(step);
  const rest = useIsPrinting() ? 0 : items.length - shown;

  useEffect(() => {
    if (shown === step) return;
    const first = list.current?.children.item(shown - step);
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [shown, step]);

  return (
    <>
      <ul ref={list} className={className}>
        {(rest > 0 ? items.slice(0, shown) : items).map(children)}
      </ul>
      {rest > 0 ? (
        <Button variant="outline" className="mt-6" onClick={() => setShown(shown + step)}>
          {more(rest)}
        </Button>
      ) : null}
    </>
  );
}
