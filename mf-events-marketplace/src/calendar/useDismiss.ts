import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Closes what unfolded inside `place` when the visitor moves on: Esc, a press elsewhere, or the
 * keyboard leaving it.
 *
 * @param onDismiss Told what closed it: after a key, focus has to go back to where it came from.
 */
export function useDismiss(
  place: RefObject<HTMLElement | null>,
  open: boolean,
  onDismiss: (by: 'key' | 'elsewhere') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss('key');
    };
    const onElsewhere = (event: Event) => {
      const inside = event.target instanceof Node && place.current?.contains(event.target);
      if (!inside) dismiss('elsewhere');
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open, place]);
}
