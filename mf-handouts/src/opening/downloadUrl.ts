import { safeHref, storedObject } from 'shared/format';
import { reportError, siteConfig, supabase } from 'shared/runtime';

/** How long a signed URL is valid: one year. */
const signedUrlLifetimeS = 31_536_000;

/** How long to wait for a signed URL before the file's own URL is used. */
const signingTimeoutMs = 8000;

/** The two URLs of a file; both may be missing. */
export interface FileSource {
  /** The object in the handouts bucket, when the file's URL contains the bucket's name. */
  object: string | undefined;
  /** The file's own URL, when it is safe to link. */
  original: string | undefined;
}

/** Reads the URL that a table gives for a file. */
export function fileSource(fileUrl: string | null): FileSource {
  return {
    object: storedObject(fileUrl, siteConfig().supabase.buckets.handouts),
    original: safeHref(fileUrl),
  };
}

/** A signed URL when there is an object and signing works, else the file's own URL. */
export async function downloadUrl({ object, original }: FileSource): Promise<string | undefined> {
  const signed = object === undefined ? undefined : await signedUrl(object);
  return signed ?? original;
}

async function signedUrl(object: string): Promise<string | undefined> {
  const bucket = siteConfig().supabase.buckets.handouts;
  try {
    const timeout = new Promise<never>((_, reject) => {
      setTimeout(reject, signingTimeoutMs, new Error('Signing timed out.'));
    });
    const { storage } = await Promise.race([supabase(), timeout]);
    const signing = storage.from(bucket).createSignedUrl(object, signedUrlLifetimeS);
    const { data, error } = await Promise.race([signing, timeout]);
    if (error) throw error;
    // The client builds a URL from any response, also from one without a token.
    const isSigned = new URL(data.signedUrl).searchParams.has('token');
    if (!isSigned) throw new Error('The response has no signed URL.');
    return safeHref(data.signedUrl);
  } catch (cause) {
    reportError({ source: 'handouts', message: `No signed URL for ${object}`, cause });
    return undefined;
  }
}

/** Signed links to several objects, without those that cannot be signed. */
export async function signLinks(objects: readonly string[]): Promise<Record<string, string>> {
  const bucket = siteConfig().supabase.buckets.handouts;
  const { storage } = await supabase();
  const { data, error } = await storage
    .from(bucket)
    // A request's body names objects as they are, its path encoded.
    .createSignedUrls(objects.map(decodeURIComponent), signedUrlLifetimeS);
  if (error) throw error;
  return Object.fromEntries(
    data.flatMap(({ signedUrl }, index) => {
      const object = objects[index];
      return object && signedUrl ? [[object, signedUrl]] : [];
    }),
  );
}
