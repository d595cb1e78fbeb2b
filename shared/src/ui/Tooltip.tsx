import { CSPProvider } from '@base-ui/react/csp-provider';
import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { useSectionAttributes } from './SectionScope.tsx';

/** Whether a tooltip is open: Esc closes it before the dialog around it. */
export function isTooltipShown(): boolean {
  return document.querySelector('[data-tooltip][data-open]') !== null;
}

interface TooltipProps {
  /** The text, which is also the button's accessible name: "Schermo intero". */
  label: string;
  /** An icon button. */
  children: ReactElement<{ 'aria-label'?: string }>;
}

/** The name of an icon button, shown on hover and keyboard focus. Touch screens do not show it. */
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
