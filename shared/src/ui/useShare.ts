import { reportError, useTranslation } from 'shared/runtime';
import { copyText } from './copyText.ts';

interface Shared {
  /** What it is, for the message that the share sheet writes. */
  title: string;
  /** The path of its page, with parameters and fragment. */
  path: string;
}

/**
 * Shares a page of the site: by the system's share sheet, or, where the browser has none or refuses, by copying the
 * link, with a toast. The link names no language, so that it opens in the one that its reader chose.
 */
export function useShare(): (shared: Shared) => Promise<void> {
  const { t } = useTranslation('common');
  return async ({ title, path }) => {
    const link = new URL(path, window.location.origin).href;
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
