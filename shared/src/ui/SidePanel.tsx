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
  /** The language of the title where it is not the page's. */
  titleLang?: string;
  /** What can be done with what it shows, in a bar below the title. */
  tools: ReactNode;
  /** Where it stands beside the page's content; without one it fills the screen, above all else. */
  place: HTMLElement | null;
  /** What is focused when it opens. */
  initialFocus: RefObject<HTMLElement | null>;
  /** What is focused when it closes; by default, what was before it opened. */
  returnFocus: () => HTMLElement | null;
  children: ReactNode;
}

/**
 * A panel beside what it belongs to, which stays usable; on a small screen a sheet that fills it and
 * keeps the focus inside. Esc closes it, and the focus returns.
 */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, title, titleLang, tools, place, initialFocus, returnFocus, children } =
    props;
  const { t } = useTranslation('common');
  const section = useSectionAttributes();
  const isBeside = place !== null;
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(isOpen, change) => {
        if (change.reason === 'escape-key' && isTooltipShown()) {
          change.cancel();
          // The tooltip hears of the key further up.
          change.allowPropagation();
        } else if (!isOpen) onClose();
      }}
      modal={!isBeside}
      disablePointerDismissal
    >
      <Dialog.Portal
        container={place ?? undefined}
        {...section}
        className={classes(section.className, isBeside && 'contents')}
      >
        <Dialog.Popup
          data-sheet={isBeside ? undefined : ''}
          initialFocus={initialFocus}
          finalFocus={() => returnFocus() ?? true}
          className={classes(
            'flex flex-col overflow-hidden bg-surface text-ink outline-none print:hidden',
            isBeside
              ? 'h-full rounded-card border border-hairline'
              : 'fixed inset-0 z-50 transition duration-200 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0',
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
          <div className="flex flex-wrap items-center border-b border-hairline px-2 pb-2">
            {tools}
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
