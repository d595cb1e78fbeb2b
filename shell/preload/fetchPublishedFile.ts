import type { PublishedFile } from 'shared/registry';
import { fileTimeoutMs } from '../src/federation/fileTimeoutMs.ts';

/**
 * Fetches a published file to its end, so that it is at hand when the page asks for it.
 *
 * Not by `<link rel="preload">`: such a request cannot be given up, and a section whose server hung
 * once would wait for it whenever it is asked for again.
 */
export async function fetchPublishedFile({ url, integrity }: PublishedFile): Promise<string> {
  const response = await fetch(url, {
    priority: 'high',
    signal: AbortSignal.timeout(fileTimeoutMs),
    ...(integrity === undefined ? {} : { integrity }),
  });
  return response.text();
}
