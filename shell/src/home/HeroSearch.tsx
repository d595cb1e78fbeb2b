import { useEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { searchPalette } from '../search/searchPalette.ts';
import { openSearch } from '../search/searchState.ts';

/** The search field of the hero; what is typed in it continues in the search palette. */
export function HeroSearch() {
  const { t } = useTranslation('shell');
  const field = useRef<HTMLInputElement>(null);
  const open = () => {
    if (field.current) openSearch(field.current);
  };
  useEffect(() => {
    // Typed before hydration.
    if (field.current?.value) openSearch(field.current);
  }, []);
  return (
    <search className="relative block mt-7 max-w-120 noscript:hidden print:hidden">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-night"
      />
      <input
        ref={field}
        type="search"
        aria-label={t('home.search')}
        aria-haspopup="dialog"
        placeholder={t('home.search')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        onFocus={searchPalette.preload}
        onPointerEnter={searchPalette.preload}
        onClick={open}
        onInput={open}
        onKeyDown={({ key }) => {
          if (key === 'Enter' || key === 'ArrowDown') open();
        }}
        className="min-h-13 w-full rounded-full border-2 border-white bg-white pr-5 pl-12 text-base text-ellipsis text-night placeholder:text-night/75 [&::-webkit-search-cancel-button]:hidden"
      />
    </search>
  );
}
