import { useTranslation } from 'shared/runtime';
import { classes } from './classes.ts';
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
          className="pointer-events-none absolute top-1/2 left-3.5 hidden size-5 -translate-y-1/2 text-quiet @min-[14rem]:block"
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
            'min-h-11 w-full rounded-full border border-outline bg-surface py-2 pl-4 text-base placeholder:text-transparent @min-[14rem]:pl-11 @min-[14rem]:placeholder:text-quiet [&::-webkit-search-cancel-button]:hidden',
            value === '' ? 'pr-4' : 'pr-11',
          )}
        />
        {value === '' ? null : (
          <button
            type="button"
            aria-label={t('clearSearch')}
            onClick={() => onChange('')}
            className="absolute top-1/2 right-1.5 grid size-9 -translate-y-1/2 place-items-center rounded-full text-quiet hover:bg-line-soft hover:text-ink"
          >
            <Icon name="close" className="size-5" />
          </button>
        )}
      </div>
    </div>
  );
}
