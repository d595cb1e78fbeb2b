import { Toast } from '@base-ui/react/toast';
import { create } from 'zustand';

/** How a toast looks and how urgently it is announced. */
type ToastTone = 'default' | 'destructive' | 'success';

interface ToastText {
  title: string;
  description?: string;
}

/** The page's toasts; the shell renders them, whoever imports `toast` adds to them. */
export const toasts = Toast.createToastManager();

type ToastOptions = Parameters<typeof toasts.add>[0];

/** What is said while there is no place for it; `undefined` while there is. */
export const usePendingToasts = create<{ waiting: readonly ToastOptions[] | undefined }>(() => ({
  waiting: [],
}));

/**
 * To be called by the place for toasts when it is there: shows what waits for it.
 *
 * @returns what to call when the place goes: what is said then waits for the next.
 */
export function attachToaster(): () => void {
  const { waiting = [] } = usePendingToasts.getState();
  usePendingToasts.setState({ waiting: undefined });
  for (const options of waiting) toasts.add(options);
  return () => usePendingToasts.setState({ waiting: [] });
}

/** Takes back whatever is said: it was about a page that the visitor has left. */
export function dismissToasts(): void {
  const { waiting } = usePendingToasts.getState();
  if (waiting) usePendingToasts.setState({ waiting: [] });
  toasts.close();
}

function show(tone: ToastTone, { title, description }: ToastText): void {
  const options: ToastOptions = {
    // The same again is one toast that stays longer: three of them would cover a phone's page.
    id: [tone, title, description].join(' '),
    title,
    ...(description === undefined ? {} : { description }),
    type: tone,
    priority: tone === 'destructive' ? 'high' : 'low',
  };
  const { waiting } = usePendingToasts.getState();
  if (waiting) usePendingToasts.setState({ waiting: [...waiting, options] });
  else toasts.add(options);
}

/**
 * Says something in passing: `error` is announced at once, the others when the reader pauses. What a
 * visitor must act on belongs in the page itself.
 */
export const toast = {
  message: (text: ToastText) => show('default', text),
  success: (text: ToastText) => show('success', text),
  error: (text: ToastText) => show('destructive', text),
};
