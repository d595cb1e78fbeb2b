import { translator } from 'shared/runtime';
import { defaultLanguage, languageNamed } from '../contract/language.ts';
import { copyText } from './copyText.ts';
import { isAndroid, isInAppBrowser } from './inAppBrowser.ts';

// All that opens a tab or saves a file does it here: the built-in browsers of apps do neither.

/** Saves a file through the browser's downloads, and returns whether it could. See `savesFiles`. */
export function saveFile(file: Blob, name: string): boolean {
  if (!savesFiles()) return false;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoking at once would cancel the download in Safari.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}

/** Whether the browser saves files. Where it does not, the page's link is copied, to be opened in one that does. */
export function savesFiles(): boolean {
  if (!isInAppBrowser()) return true;
  void offerLink(window.location.href);
  return false;
}

/** A tab whose address is not known yet. */
interface OpenedTab {
  show: (url: string) => void;
  close: () => void;
}

/**
 * Opens a tab, which has no access to this page; without tabs, the file is shown instead of the page.
 *
 * Call it within the click, before the address is known: browsers block a tab that is opened after an `await`.
 *
 * @param title The tab's title while it loads.
 * @returns undefined when the browser blocked it.
 */
export function openTab(title: string): OpenedTab | undefined {
  if (isInAppBrowser()) {
    // Apps on Android do not show PDFs.
    const show = (url: string) => (isAndroid() ? void offerLink(url) : window.location.assign(url));
    return { show, close: () => {} };
  }
  const tab = window.open('', '_blank');
  if (!tab) return undefined;
  tab.opener = null;
  tab.document.title = title;
  return { show: (url) => tab.location.replace(url), close: () => tab.close() };
}

/** Copies a link, and says that another browser opens it. */
function offerLink(link: string): Promise<void> {
  const t = translator(languageNamed(document.documentElement.lang) ?? defaultLanguage, 'common');
  return copyText(link, {
    copied: t('inApp.copied'),
    copiedHint: t('inApp.copiedHint'),
    failed: t('inApp.notCopied'),
    failedHint: link,
  });
}
