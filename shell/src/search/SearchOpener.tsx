import { memo, useCallback } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { useOnDemand } from '../frame/useOnDemand.ts';
import { Key } from './Key.tsx';
import { loadPalette } from './loadPalette.ts';
import { useIsApple, useSearchShortcut } from './useSearchShortcut.ts';

const fetchAhead = () => void loadPalette().catch(() => undefined);

/** The magnifier of the bar, and Ctrl/⌘ K from anywhere. The palette itself comes when it is wanted. */
export const SearchOpener = memo(function SearchOpener({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('shell');
  const {
    open,
    setOpen,
    part: Palette,
  } = useOnDemand(loadPalette, {
    shown: t('search.notLoaded'),
    reported: 'The search did not load',
  });
  const isApple = useIsApple();
  const toggle = useCallback(() => {
    if (!open) onOpen();
    setOpen(!open);
  }, [open, setOpen, onOpen]);
  useSearchShortcut(open, toggle);

  return (
    <>
      <button
        type="button"
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={(event) => {
          // Safari focuses no button that is clicked; the focus comes back to what had it.
          event.currentTarget.focus();
          toggle();
        }}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:bg-current/10 xl:px-3"
      >
        <Icon name="search" className="size-5" />
        <span aria-hidden="true" className="hidden xl:block">
          <Key>{isApple ? '⌘ K' : 'Ctrl K'}</Key>
        </span>
      </button>
      {Palette ? <Palette open={open} onOpenChange={setOpen} /> : null}
    </>
  );
});
