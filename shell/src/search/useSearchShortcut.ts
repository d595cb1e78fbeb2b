import { useEffect } from 'react';
import { isBehindDialog } from '../isBehindDialog.ts';
import { useIsHydrated } from '../loading/useIsHydrated.ts';
import { isAppleHere, isSearchShortcut } from './searchShortcut.ts';

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
