import { type RefObject, useRef } from 'react';

/**
 * A way to ask again that keeps the focus where it was pressed: its button goes away with the message
 * around it, and the focus would fall out of the page.
 *
 * @returns The place for an element with `tabIndex={-1}` around the message, and what the button does.
 */
export function useRetryInPlace(retry: () => unknown): {
  place: RefObject<HTMLDivElement | null>;
  retryInPlace: () => void;
} {
  const place = useRef<HTMLDivElement>(null);
  return {
    place,
    retryInPlace: () => {
      place.current?.focus({ preventScroll: true });
      retry();
    },
  };
}
