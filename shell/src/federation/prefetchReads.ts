import type { RemoteName } from 'shared/contract';
import { siteConfig } from 'shared/runtime';
import { readAhead } from '../../early/readAhead.ts';
import { connectionTo } from './connection.ts';

const asked = new Set<string>();

/**
 * Asks for what a section reads first at an address, as `shell/early` does for the page that is
 * opened: once in this page, for what is read again is in the page's own memory.
 */
export async function prefetchReads(
  remote: RemoteName,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const address = pathname + search;
  if (asked.has(address)) return;
  asked.add(address);
  try {
    const { version } = await connectionTo(remote);
    if (version.firstReads) {
      await readAhead(version.firstReads, siteConfig().supabase, { pathname, search });
    }
  } catch {
    // Whoever follows the link is told what is wrong.
    asked.delete(address);
  }
}
