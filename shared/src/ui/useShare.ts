import { reportError, useLanguage, useTranslation } from 'shared/runtime';
import { inLanguage } from '../contract/language.ts';
import { copyText } from './copyText.ts';

interface Shared {
  /** What it is, for the message that the share sheet writes. */
  title: string;
  /** The path of its page, with parameters and fragment. */
  path: string;
}

/**
 * Shares a page of the site in the language of this one: by the system's share sheet, or, where the browser
 * has none or refuses, by copying the link, with a toast.
 */
export function useShare(): (shared: Shared) => Promise<void> {
  const { t } = useTranslation('common');
  const language = useLanguage();
  return async ({ title, path }) => {
    const link = inLanguage(new URL(path, window.location.origin), language).href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url: link });
        return;
      } catch (cause) {
        // Closing the share sheet rejects too.
        if (cause instanceof DOMException && cause.name === 'AbortError') return;
        reportError({ source: 'share', message: 'The share sheet did not open', cause });
      }
    }
    await copyText(link, {
      copied: t('share.copied'),
      copiedHint: t('share.copiedHint'),
      failed: t('share.notCopied'),
      failedHint: link,
    });
  };
}
