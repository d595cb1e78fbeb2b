import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { useIsPrinting } from './useIsPrinting.ts';
import { WithoutScripts } from './WithoutScripts.tsx';

interface GrowingListProps<Item> {
  items: readonly Item[];
  /** How many there are, where `items` has only the first of them. */
  total?: number | undefined;
  /** Called at each press, so that what `items` lacks can be read. */
  onMore?: (() => void) | undefined;
  /** The number of items that each press adds. */
  step: number;
  /** The number of items before the first press; the same as `step` unless it is given. */
  first?: number;
  /** How many are shown at least, because a link leads to the last of them. */
  minimum?: number;
  /** An item's `<li>`, with its key and `tabIndex={-1}`, because the first added item is focused. */
  children: (item: Item) => ReactNode;
  /** A shorter `<li>`, for readers without scripts, who get all items. */
  plain?: (item: Item) => ReactNode;
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
  const { items, total = items.length, onMore, step, first = step, minimum = 0 } = props;
  const { children, plain = children, label, more, className } = props;
  const list = useRef<HTMLUListElement>(null);
  const [requested, setRequested] = useState(first);
  const shown = Math.max(requested, minimum);
  const isPrinting = useIsPrinting();
  const rest = total - (isPrinting ? items.length : Math.min(shown, items.length));
  /** The item to focus: it may still have to be read. */
  const added = useRef<number>(undefined);
  const button = useRef<HTMLButtonElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both add items.
  useEffect(() => {
    if (added.current === undefined) return;
    // A visitor who went on while the items were read keeps the focus. Safari does not focus a pressed button.
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== button.current) {
      added.current = undefined;
      return;
    }
    const item = list.current?.children.item(added.current);
    if (!(item instanceof HTMLElement)) return;
    item.focus({ preventScroll: true });
    added.current = undefined;
  }, [requested, items.length]);

  return (
    <>
      <ul ref={list} aria-label={label} className={className}>
        {(isPrinting ? items : items.slice(0, shown)).map(children)}
      </ul>
      {rest > 0 ? (
        <>
          <Button
            ref={button}
            variant="outline"
            className="mt-6 noscript:hidden"
            onClick={() => {
              added.current = Math.min(shown, items.length);
              setRequested(added.current + step);
              onMore?.();
            }}
          >
            {more(rest)}
          </Button>
          <WithoutScripts>
            <ul className={className}>{items.slice(shown).map(plain)}</ul>
          </WithoutScripts>
        </>
      ) : null}
    </>
  );
}
