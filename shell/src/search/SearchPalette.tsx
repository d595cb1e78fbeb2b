import { Dialog } from '@base-ui/react/dialog';
import { useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { useKeyboardInset } from 'shared/ui';
import { headingAt } from '../frame/headingAt.ts';
import { KeyHints } from './KeyHints.tsx';
import { Results } from './Results.tsx';
import { useBackCloses } from './useBackCloses.ts';

export interface SearchPaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * The search over everything that the site has, as a dialog: on a phone it takes what the keyboard
 * leaves of the screen. Closing it gives the focus back; following a result hands it to the place.
 */
export default function SearchPalette({ open, onOpenChange }: SearchPaletteProps) {
  const { t } = useTranslation('search');
  const field = useRef<HTMLInputElement>(null);
  const aboveKeyboard = useKeyboardInset();
  /** Where the focus goes: back to where it was, to a heading, or wherever a new page puts it. */
  const focusAfter = useRef<HTMLElement | boolean>(true);
  const giveWay = useBackCloses(open, () => {
    focusAfter.current = true;
    onOpenChange(false);
  });

  return (
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
          finalFocus={() => focusAfter.current}
          className="fixed inset-x-0 top-(--seen-top,0px) z-50 flex h-(--seen-height,100dvh) flex-col overflow-hidden bg-paper text-ink transition duration-200 ease-out data-[ending-style]:-translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:-translate-y-4 data-[starting-style]:opacity-0 md:top-18 md:mx-auto md:h-fit md:max-h-[min(40rem,calc(100dvh-8rem))] md:w-[min(42rem,calc(100vw-4rem))] md:rounded-card md:border md:border-hairline"
        >
          <Dialog.Title className="sr-only">{t('title')}</Dialog.Title>
          <Results
            field={field}
            onFollow={({ to }) => {
              focusAfter.current = headingOnThisPage(to);
              giveWay();
              onOpenChange(false);
            }}
          />
          <KeyHints />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The heading that a URL of this page leads to; false for another page, which focuses its own heading. */
function headingOnThisPage(to: string): HTMLElement | false {
  const { pathname, hash } = new URL(to, window.location.href);
  if (pathname !== window.location.pathname) return false;
  return headingAt(hash) ?? false;
}
