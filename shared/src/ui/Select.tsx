import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as BaseSelect } from '@base-ui/react/select';
import { useId } from 'react';
import { Icon } from './Icon.tsx';
import { useSectionAttributes } from './SectionScope.tsx';

interface SelectOption<Value> {
  value: Value;
  label: string;
}

interface SelectProps<Value> {
  label: string;
  /** Shown while no option is selected. */
  placeholder?: string;
  value: Value | null;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  /** The validation error. */
  error?: string | undefined;
}

/** A select with its label; typing jumps to an option. */
export function Select<Value extends string | number>({
  label,
  placeholder = '',
  value,
  options,
  onChange,
  error,
}: SelectProps<Value>) {
  const section = useSectionAttributes();
  const labelId = useId();
  return (
    <div className="flex flex-col gap-1">
      <span id={labelId} className="text-sm font-medium">
        {label}
      </span>
      <BaseSelect.Root<Value>
        items={options}
        value={value}
        onValueChange={(next) => {
          if (next !== null) onChange(next);
        }}
      >
        <BaseSelect.Trigger
          aria-labelledby={labelId}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${labelId}-error` : undefined}
          className="flex min-h-11 w-full items-center justify-between gap-3 rounded-field border border-outline bg-surface px-3.5 py-2 text-left text-base aria-invalid:border-danger"
        >
          <BaseSelect.Value className="min-w-0 break-words">
            {(chosen: Value | null) =>
              options.find((option) => option.value === chosen)?.label ?? (
                <span className="text-quiet">{placeholder}</span>
              )
            }
          </BaseSelect.Value>
          <Icon name="down" className="size-5 shrink-0 text-quiet" />
        </BaseSelect.Trigger>
        {/* The list would bring a style element, which the page's policy refuses and nothing needs. */}
        <CSPProvider disableStyleElements>
          <BaseSelect.Portal {...section}>
            <BaseSelect.Positioner
              className="z-60 outline-none"
              // Fixed, so that layout shifts of the page do not move the options.
              positionMethod="fixed"
              sideOffset={6}
              alignItemWithTrigger={false}
            >
              <BaseSelect.Popup className="max-h-[min(22rem,var(--available-height))] w-(--anchor-width) overflow-y-auto sm:w-auto sm:max-w-(--available-width) sm:min-w-(--anchor-width) rounded-field border border-outline bg-surface py-1 text-ink shadow-popover outline-none">
                {options.map((option) => (
                  <BaseSelect.Item
                    key={option.value}
                    value={option.value}
                    className="flex min-h-10 cursor-default items-center gap-3 px-3.5 py-1.5 text-base -outline-offset-3 data-[highlighted]:bg-accent-soft forced-colors:data-[highlighted]:bg-[Highlight] forced-colors:data-[highlighted]:text-[HighlightText] data-[selected]:font-semibold data-[selected]:text-accent"
                  >
                    <BaseSelect.ItemText>{option.label}</BaseSelect.ItemText>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.Popup>
            </BaseSelect.Positioner>
          </BaseSelect.Portal>
        </CSPProvider>
      </BaseSelect.Root>
      {error ? (
        <p id={`${labelId}-error`} className="text-sm text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}
