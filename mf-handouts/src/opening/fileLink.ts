import { safeHref, storedObject } from 'shared/format';
import { reportError, siteConfig, supabase } from 'shared/runtime';

// How a handout opens in the browser: the storage signs a link to its file at every click. The backend's way is in
// supabase/functions/_shared/handoutLinks.ts. Nothing else knows that links are signed (e2e/checks/walls.test.ts).

/** How long a signed link is valid: one year. */
const lifetimeS = 31_536_000;

/** How long to wait for a signed link before the file's own URL is used. */
const signingTimeoutMs = 8000;

/** The file's name in the handouts bucket, when the URL that the table gives for it contains the bucket's name. */
const objectOf = (fileUrl: string | null) =>
  storedObject(fileUrl, siteConfig().supabase.buckets.handouts);

/** Whether there may be a link to a file. */
export const mayOpen = (fileUrl: string | null): boolean =>
  (objectOf(fileUrl) ?? safeHref(fileUrl)) !== undefined;

/**
 * Whether a file can be previewed: a `.pdf`, or a file of the bucket without an extension. A page elsewhere that
 * shows a file, such as one of Drive, cannot.
 */
export function isPdf(fileUrl: string | null): boolean {
  const object = objectOf(fileUrl);
  if (object !== undefined) return /\.pdf$/i.test(object) || !/\.\w{1,5}$/.test(object);
  return /\.pdf$/i.test((safeHref(fileUrl) ?? '').replace(/[?#].*/s, ''));
}

/**
 * The link by which a file opens: a signed one, else the file's own URL.
 *
 * @param stored Gives the URL of a copy on the device, which comes before the file's own URL.
 */
export async function fileLink(
  fileUrl: string | null,
  stored?: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const object = objectOf(fileUrl);
  const signed = object === undefined ? undefined : await signedLink(object);
  return signed ?? (await stored?.()) ?? safeHref(fileUrl);
}

async function signedLink(object: string): Promise<string | undefined> {
  const bucket = siteConfig().supabase.buckets.handouts;
  try {
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(reject, signingTimeoutMs, new Error('Signing timed out.'));
    });
    const { storage } = await Promise.race([supabase(), timeout]);
    const signing = storage.from(bucket).createSignedUrl(object, lifetimeS);
    const { data, error } = await Promise.race([signing, timeout]);
    if (error) throw error;
    return safeHref(linkTo(object, data.signedUrl));
  } catch (cause) {
    reportError({ source: 'handouts', message: `No signed URL for ${object}`, cause });
    return undefined;
  }
}

/**
 * A signed URL with the object's name as it is encoded: the client does not encode a `?` or `#` in it.
 *
 * @throws Error where there is no token: the client builds a URL from any response.
 */
function linkTo(object: string, signedUrl: string): string {
  const [, storage, token] =
    /^(.*?\/object\/sign\/[^/]+\/).*\?(token=[^?#]+)$/s.exec(signedUrl) ?? [];
  if (token === undefined) throw new Error('The response has no signed URL.');
  return `${storage}${object}?${token}`;
}

/** The link to a file in public HTML: an address that signs when it is followed. */
export function linkInHtml(fileUrl: string | null): string | undefined {
  const object = objectOf(fileUrl);
  if (object === undefined) return safeHref(fileUrl);
  return `${siteConfig().supabase.url}/functions/v1/open-handout?file=${object}`;
}
