import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { useSectionAttributes } from './SectionScope.tsx';

/** Whether one is shown anywhere: Esc takes it away before it closes what it stands in. */
export function isTooltipShown(): boolean {
  return document.querySelector('[data-tooltip][data-open]') !== null;
}

interface TooltipProps {
  /** What the button does, in a word or two: "Schermo intero". It is also the button's name. */
  label: string;
  /** A button without words. */
  children: ReactElement<{ 'aria-label'?: string }>;
}

/**
 * Says in words what a button without words does, to whoever points at it or reaches it by keyboard.
 * A screen reader hears the same words as the button's name; on a touch screen nothing is shown, so
 * nothing that a visitor needs may stand here alone.
 */
export function Tooltip({ label, children }: TooltipProps) {
  const section = useSectionAttributes();
  return (
    <BaseTooltip.Root>
      <BaseTooltip.Trigger delay={400} aria-label={label} render={children} />
      <CSPProvider disableStyleElements>
        <BaseTooltip.Portal {...section}>
          <BaseTooltip.Positioner className="z-60" sideOffset={8}>
            <BaseTooltip.Popup
              data-tooltip
              className="rounded-field bg-ink px-2.5 py-1 text-xs font-medium text-paper transition-opacity duration-150 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0"
            >
              {label}
            </BaseTooltip.Popup>
          </BaseTooltip.Positioner>
        </BaseTooltip.Portal>
      </CSPProvider>
    </BaseTooltip.Root>
  );
}
