import { useEffect, useSyncExternalStore } from 'react';
import { isSearchShortcut } from './isSearchShortcut.ts';

const never = () => () => {};
const isAppleHere = () => /^(Mac|iP)/.test(navigator.platform);

/** Whether the device is from Apple; false in prerendered HTML. */
export function useIsApple(): boolean {
  return useSyncExternalStore(never, isAppleHere, () => false);
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

/** A modal dialog hides the page; the shortcut must not close it. */
function isBehindDialog(): boolean {
  return document.querySelector('#site[aria-hidden="true"]') !== null;
}
