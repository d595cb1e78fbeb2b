import { z } from 'zod';

// How the backend opens handouts: the bucket is private, and the storage signs links to its files. The browser's way
// is in mf-handouts/src/opening/fileLink.ts. Nothing else knows that links are signed (e2e/checks/walls.test.ts).

/** Sends a request to the project's API, with the rights of the service role or of a visitor. */
type Request = (path: string, init: RequestInit) => Promise<Response>;

/** A path below `/storage/v1` that opens a file, or the storage's reason for refusing it. */
export type HandoutLink = { readonly path: string } | { readonly refusal: string };

const signedFiles = z.array(
  z.object({
    path: z.string().nullish(),
    signedURL: z.string().nullish(),
    error: z.string().nullish(),
  }),
);
const refusal = z.object({ message: z.string() });

/**
 * Links to files of the handouts' bucket, in one request.
 *
 * @param names The names of the files in the bucket, not encoded.
 * @returns the links by name; without those of which the storage said nothing.
 * @throws when the storage cannot be reached, or with its message when it refuses the request.
 */
export async function handoutLinks(
  request: Request,
  bucket: string,
  names: readonly string[],
  lifetimeS: number,
): Promise<ReadonlyMap<string, HandoutLink>> {
  const response = await request(`/storage/v1/object/sign/${bucket}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expiresIn: lifetimeS, paths: names }),
  });
  const body: unknown = await response.json().catch(() => undefined);
  const files = signedFiles.safeParse(body);
  if (!files.success)
    throw new Error(refusal.safeParse(body).data?.message ?? `${response.status}`);
  return new Map(
    files.data.flatMap(({ path, signedURL, error }): [string, HandoutLink][] => {
      if (!path) return [];
      return [[path, signedURL ? { path: encoded(signedURL) } : { refusal: error ?? '' }]];
    }),
  );
}

/** The storage returns paths without URL encoding, and a name may contain `?`, `#` and `%`. */
function encoded(signedURL: string): string {
  const end = signedURL.lastIndexOf('?');
  const path = end < 0 ? signedURL : signedURL.slice(0, end);
  return path.split('/').map(encodeURIComponent).join('/') + signedURL.slice(path.length);
}

/**
 * The bucket and name of a file in the project's storage, as its URL has them, but with `?`, `#` and a lone `%` encoded,
 * which may be part of a name: what is before `.pdf` is the name, what is after it a query.
 */
export function storedPath(url: string): string | undefined {
  const [, rest = ''] =
    /\/storage\/v1\/object\/(?:public|sign|authenticated)\/(.+)$/s.exec(url) ?? [];
  const [path = ''] = /^.*?\.pdf(?=[?#]|$)/is.exec(rest) ?? /^[^?#]*/.exec(rest) ?? [];
  return path.replace(/[?#]|%(?![0-9a-f]{2})/gi, encodeURIComponent) || undefined;
}

/** Whether a link expires: Studio's "Get URL" of a private bucket gives such links. */
export const isExpiring = (url: string): boolean => url.includes('/storage/v1/object/sign/');
