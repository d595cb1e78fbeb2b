import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { useIsPrinting } from './useIsPrinting.ts';
import { WithoutScripts } from './WithoutScripts.tsx';

interface GrowingListProps<Item> {
  items: readonly Item[];
  /** The number of items that each press adds. */
  step: number;
  /** The number of items before the first press; the same as `step` unless it is given. */
  first?: number;
  /** How many are shown at least, because a link leads to the last of them. */
  minimum?: number;
  /** An item's `<li>`, with its key and `tabIndex={-1}`, because the first added item is focused. */
  children: (item: Item) => ReactNode;
  /** Names the list. */
  label?: string;
  /** The label of the button, for the number of remaining items. */
  more: (rest: number) => string;
  className: string;
}

/**
 * A list that renders more items on request, because thousands would block a phone. Whole when it is printed,
 * and without scripts.
 */
export function ShowMoreList<Item>(props: GrowingListProps<Item>) {
  const { items, step, first = step, minimum = 0, children, label, more, className } = props;
  const list = useRef<HTMLUListElement>(null);
  const [requested, setRequested] = useState(first);
  const shown = Math.max(requested, minimum);
  const rest = useIsPrinting() ? 0 : items.length - shown;

  useEffect(() => {
    if (requested === first) return;
    const added = list.current?.children.item(requested - step);
    if (added instanceof HTMLElement) added.focus({ preventScroll: true });
  }, [requested, step, first]);

  return (
    <>
      <ul ref={list} aria-label={label} className={className}>
        {(rest > 0 ? items.slice(0, shown) : items).map(children)}
      </ul>
      {rest > 0 ? (
        <>
          <Button
            variant="outline"
            className="mt-6 noscript:hidden"
            onClick={() => setRequested(shown + step)}
          >
            {more(rest)}
          </Button>
          <WithoutScripts>
            <ul className={className}>{items.slice(shown).map(children)}</ul>
          </WithoutScripts>
        </>
      ) : null}
    </>
  );
}
