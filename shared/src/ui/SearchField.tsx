import { useTranslation } from 'shared/runtime';
import { classes } from './classNames.ts';
import { Icon } from './Icon.tsx';

interface SearchFieldProps {
  /** What is searched, as the field's name: "Cerca tra le dispense". */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/**
 * A search box with a visible way to empty it; Esc empties it too. Where letters are too large for it
 * to say within what it searches, it says so above.
 */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  const { t } = useTranslation('common');
  return (
    <div className={classes('@container', className)}>
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
          type="search"
          aria-label={label}
          placeholder={placeholder ?? label}
          value={value}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return;
            event.stopPropagation();
            onChange('');
          }}
          className={classes(
            // Of a fixed size and contained: a letter in it lays out and paints nothing around it.
            'block h-11 w-full rounded-full border border-outline bg-surface py-2 pr-11 pl-4 text-base [contain:strict] placeholder:text-transparent @min-[14rem]:pl-11 @min-[14rem]:placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden',
          )}
        />
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => onChange('')}
          // Hidden and not taken out: the first letter would wait for it.
          className={classes(
            'absolute top-1 right-1.5 grid size-9 place-items-center rounded-full text-quiet hover:bg-accent-soft hover:text-ink',
            value === '' && 'invisible',
          )}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </div>
  );
}
