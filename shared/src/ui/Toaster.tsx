import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { attachToaster, toasts, useTranslation } from 'shared/runtime';
import { Icon } from './Icon.tsx';

/**
 * Renders toasts: below the navigation bar, or in the header of an open dialog, beside its close button, where they
 * cover none of its content (`over-dialog`, a variant of the shell).
 */
export function Toaster() {
  const { t } = useTranslation('common');
  useEffect(() => {
    // Screen readers announce changes of an existing live region, not the initial content of a new one.
    let hold: (() => void) | undefined;
    const beat = setTimeout(() => {
      hold = attachToaster();
    }, 100);
    return () => {
      clearTimeout(beat);
      hold?.();
    };
  }, []);
  return (
    <Toast.Provider toastManager={toasts} timeout={7000}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t('notifications')}
          className="pointer-events-none fixed inset-x-4 top-below-bar z-60 mx-auto flex max-w-100 flex-col gap-2 outline-none over-dialog:top-1 over-dialog:right-18 over-dialog:left-2 over-dialog:md:max-w-88 over-dialog:md:[@media(min-height:32rem)]:top-9"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

const tones = new Map([
  ['destructive', 'border-danger bg-danger text-on-danger'],
  ['success', 'border-success bg-surface text-ink'],
]);

function ToastList() {
  const { t } = useTranslation('common');
  const { toasts: shown } = Toast.useToastManager();
  return shown.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={`pointer-events-auto flex items-start gap-3 rounded-card border p-4 transition duration-200 data-[ending-style]:opacity-0 shadow-popover data-[starting-style]:-translate-y-4 over-dialog:px-3 over-dialog:py-2 over-dialog:[@media(max-height:32rem)]:py-0.5 data-[starting-style]:opacity-0 ${tones.get(toast.type ?? '') ?? 'border-hairline bg-surface text-ink'}`}
    >
      <Toast.Content className="grow">
        <Toast.Title className="font-semibold" />
        <Toast.Description className="text-sm" />
      </Toast.Content>
      <Toast.Close aria-label={t('close')} className="grid size-8 place-items-center rounded-full">
        <Icon name="close" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  ));
}
