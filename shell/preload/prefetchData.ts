import type { SiteConfig } from 'shared/config';
import type { PageAddress } from 'shared/contract';
import { prefetchResponse, startReadTimeout } from 'shared/data';
import type { PublishedFile } from 'shared/registry';
import { fetchPublishedFile } from './fetchPublishedFile.ts';
import { prefetchRequestsFor } from './prefetchRequests.ts';

/**
 * Prefetches a section's first requests at an address. The page's client takes the responses from
 * `shared/src/data/prefetchCache.ts`.
 *
 * @param file The section's published `prefetch.json`.
 */
export async function prefetchData(
  file: PublishedFile,
  { url, publishableKey }: SiteConfig['supabase'],
  address: PageAddress,
): Promise<void> {
  if (isSignedIn()) return;
  for (const request of prefetchRequestsFor(JSON.parse(await fetchPublishedFile(file)), address)) {
    prefetchResponse(`${url}/rest/v1/${request}`, (requestUrl) =>
      fetchCompletely(requestUrl, publishableKey),
    );
  }
}

/** Reads the whole body, so that it is complete when the client takes the response. */
async function fetchCompletely(address: string, key: string): Promise<Response> {
  const response = await fetch(address, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    priority: 'high',
    signal: startReadTimeout().signal,
  });
  return new Response(await response.arrayBuffer(), response);
}

/** A response for a visitor with a session could differ from the anonymous one. */
function isSignedIn(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.endsWith('-auth-token'));
  } catch {
    return false;
  }
}
