import { Toast } from '@base-ui/react/toast';
import { create } from 'zustand';

/** How a toast looks and how urgently it is announced. */
type ToastTone = 'default' | 'destructive' | 'success';

interface ToastText {
  title: string;
  description?: string;
}

/** The page's toasts; the shell renders them. */
export const toasts = Toast.createToastManager();

type ToastOptions = Parameters<typeof toasts.add>[0];

/** Toasts that were added before the toaster was attached; `undefined` while it is. */
export const usePendingToasts = create<{ pending: readonly ToastOptions[] | undefined }>(() => ({
  pending: [],
}));

/**
 * Called by the toaster when it mounts; shows the pending toasts.
 *
 * @returns the cleanup for when it unmounts: later toasts are pending again.
 */
export function attachToaster(): () => void {
  const { pending = [] } = usePendingToasts.getState();
  usePendingToasts.setState({ pending: undefined });
  for (const options of pending) toasts.add(options);
  return () => usePendingToasts.setState({ pending: [] });
}

/** Dismisses all toasts, shown and pending. */
export function dismissToasts(): void {
  const { pending } = usePendingToasts.getState();
  if (pending) usePendingToasts.setState({ pending: [] });
  toasts.close();
}

function show(tone: ToastTone, { title, description }: ToastText): void {
  const options: ToastOptions = {
    // Showing an equal toast again extends the first: several would cover a phone's page.
    id: [tone, title, description].join(' '),
    title,
    ...(description === undefined ? {} : { description }),
    type: tone,
    priority: tone === 'destructive' ? 'high' : 'low',
  };
  const { pending } = usePendingToasts.getState();
  if (pending) usePendingToasts.setState({ pending: [...pending, options] });
  else toasts.add(options);
}

/**
 * Shows a toast. Screen readers announce `error` at once, the others when idle. What a visitor must act on
 * belongs in the page itself.
 */
export const toast = {
  message: (text: ToastText) => show('default', text),
  success: (text: ToastText) => show('success', text),
  error: (text: ToastText) => show('destructive', text),
};
