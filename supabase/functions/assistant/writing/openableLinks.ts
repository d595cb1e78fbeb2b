import { type HandoutLink, handoutLinks, storedPath } from '../../_shared/handoutLinks.ts';
import { hasDotSegment, type ProjectApi } from '../../_shared/projectApi.ts';

const oneDay = 86_400;

/**
 * Links that open the handouts' files, because the chat opens links as they are. All are requested in one call.
 *
 * @returns a function that gives the link that opens, or the same URL when the file is not ours or cannot be opened.
 */
export async function openableLinks(
  api: ProjectApi,
  handoutsBucket: string,
  urls: readonly string[],
): Promise<(url: string) => string> {
  const files = new Map(urls.flatMap((url) => fileIn(handoutsBucket, url) ?? []));
  if (files.size === 0) return (url) => url;
  const names = [...new Set(files.values())];
  const links = await handoutLinks(api.request, handoutsBucket, names, oneDay).catch(
    () => new Map<string, HandoutLink>(),
  );
  return (url) => {
    const link = links.get(files.get(url) ?? '');
    return link && 'path' in link ? `${url.slice(0, url.indexOf('/object/'))}${link.path}` : url;
  };
}

/** The URL and the name of the file in the bucket. Links that Studio signed expire and are requested again. */
function fileIn(bucket: string, url: string): [[url: string, name: string]] | undefined {
  const path = /^https?:\/\/./.test(url) ? storedPath(url) : undefined;
  if (!path?.startsWith(`${bucket}/`) || hasDotSegment(path)) return undefined;
  return [[url, decoded(path.slice(bucket.length + 1))]];
}

/** The name of the file, which may have a space where the URL has `%20`. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
