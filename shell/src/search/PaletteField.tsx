import { useEffect, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from 'shared/ui';
import { searchPalette } from './searchPalette.ts';
import { openSearch } from './searchState.ts';

interface PaletteFieldProps {
  /** The colours of the field and its icon. */
  className?: string;
}

/** A search field in a page; what is typed in it continues in the search palette. */
export function PaletteField({
  className = 'border-outline bg-surface text-ink placeholder:text-quiet',
}: PaletteFieldProps) {
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
    <search className="relative block max-w-120 noscript:hidden print:hidden">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 opacity-80"
      />
      <input
        ref={field}
        type="search"
        aria-label={t('search.field')}
        aria-haspopup="dialog"
        placeholder={t('search.field')}
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
        className={`min-h-13 w-full rounded-full border-2 pr-5 pl-12 text-base text-ellipsis [&::-webkit-search-cancel-button]:hidden ${className}`}
      />
    </search>
  );
}
