import { z } from 'zod';
import { hasDotSegment } from '../../_shared/dotSegment.ts';
import type { ProjectApi } from '../../_shared/projectApi.ts';

const oneDay = 86_400;
const signedAnswer = z.array(
  z.object({ path: z.string().nullish(), signedURL: z.string().nullish() }),
);

/**
 * The chat opens links as they are, and a handout in a private bucket needs a signature: a new one also
 * where the row has one that Studio made, because that one ends. All are signed in one call.
 * @returns what each address opens as: itself when the file is elsewhere or cannot be signed.
 */
export async function openableLinks(
  api: ProjectApi,
  handoutsBucket: string,
  urls: readonly string[],
): Promise<(url: string) => string> {
  const files = new Map(urls.flatMap((url) => fileIn(handoutsBucket, url) ?? []));
  if (files.size === 0) return (url) => url;
  const signed = await sign(api, handoutsBucket, [...new Set([...files.values()].map(decoded))]);
  return (url) => {
    const path = files.get(url);
    const link = path === undefined ? undefined : signed.get(decoded(path));
    // The storage answers names as they are, and leaves it to whoever asked to write them as an address.
    return link === undefined ? url : `${url.slice(0, url.indexOf('/object/'))}${encodeURI(link)}`;
  };
}

/** The file's path in the bucket, beside its address. */
function fileIn(bucket: string, url: string): [[url: string, path: string]] | undefined {
  const match = /^https?:\/\/.+\/storage\/v1\/object\/(?:public|sign)\/([^?#]+)/.exec(url);
  const path = match?.[1] ?? '';
  if (!path.startsWith(`${bucket}/`) || hasDotSegment(path)) return undefined;
  return [[url, path.slice(bucket.length + 1)]];
}

/** An address has `%20` where the name of the file has a space. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

async function sign(api: ProjectApi, bucket: string, paths: readonly string[]) {
  try {
    const response = await api.request(`/storage/v1/object/sign/${bucket}`, {
      method: 'POST',
      body: JSON.stringify({ expiresIn: oneDay, paths }),
    });
    return new Map(
      signedAnswer
        .parse(await response.json())
        .flatMap(({ path, signedURL }) => (path && signedURL ? [[path, signedURL]] : [])),
    );
  } catch {
    return new Map<string, string>();
  }
}
