import { z } from 'zod';
import { hasDotSegment, type ProjectApi } from '../../_shared/projectApi.ts';

const oneDay = 86_400;
const signedAnswer = z.array(
  z.object({ path: z.string().nullish(), signedURL: z.string().nullish() }),
);

/**
 * Signs the links to handouts, because the chat opens links as they are and the bucket is private. Links
 * that Studio signed expire and are signed again. All are signed in one call.
 * @returns a function that gives the signed link, or the same URL when the file is not ours or
 * cannot be signed.
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
    // The storage returns paths without URL encoding.
    return link === undefined ? url : `${url.slice(0, url.indexOf('/object/'))}${encodeURI(link)}`;
  };
}

/** The URL and the path of the file in the bucket. */
function fileIn(bucket: string, url: string): [[url: string, path: string]] | undefined {
  const match = /^https?:\/\/.+\/storage\/v1\/object\/(?:public|sign)\/([^?#]+)/.exec(url);
  const path = match?.[1] ?? '';
  if (!path.startsWith(`${bucket}/`) || hasDotSegment(path)) return undefined;
  return [[url, path.slice(bucket.length + 1)]];
}

/** The name of the file, which may have a space where the URL has `%20`. */
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
