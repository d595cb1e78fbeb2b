import { safeHref, storedObject } from 'shared/format';
import {
  type QueryClient,
  queryOptions,
  reportError,
  siteConfig,
  supabase,
  useQuery,
} from 'shared/runtime';

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

/** The link by which a file opens: a signed one, else the file's own URL. */
export async function fileLink(fileUrl: string | null): Promise<string | undefined> {
  const object = objectOf(fileUrl);
  const signed = object === undefined ? undefined : await signedLink(object);
  return signed ?? safeHref(fileUrl);
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

/** The links in the HTML, by the file's name in the bucket. Only the renderer has them. */
const linksInHtml = queryOptions<ReadonlyMap<string, string>>({
  queryKey: ['handouts', 'links'],
  enabled: false,
  meta: { onlyInHtml: true },
});

/** The link to a file in the HTML, for readers without scripts. */
export function useLinkInHtml(fileUrl: string | null): string | undefined {
  const { data: links } = useQuery(linksInHtml);
  const object = objectOf(fileUrl);
  return (object && links?.get(object)) ?? safeHref(fileUrl);
}

/**
 * Loads the links in the HTML, on the server only. If that fails, the HTML has the files' own URLs.
 */
export async function loadLinksInHtml(
  queryClient: QueryClient,
  fileUrls: readonly (string | null)[],
): Promise<void> {
  const objects = fileUrls.flatMap((fileUrl) => objectOf(fileUrl) ?? []);
  if (typeof window !== 'undefined' || objects.length === 0) return;
  try {
    queryClient.setQueryData(linksInHtml.queryKey, await signedLinks(objects));
  } catch (cause) {
    reportError({ source: 'handouts', message: 'The links could not be signed', cause });
  }
}

/** Signed links to several files, without those that cannot be signed. */
async function signedLinks(objects: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { storage } = await supabase();
  const { data, error } = await storage
    .from(siteConfig().supabase.buckets.handouts)
    // A request's body names objects as they are, its path encoded.
    .createSignedUrls(objects.map(decodeURIComponent), lifetimeS);
  if (error) throw error;
  return new Map(
    data.flatMap(({ signedUrl }, index) => {
      const object = objects[index];
      return object && signedUrl ? [[object, linkTo(object, signedUrl)] as const] : [];
    }),
  );
}
