import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * How many times a button inside was tapped. React stops clicks on HTML that waits for its code, so the listener
 * is on the document, before React's.
 */
export function useTappedButton(
  container: RefObject<HTMLElement | null>,
  onTap: (button: HTMLElement) => void,
): number {
  const [taps, setTaps] = useState(0);
  const notice = useEffectEvent(({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || !container.current?.contains(button)) return;
    onTap(button);
    setTaps((before) => before + 1);
  });
  useEffect(() => {
    const listener = (event: Event) => notice(event);
    document.addEventListener('click', listener, { capture: true });
    return () => document.removeEventListener('click', listener, { capture: true });
  }, []);
  return taps;
}
