import { Switch as BaseSwitch } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A setting that takes effect at once, with its label. */
export function Switch({ checked, onCheckedChange, children }: SwitchProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: Base UI renders the control inside.
    <label className="inline-flex min-h-11 items-center gap-3 text-sm font-medium">
      <BaseSwitch.Root
        checked={checked}
        onCheckedChange={onCheckedChange}
        className="relative h-7 w-12 shrink-0 rounded-full bg-outline transition-colors duration-150 data-[checked]:bg-accent forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:data-[checked]:bg-[Highlight]"
      >
        <BaseSwitch.Thumb className="absolute top-1 left-1 size-5 rounded-full bg-surface transition-transform duration-150 data-[checked]:translate-x-5 forced-colors:bg-[ButtonText] forced-colors:data-[checked]:bg-[HighlightText]" />
      </BaseSwitch.Root>
      {children}
    </label>
  );
}
