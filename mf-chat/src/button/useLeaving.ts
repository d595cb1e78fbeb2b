import { type RefObject, useEffect } from 'react';
import { closePanel, leavePanel, usePanel } from '../conversation/panelStore.ts';
import { coversPage } from '../panel/coversPage.ts';

/**
 * The ways out of the panel that belong to button and panel together: Esc closes it, and where it
 * covers the page so does moving focus behind it, which would otherwise be out of sight.
 */
export function useLeaving(
  whole: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const { open, opener, returning } = usePanel();

  useEffect(() => {
    if (open || !returning) return;
    const back = opener?.isConnected ? opener : button.current;
    back?.focus();
  }, [open, opener, returning, button]);

  useEffect(() => {
    const element = whole.current;
    if (!element || !open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) leavePanel();
    };
    const closeWhenBehind = ({ relatedTarget }: FocusEvent) => {
      const behind = relatedTarget instanceof Node && !element.contains(relatedTarget);
      if (behind && coversPage()) closePanel();
    };
    element.addEventListener('keydown', closeOnEscape);
    element.addEventListener('focusout', closeWhenBehind);
    return () => {
      element.removeEventListener('keydown', closeOnEscape);
      element.removeEventListener('focusout', closeWhenBehind);
    };
  }, [whole, open]);
}
