import { AlertDialog as BaseAlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useSectionAttributes } from './SectionScope.tsx';

interface AlertDialogProps {
  open: boolean;
  /** Called when Esc is pressed. */
  onDismiss: () => void;
  title: string;
  description: ReactNode;
  /** The buttons, the most likely one first: it gets the focus. */
  children: ReactNode;
}

/** A short question that must be answered, in the middle of the screen, also over a `Dialog`. */
export function AlertDialog({ open, onDismiss, title, description, children }: AlertDialogProps) {
  const section = useSectionAttributes();
  return (
    <BaseAlertDialog.Root open={open} onOpenChange={(next) => (next ? undefined : onDismiss())}>
      <BaseAlertDialog.Portal {...section}>
        <BaseAlertDialog.Backdrop
          // Over another dialog, Base UI renders no second backdrop by itself.
          forceRender
          className="fixed inset-0 z-50 bg-black/60 transition-opacity duration-200 data-[ending-style]:opacity-0 data-[starting-style]:opacity-0 print:hidden"
        />
        <BaseAlertDialog.Popup className="fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[min(28rem,calc(100vw-2rem))] flex-col gap-3 overflow-y-auto rounded-card border border-hairline bg-paper p-6 text-ink transition duration-200 ease-out data-[ending-style]:translate-y-4 data-[ending-style]:opacity-0 data-[starting-style]:translate-y-4 data-[starting-style]:opacity-0 print:hidden">
          <BaseAlertDialog.Title className="text-lg font-bold break-words">
            {title}
          </BaseAlertDialog.Title>
          <BaseAlertDialog.Description className="text-quiet">
            {description}
          </BaseAlertDialog.Description>
          <div className="flex flex-col gap-2 pt-2">{children}</div>
        </BaseAlertDialog.Popup>
      </BaseAlertDialog.Portal>
    </BaseAlertDialog.Root>
  );
}
