import { memo, type RefObject, useCallback, useEffect, useRef } from 'react';
import { toast, useTranslation } from 'shared/runtime';
import { Icon, useLazyModule } from 'shared/ui';
import { useCountLoading } from '../federation/loadingSlots.ts';
import { Key } from './Key.tsx';
import { savedQuery } from './paletteEntry.ts';
import { searchPalette } from './searchPalette.ts';
import { closeSearch, openSearch, useSearchState } from './searchState.ts';
import { useIsApple, useSearchShortcut } from './useSearchShortcut.ts';

/** Opens the palette with its query again after a reload, and when Back returns to the entry from which a result was followed. */
function useReturnToResults(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const reopen = () => {
      const typed = savedQuery();
      if (typed === undefined || !field.current || useSearchState.getState().open) return;
      openSearch(field.current, typed);
    };
    // A reload, or Back from a page of another document.
    reopen();
    window.addEventListener('popstate', reopen);
    return () => window.removeEventListener('popstate', reopen);
  }, [field]);
}

interface SearchOpenerProps {
  onOpen: () => void;
  /** Whether the hero's search field is in view: on a phone one search is enough. */
  isBesideField: boolean;
}

/** The search button of the navigation bar and the shortcut Ctrl/⌘ K, which open the search palette. */
export const SearchOpener = memo(function SearchOpener({
  onOpen,
  isBesideField,
}: SearchOpenerProps) {
  const { t } = useTranslation(['shell', 'common']);
  const { open, opener } = useSearchState();
  const field = useRef<HTMLInputElement>(null);
  const palette = useLazyModule(searchPalette, {
    when: open,
    source: 'shell',
    message: 'The search did not load',
    onFailed: () => {
      closeSearch();
      opener?.focus();
      toast.error({ title: t('common:errorTitle'), description: t('search.notLoaded') });
    },
  });
  useCountLoading(open && palette.status !== 'ready');
  const isApple = useIsApple();
  const toggle = useCallback(() => {
    if (open) closeSearch();
    else if (field.current) openSearch(field.current);
  }, [open]);
  useSearchShortcut(open, toggle);
  useReturnToResults(field);
  useEffect(() => {
    if (open) onOpen();
  }, [open, onOpen]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onPointerEnter={searchPalette.preload}
        onFocus={searchPalette.preload}
        onClick={(event) => {
          // Safari does not focus a clicked button, so the focus could not return to it.
          event.currentTarget.focus();
          toggle();
        }}
        className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:bg-current/10 xl:px-3 noscript:hidden ${isBesideField ? 'max-md:hidden' : ''}`}
      >
        <Icon name="search" className="size-5" />
        <span className="sr-only">{t('search.open')}</span>
        <span className="hidden xl:block">
          <Key>{isApple ? '⌘ K' : 'Ctrl K'}</Key>
        </span>
      </button>
      {/* Has the focus, and what is typed, while the palette loads. */}
      <input
        ref={field}
        type="text"
        tabIndex={-1}
        aria-label={t('search.open')}
        maxLength={100}
        // Not `hidden`: it is focused before the next render.
        aria-hidden={!open}
        className="sr-only text-base noscript:hidden"
      />
      {palette.status === 'ready' ? (
        <palette.module.default
          open={open}
          onOpenChange={(next) => (next ? undefined : closeSearch())}
          opener={opener}
        />
      ) : null}
    </>
  );
});
