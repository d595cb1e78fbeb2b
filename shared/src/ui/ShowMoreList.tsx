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
  /** The item to focus, which may still have to be read, and what had the focus when the button was pressed. */
  const added = useRef<{ index: number; pressed: Element | null }>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both add items.
  useEffect(() => {
    if (added.current === undefined) return;
    const { index, pressed } = added.current;
    const item = list.current?.children.item(index);
    if (!(item instanceof HTMLElement)) return;
    added.current = undefined;
    // The reader may be typing in a filter by now. The button that unmounted leaves the focus to the body.
    if (![pressed, document.body].includes(document.activeElement)) return;
    item.focus({ preventScroll: true });
  }, [requested, items.length]);

  return (
    <>
      <ul ref={list} aria-label={label} className={className}>
        {(isPrinting ? items : items.slice(0, shown)).map(children)}
      </ul>
      {rest > 0 ? (
        <>
          <Button
            variant="outline"
            className="mt-6 noscript:hidden"
            onClick={() => {
              const index = Math.min(shown, items.length);
              added.current = { index, pressed: document.activeElement };
              setRequested(index + step);
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
