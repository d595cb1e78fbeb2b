import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { useKeyboardInset } from 'shared/ui';
import { headingAt } from '../anchor.ts';
import { Key } from './Key.tsx';
import { saveQuery } from './paletteEntry.ts';
import { ResultSteps } from './ResultSteps.tsx';
import { Results } from './Results.tsx';
import { useBackCloses } from './useBackCloses.ts';

interface SearchPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Receives the focus when the palette is closed without following a result. */
  opener: HTMLElement | null;
}

/**
 * The search over everything that the site has, as a dialog: on a phone it fills the screen
 * above the keyboard. Closing it restores the focus; following a result focuses the target's heading.
 */
export default function SearchPalette({ open, onOpenChange, opener }: SearchPaletteProps) {
  const { t } = useTranslation('search');
  const field = useRef<HTMLInputElement>(null);
  const aboveKeyboard = useKeyboardInset();
  /** What takes the focus: the opener (true), a heading, or whatever a new page chooses. */
  const focusAfter = useRef<HTMLElement | boolean>(true);
  const markFollowed = useBackCloses(open, () => {
    focusAfter.current = true;
    onOpenChange(false);
  });

  return (
    <>
      <ResultSteps />
      <Dialog.Root
        open={open}
        onOpenChange={(next) => {
          focusAfter.current = true;
          onOpenChange(next);
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/60 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
          <Dialog.Popup
            ref={aboveKeyboard}
            initialFocus={field}
            finalFocus={() => (focusAfter.current === true ? opener : focusAfter.current)}
            className="fixed inset-x-0 top-(--visual-viewport-top,0px) z-50 flex h-(--visual-viewport-height,100dvh) flex-col overflow-hidden bg-paper text-ink transition duration-200 ease-out data-[ending-style]:-translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:-translate-y-4 data-[starting-style]:opacity-0 md:top-bar-end md:mx-auto md:h-fit md:max-h-[min(40rem,calc(100dvh-8rem))] md:w-[min(42rem,calc(100vw-4rem))] md:rounded-card md:border md:border-hairline"
          >
            <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
            <Results
              field={field}
              onFollow={({ to }, typed) => {
                focusAfter.current = headingOnThisPage(to);
                saveQuery(typed);
                markFollowed();
                onOpenChange(false);
              }}
            />
            <KeyHints />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </>
  );
}

/** The heading that a URL of this page leads to; false for another page, which focuses its own heading. */
function headingOnThisPage(to: string): HTMLElement | false {
  const { pathname, hash } = new URL(to, window.location.href);
  if (pathname !== window.location.pathname) return false;
  return headingAt(hash) ?? false;
}

/** The keyboard shortcuts of the palette. */
function KeyHints() {
  const { t } = useTranslation('search');
  const hints = [
    { keys: ['↑', '↓'], does: t('keys.move') },
    { keys: [t('keys.enter')], does: t('keys.open') },
    { keys: ['Esc'], does: t('keys.close') },
  ];
  return (
    <p
      aria-hidden="true"
      className="hidden shrink-0 gap-6 border-t border-hairline px-5 py-3 text-xs text-quiet md:flex"
    >
      {hints.map(({ keys, does }) => (
        <span key={does} className="flex items-center gap-1.5">
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}
          {does}
        </span>
      ))}
    </p>
  );
}
