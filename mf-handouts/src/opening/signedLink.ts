import { safeHref } from 'shared/format';
import { reportError, siteConfig, supabase } from 'shared/runtime';
import { storedObject } from './storedObject.ts';

/** How long a signed link stays valid, in seconds: one year (specification section 9). */
const lifetime = 31_536_000;

/** How long to wait for a signed link before the original address is as good, in milliseconds. */
const deadline = 8000;

/** Where a file may be found: through a signed link, at its own address, or nowhere. */
export interface FilePlace {
  /** The object in the handouts bucket, when the file's address contains the bucket's name. */
  object: string | undefined;
  /** The file's own address, if a link may have it. */
  original: string | undefined;
}

/** Reads the address that a table gives for a file. */
export function filePlace(fileUrl: string | null): FilePlace {
  return {
    object: storedObject(fileUrl, siteConfig().supabase.buckets.handouts),
    original: safeHref(fileUrl),
  };
}

/** The address to open: a signed link when there is an object and signing works, else the original. */
export async function addressOf({ object, original }: FilePlace): Promise<string | undefined> {
  const signed = object === undefined ? undefined : await signedLink(object);
  return signed ?? original;
}

async function signedLink(object: string): Promise<string | undefined> {
  const bucket = siteConfig().supabase.buckets.handouts;
  try {
    const { data, error } = await beforeDeadline(
      supabase().storage.from(bucket).createSignedUrl(object, lifetime),
    );
    if (error) throw error;
    // The client makes an address of whatever is answered, with "undefined" in it where there is none.
    const isSigned = new URL(data.signedUrl).searchParams.has('token');
    if (!isSigned) throw new Error('The answer holds no link.');
    return safeHref(data.signedUrl);
  } catch (cause) {
    reportError({ source: 'handouts', message: `No signed link for ${object}`, cause });
    return undefined;
  }
}

function beforeDeadline<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Signing took too long.')), deadline);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
