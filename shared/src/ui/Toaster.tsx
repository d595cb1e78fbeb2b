import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import { attachToaster, toasts, useTranslation } from 'shared/runtime';
import { Icon } from './Icon.tsx';

/**
 * Renders toasts over the navigation bar, or over the title of an open dialog, beside the button that closes it:
 * anywhere else they would cover a heading or a tool that is in use.
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
          className="pointer-events-none fixed top-[calc(var(--spacing-above-bar,0px)+var(--spacing))] right-18 left-2 z-60 mx-auto flex max-w-88 flex-col gap-2 outline-none md:[body:has([data-modal])_&]:[@media(min-height:32rem)]:top-9"
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
      className={`pointer-events-auto flex items-start gap-3 rounded-card border px-3 py-0.5 transition duration-200 data-[ending-style]:opacity-0 shadow-popover data-[starting-style]:-translate-y-4 data-[starting-style]:opacity-0 ${tones.get(toast.type ?? '') ?? 'border-hairline bg-surface text-ink'}`}
    >
      <Toast.Content className="grow">
        <Toast.Title className="leading-snug font-semibold" />
        <Toast.Description className="text-sm leading-snug" />
      </Toast.Content>
      <Toast.Close aria-label={t('close')} className="grid size-8 place-items-center rounded-full">
        <Icon name="close" className="size-5" />
      </Toast.Close>
    </Toast.Root>
  ));
}
