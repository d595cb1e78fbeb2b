import { useEffect } from 'react';
import { isBehindDialog } from '../isBehindDialog.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';

const isAppleHere = () => /^(Mac|iP)/.test(navigator.platform);

/** Whether the device is from Apple; false in prerendered HTML. */
export function useIsApple(): boolean {
  return useIsHydrated() && isAppleHere();
}

/** Calls `toggle` on Ctrl/⌘ K, except behind another modal dialog. */
export function useSearchShortcut(open: boolean, toggle: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSearchShortcut(event, isAppleHere())) return;
      event.preventDefault();
      if (open || !isBehindDialog()) toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open, toggle]);
}

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'isComposing'
>;

/**
 * Whether the keys are ⌘ K on Apple devices, Ctrl K elsewhere. On Apple devices Ctrl K deletes to the end
 * of the line. False during IME composition.
 */
export function isSearchShortcut(pressed: Pressed, isApple: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, isComposing } = pressed;
  if (altKey || shiftKey || repeat || isComposing) return false;
  return key.toLowerCase() === 'k' && metaKey === isApple && ctrlKey !== isApple;
}
