import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'shared/runtime';
import { classes } from './classNames.ts';
import { Icon } from './Icon.tsx';
import { useSectionAttributes } from './SectionScope.tsx';
import { isTooltipShown } from './Tooltip.tsx';

interface SidePanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** The title's language, when it is not the page's. */
  titleLang?: string;
  /** Actions in a bar below the title. */
  tools: ReactNode;
  /** The element that it fills, beside the content; without one it is a sheet over the whole screen. */
  container: HTMLElement | null;
  /** Focused when it opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** Focused when it closes; by default, the element that was focused before. */
  returnFocus: () => HTMLElement | null;
  children: ReactNode;
}

/** A non-modal panel beside the content; on a small screen, a modal sheet. */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, title, titleLang, tools, container, initialFocus, returnFocus, children } =
    props;
  const { t } = useTranslation('common');
  const section = useSectionAttributes();
  const isBeside = container !== null;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen, change) => {
        if (change.reason === 'escape-key' && isTooltipShown()) {
          change.cancel();
          // Esc closes the tooltip first, which listens at the document.
          change.allowPropagation();
        } else if (!isOpen) onClose();
      }}
      modal={!isBeside}
      disablePointerDismissal
    >
      <Dialog.Portal
        container={container ?? undefined}
        {...section}
        className={classes(section.className, isBeside && 'contents')}
      >
        <Dialog.Popup
          data-sheet={isBeside ? undefined : ''}
          initialFocus={isBeside ? () => focusInPlace(initialFocus) : initialFocus}
          finalFocus={() => returnFocus() ?? true}
          className={classes(
            'flex flex-col overflow-clip bg-surface text-ink outline-none print:hidden',
            isBeside
              ? 'h-full rounded-card border border-hairline'
              : 'fixed inset-0 z-50 transition duration-200 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0',
          )}
        >
          {/* Stays below the navigation bar when the page scrolls past the end of the list. */}
          <div
            className={classes(
              'border-b border-hairline bg-surface',
              isBeside && 'sticky top-bar-end z-1',
            )}
          >
            <header className="flex items-start gap-2 py-2 pr-2 pl-4">
              <Dialog.Title
                lang={titleLang}
                className="line-clamp-2 grow self-center font-semibold break-words"
              >
                {title}
              </Dialog.Title>
              <Dialog.Close
                aria-label={t('close')}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-soft"
              >
                <Icon name="close" className="size-6" />
              </Dialog.Close>
            </header>
            <div className="flex flex-wrap items-center px-2 pb-2">{tools}</div>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Focuses an element without scrolling to it: a sticky panel is scrolled as if it did not stick, and its
 * title would end under the navigation bar.
 */
function focusInPlace(element: RefObject<HTMLElement | null>): false {
  element.current?.focus({ preventScroll: true });
  // Nothing else is focused.
  return false;
}
