import type { SiteConfig } from 'shared/config';
import type { PageAddress } from 'shared/contract';
import type { PublishedFile } from 'shared/registry';
import { deadlineOfRead, readEarly } from 'shared/rows';
import { fetchPublished } from './fetchPublished.ts';
import { firstReadsAt } from './firstReads.ts';

/**
 * Asks the backend for what a section will read first at an address. The answers wait until the
 * page's client takes them (`shared/src/rows/earlyReads.ts`).
 *
 * @param file The section's `firstReads.json`, as it was published.
 */
export async function readAhead(
  file: PublishedFile,
  { url, publishableKey }: SiteConfig['supabase'],
  address: PageAddress,
): Promise<void> {
  if (isSignedIn()) return;
  for (const read of firstReadsAt(JSON.parse(await fetchPublished(file)), address)) {
    readEarly(`${url}/rest/v1/${read}`, (whole) => readOnce(whole, publishableKey));
  }
}

/** Read to its end here, so that who takes it late need not wait for its body. */
async function readOnce(address: string, key: string): Promise<Response> {
  const response = await fetch(address, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    priority: 'high',
    signal: deadlineOfRead().signal,
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
