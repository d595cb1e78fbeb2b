import { safeHref } from 'shared/format';
import { reportError, siteConfig, supabase } from 'shared/runtime';
import { storedObject } from './storedObject.ts';

/** How long a signed link stays valid, in seconds: one year (specification section 9). */
const signedLinkLifetime = 31_536_000;

/** How long to wait for a signed link before the original address is as good, in milliseconds. */
const signingDeadline = 8000;

/** What became of a file that was asked for. */
export type Opening = 'opened' | 'blocked' | 'no-address';

/**
 * Opens a handout in a new tab: through a signed link when its address names the handouts bucket,
 * else, or when signing fails, at its own address if a link may have it.
 *
 * Call it within the click: a browser blocks a tab that is opened after an `await`, so the tab
 * comes first and its address follows. The tab cannot reach back to this page.
 */
export async function openFile(fileUrl: string | null, waiting: string): Promise<Opening> {
  const bucket = siteConfig().supabase.buckets.handouts;
  const object = storedObject(fileUrl, bucket);
  const original = safeHref(fileUrl);
  if (object === undefined && original === undefined) return 'no-address';

  const tab = window.open('', '_blank');
  if (!tab) return 'blocked';
  tab.opener = null;
  tab.document.title = waiting;

  const signed = object === undefined ? undefined : await signedLink(bucket, object);
  const address = signed ?? original;
  if (address === undefined) {
    tab.close();
    return 'no-address';
  }
  tab.location.replace(address);
  return 'opened';
}

async function signedLink(bucket: string, object: string): Promise<string | undefined> {
  try {
    const { data, error } = await beforeDeadline(
      supabase().storage.from(bucket).createSignedUrl(object, signedLinkLifetime),
    );
    if (error) throw error;
    return safeHref(data.signedUrl);
  } catch (cause) {
    reportError({ source: 'handouts', message: `No signed link for ${object}`, cause });
    return undefined;
  }
}

function beforeDeadline<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Signing took too long.')), signingDeadline);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
