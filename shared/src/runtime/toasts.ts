import { Toast } from '@base-ui/react/toast';

/** How a toast looks and how urgently it is announced. */
type ToastTone = 'default' | 'destructive' | 'success';

interface ToastText {
  title: string;
  description?: string;
}

/** The page's toasts; the shell renders them, whoever imports `toast` adds to them. */
export const toasts = Toast.createToastManager();

function show(tone: ToastTone, { title, description }: ToastText): void {
  toasts.add({
    // The same again is one toast that stays longer: three of them would cover a phone's page.
    id: [tone, title, description].join(' '),
    title,
    ...(description === undefined ? {} : { description }),
    type: tone,
    priority: tone === 'destructive' ? 'high' : 'low',
  });
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
