import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from './Icon.tsx';
import { useSectionAttributes } from './SectionScope.tsx';
import { useKeyboardInset } from './useKeyboardInset.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The title's language, when it is not the page's. */
  titleLang?: string;
  description?: string;
  /** Buttons beside the one that closes it. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog. The focus starts at its title. On a phone it fills what the keyboard leaves of the screen;
 * when printed, it replaces the page.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleLang,
  description,
  actions,
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  const section = useSectionAttributes();
  const heading = useRef<HTMLHeadingElement>(null);
  const keyboardInset = useKeyboardInset();
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal {...section}>
        <BaseDialog.Backdrop className="fixed inset-0 z-50 bg-black/60 print:hidden transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <BaseDialog.Popup
          ref={keyboardInset}
          data-modal=""
          initialFocus={heading}
          className="fixed inset-x-0 top-(--visual-viewport-top,0px) h-(--visual-viewport-height,100dvh) z-50 mx-auto flex flex-col overflow-hidden border-hairline bg-paper text-ink transition duration-200 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 [@media_screen_and_(min-width:48rem)_and_(min-height:32rem)]:inset-y-8 [@media_screen_and_(min-width:48rem)_and_(min-height:32rem)]:h-fit [@media_screen_and_(min-width:48rem)_and_(min-height:32rem)]:max-h-[calc(100dvh-4rem)] [@media_screen_and_(min-width:48rem)_and_(min-height:32rem)]:w-[min(60rem,calc(100vw-4rem))] [@media_screen_and_(min-width:48rem)_and_(min-height:32rem)]:rounded-card [@media_screen_and_(min-width:48rem)_and_(min-height:32rem)]:border print:static print:block print:h-auto print:max-h-none print:w-auto print:overflow-visible print:border-0"
        >
          <header className="flex items-start justify-between gap-4 border-b border-hairline px-5 py-4 md:px-7 print:px-0 [@media(max-height:32rem)]:items-center [@media(max-height:32rem)]:py-0.5">
            <div className="flex min-h-11 min-w-0 flex-col justify-center">
              <BaseDialog.Title
                ref={heading}
                tabIndex={-1}
                className="text-lg font-bold break-words hyphens-auto outline-none [@media(max-height:32rem)]:text-base"
                lang={titleLang}
              >
                {title}
              </BaseDialog.Title>
              {description ? (
                <BaseDialog.Description className="pt-1 text-sm text-quiet">
                  {description}
                </BaseDialog.Description>
              ) : null}
            </div>
            <div className="-mr-2 flex shrink-0 print:hidden">
              {actions}
              <BaseDialog.Close
                aria-label={t('close')}
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-accent-soft"
              >
                <Icon name="close" className="size-6" />
              </BaseDialog.Close>
            </div>
          </header>
          {/* What is tabbed to stays above the bar that a section may have at its foot. */}
          <div className="relative grow scroll-pt-4 scroll-pb-34 overflow-y-auto overscroll-contain [@media(max-height:32rem)]:scroll-pb-18 px-5 py-5 md:px-7 md:py-6 [@media(max-height:32rem)]:py-3 print:overflow-visible print:px-0">
            {children}
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
