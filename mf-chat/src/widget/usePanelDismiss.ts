import { type RefObject, useEffect } from 'react';
import { closePanel, dismissPanel, isSheet, usePanel } from '../conversation/panelStore.ts';

/**
 * Dismisses the panel with Escape, and closes a sheet when the focus moves to the page below it.
 * A dismissed panel restores the focus to its opener, or to `button` if that is unmounted.
 *
 * @param root Contains the button and the panel.
 */
export function usePanelDismiss(
  root: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
): void {
  const { open, opener, restoresFocus } = usePanel();

  useEffect(() => {
    if (open || !restoresFocus) return;
    (opener?.isConnected ? opener : button.current)?.focus();
  }, [open, opener, restoresFocus, button]);

  useEffect(() => {
    const element = root.current;
    if (!element || !open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) dismissPanel();
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      const isOutside = relatedTarget instanceof Node && !element.contains(relatedTarget);
      if (isOutside && isSheet()) closePanel();
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('focusout', onFocusOut);
    };
  }, [root, open]);
}
