import type { PageLocation, RemoteName } from 'shared/contract';
import { siteConfig } from 'shared/runtime';
import { prefetchData } from '../../preload/prefetchData.ts';
import { connectionTo } from './connection.ts';

/** Addresses prefetched recently: a pointer may cross the same link many times. */
const recent = new Set<string>();
const recentMs = 60_000;

/** Prefetches what a section reads first at an address, as `shell/preload` does for the opened page. */
export async function prefetchReads(
  remote: RemoteName,
  { pathname, search }: PageLocation,
): Promise<void> {
  const address = pathname + search;
  if (recent.has(address)) return;
  recent.add(address);
  setTimeout(() => recent.delete(address), recentMs);
  try {
    const { version } = await connectionTo(remote);
    if (version.prefetch) {
      await prefetchData(version.prefetch, siteConfig().supabase, { pathname, search });
    }
  } catch {
    // The page reports the failure if the visitor follows the link.
  }
}
