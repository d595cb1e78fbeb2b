import type { PageAddress, RemoteName } from 'shared/contract';
import { siteConfig } from 'shared/runtime';
import { prefetchData } from '../../preload/prefetchData.ts';
import { connectionTo } from './connection.ts';

/** What a pointer that moves about a link asks for once, and for how long, in milliseconds. */
const asked = new Set<string>();
const once = 60_000;

/**
 * Asks for what a section reads first at an address, as `shell/preload` does for the page that is
 * opened.
 */
export async function prefetchReads(
  remote: RemoteName,
  { pathname, search }: PageAddress,
): Promise<void> {
  const address = pathname + search;
  if (asked.has(address)) return;
  asked.add(address);
  setTimeout(() => asked.delete(address), once);
  try {
    const { version } = await connectionTo(remote);
    if (version.prefetch) {
      await prefetchData(version.prefetch, siteConfig().supabase, { pathname, search });
    }
  } catch {
    // Whoever follows the link is told what is wrong.
  }
}
