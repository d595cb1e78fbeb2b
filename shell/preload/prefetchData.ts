import type { SiteConfig } from 'shared/config';
import type { PageLocation } from 'shared/contract';
import { prefetchResponse, startReadTimeout } from 'shared/data';
import type { PublishedFile } from 'shared/registry';
import { fetchPublishedFile } from './fetchPublishedFile.ts';
import { prefetchRequestsFor } from './prefetchRequests.ts';

/**
 * Requests what a section reads first at an address. The page's client takes the responses from the
 * prefetch cache (`shared/src/data/prefetchCache.ts`).
 *
 * @param file The section's `prefetch.json`, as it was published.
 */
export async function prefetchData(
  file: PublishedFile,
  { url, publishableKey }: SiteConfig['supabase'],
  address: PageLocation,
): Promise<void> {
  if (isSignedIn()) return;
  for (const read of prefetchRequestsFor(JSON.parse(await fetchPublishedFile(file)), address)) {
    prefetchResponse(`${url}/rest/v1/${read}`, (whole) => readOnce(whole, publishableKey));
  }
}

/** Reads the body too, so that the timeout covers it however late the response is taken. */
async function readOnce(address: string, key: string): Promise<Response> {
  const response = await fetch(address, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    priority: 'high',
    signal: startReadTimeout().signal,
  });
  return new Response(await response.arrayBuffer(), response);
}

/** With a session, which this site does not create, the backend might answer differently. */
function isSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.endsWith('-auth-token'));
  } catch {
    return false;
  }
}
