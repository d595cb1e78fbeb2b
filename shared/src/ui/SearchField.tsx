import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { maxQueryLength } from '../search/normalizeText.ts';
import { classes } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { WithoutScripts } from './WithoutScripts.tsx';

interface SearchFieldProps {
  /** The label: "Cerca tra le dispense". */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/**
 * A search field with a button that clears it, as Esc does. When the text is too large for the label to fit
 * as a placeholder, the label is above the field. Text that was typed before hydration counts.
 */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  const { t } = useTranslation('common');
  const input = useRef<HTMLInputElement>(null);
  const takeTypedText = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== value) onChange(typed);
  });
  useEffect(() => takeTypedText(), []);
  return (
    <>
      <WithoutScripts>
        <p className={classes('text-sm text-quiet', className)}>{t('searchNeedsScripts')}</p>
      </WithoutScripts>
      <div className={classes('@container noscript:hidden', className)}>
        <span
          aria-hidden="true"
          className="block pb-1 text-sm break-words text-quiet @min-[14rem]:hidden"
        >
          {label}
        </span>
        <div className="relative">
          <Icon
            name="search"
            className="pointer-events-none absolute top-1/2 left-3.5 z-1 hidden size-5 -translate-y-1/2 text-quiet @min-[14rem]:block"
          />
          <input
            ref={input}
            type="search"
            aria-label={label}
            placeholder={placeholder ?? label}
            value={value}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={maxQueryLength}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || value === '') return;
              event.stopPropagation();
              onChange('');
            }}
            className={classes(
              // Fixed size and containment, so that typing does not lay out or paint the page.
              'block h-[2.75rem] w-full rounded-full border border-outline bg-surface py-2 pr-11 pl-4 text-base [contain:strict] placeholder:text-transparent @min-[14rem]:pl-11 @min-[14rem]:placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden',
            )}
          />
          <button
            type="button"
            aria-label={t('clearSearch')}
            onClick={() => onChange('')}
            // Hidden instead of unmounted, so that mounting does not delay the first letter.
            className={classes(
              'absolute top-1 right-1.5 grid size-9 place-items-center rounded-full text-quiet hover:bg-accent-soft hover:text-ink',
              value === '' && 'invisible',
            )}
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
      </div>
    </>
  );
}
