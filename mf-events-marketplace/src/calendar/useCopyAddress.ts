import { toast, useTranslation } from 'shared/runtime';

/** Copies the address of the events, to be opened in a real browser, and says how it went. */
export function useCopyAddress(): () => Promise<void> {
  const { t } = useTranslation('events-marketplace');
  return async () => {
    const address = new URL(location.href);
    address.hash = 'eventi';
    try {
      await navigator.clipboard.writeText(address.href);
      toast.success({ title: t('calendar.copied'), description: t('calendar.copiedHint') });
    } catch {
      // The same apps often refuse the clipboard; their own menu still leads out.
      toast.message({ title: t('calendar.notCopied'), description: t('calendar.notCopiedHint') });
    }
  };
}
