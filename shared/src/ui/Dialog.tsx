import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'shared/runtime';
import { Icon } from './Icon.tsx';
import { useSectionMarks } from './SectionScope.tsx';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The language of the title where it is fixed in the other one. */
  titleLang?: string;
  description?: string;
  children: ReactNode;
}

/**
 * A modal dialog: focus stays inside and returns to where it came from, Esc and a click outside
 * close it, the page behind does not scroll. On a phone it takes the whole screen.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleLang,
  description,
  children,
}: DialogProps) {
  const { t } = useTranslation('common');
  const section = useSectionMarks();
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal {...section}>
        <BaseDialog.Backdrop className="fixed inset-0 z-50 bg-black/60 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0" />
        <BaseDialog.Popup className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper text-ink transition duration-200 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 md:inset-x-0 md:inset-y-8 md:mx-auto md:h-fit md:max-h-[calc(100dvh-4rem)] md:w-[min(60rem,calc(100vw-4rem))] md:rounded-card md:border md:border-hairline">
          <header className="flex items-start justify-between gap-4 border-b border-hairline px-5 py-4 md:px-7">
            <div className="flex min-h-11 flex-col justify-center">
              <BaseDialog.Title className="text-lg font-bold" lang={titleLang}>
                {title}
              </BaseDialog.Title>
              {description ? (
                <BaseDialog.Description className="pt-1 text-sm text-quiet">
                  {description}
                </BaseDialog.Description>
              ) : null}
            </div>
            <BaseDialog.Close
              aria-label={t('close')}
              className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-line-soft"
            >
              <Icon name="close" className="size-6" />
            </BaseDialog.Close>
          </header>
          <div className="relative overflow-y-auto overscroll-contain px-5 py-5 md:px-7 md:py-6">
            {children}
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
