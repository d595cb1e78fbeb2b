import type { SiteConfig } from 'shared/config';
import type { PageAddress } from 'shared/contract';
import { prefetchResponse, startReadTimeout } from 'shared/data';
import type { PublishedFile } from 'shared/registry';
import { fetchPublishedFile } from './fetchPublishedFile.ts';
import { prefetchRequestsFor } from './prefetchRequests.ts';

/**
 * Asks the backend for what a section will read first at an address. The answers wait until the
 * page's client takes them (`shared/src/data/prefetchCache.ts`).
 *
 * @param file The section's `prefetch.json`, as it was published.
 */
export async function prefetchData(
  file: PublishedFile,
  { url, publishableKey }: SiteConfig['supabase'],
  address: PageAddress,
): Promise<void> {
  if (isSignedIn()) return;
  for (const read of prefetchRequestsFor(JSON.parse(await fetchPublishedFile(file)), address)) {
    prefetchResponse(`${url}/rest/v1/${read}`, (whole) => readOnce(whole, publishableKey));
  }
}

/** Read to its end here, so that who takes it late need not wait for its body. */
async function readOnce(address: string, key: string): Promise<Response> {
  const response = await fetch(address, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    priority: 'high',
    signal: startReadTimeout().signal,
  });
  return new Response(await response.arrayBuffer(), response);
}

/** Nothing on this site signs anybody in; were somebody, the backend might answer them otherwise. */
function isSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.endsWith('-auth-token'));
  } catch {
    return false;
  }
}
