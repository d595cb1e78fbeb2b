import type { SiteConfig } from 'shared/config';
import type { PublishedFile } from 'shared/registry';
import { deadlineOfRead } from 'shared/rows';
import { fetchPublished } from './fetchPublished.ts';
import { firstReadsAt } from './firstReads.ts';

/**
 * Asks the backend for what a section will read first at this address. The answers wait in
 * `earlyReads` until the page's client takes them.
 *
 * @param config The id of the page's configuration.
 */
export async function readAhead(file: PublishedFile, config: string): Promise<void> {
  // The worker tells the page how old a kept answer is, and the page does not listen yet.
  if (navigator.serviceWorker?.controller || isSignedIn()) return;
  try {
    const all = JSON.parse(await fetchPublished(file));
    const { supabase }: SiteConfig = JSON.parse(document.getElementById(config)?.textContent ?? '');
    for (const read of firstReadsAt(all, location)) {
      const address = `${supabase.url}/rest/v1/${read}`;
      if (globalThis.earlyReads?.has(address)) continue;
      const answer = readOnce(address, supabase.publishableKey);
      // Whoever takes it says what is wrong with it.
      answer.catch(() => {});
      globalThis.earlyReads?.set(address, answer);
    }
  } catch {
    // The section reads for itself, and says what is wrong.
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
