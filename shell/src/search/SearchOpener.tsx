import { memo, useCallback, useState } from 'react';
import { inEveryLanguage } from 'shared/contract';
import { toast, useTranslation } from 'shared/runtime';
import { Icon, useLazyModule } from 'shared/ui';
import { useCountLoading } from '../federation/loadingSlots.ts';
import { lazyTranslated } from '../loading/lazyTranslated.ts';
import { Key } from './Key.tsx';
import { useIsApple, useSearchShortcut } from './useSearchShortcut.ts';

const searchPalette = lazyTranslated(
  'search',
  () => import('./SearchPalette.tsx'),
  inEveryLanguage((language) => () => import(`./locales/${language}.json`)),
);

/** The search button of the navigation bar and the shortcut Ctrl/⌘ K, which open the search palette. */
export const SearchOpener = memo(function SearchOpener({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const [open, setOpen] = useState(false);
  const palette = useLazyModule(searchPalette, {
    when: open,
    source: 'shell',
    message: 'The search did not load',
    onFailed: () => {
      setOpen(false);
      toast.error({ title: t('common:errorTitle'), description: t('search.notLoaded') });
    },
  });
  useCountLoading(open && palette.status !== 'ready');
  const isApple = useIsApple();
  const toggle = useCallback(() => {
    if (!open) onOpen();
    setOpen(!open);
  }, [open, onOpen]);
  useSearchShortcut(open, toggle);

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
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full hover:bg-current/10 xl:px-3 noscript:hidden"
      >
        <Icon name="search" className="size-5" />
        <span className="sr-only">{t('search.open')}</span>
        <span className="hidden xl:block">
          <Key>{isApple ? '⌘ K' : 'Ctrl K'}</Key>
        </span>
      </button>
      {palette.status === 'ready' ? (
        <palette.module.default open={open} onOpenChange={setOpen} />
      ) : null}
    </>
  );
});
