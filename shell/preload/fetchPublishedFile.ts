import type { PublishedFile } from 'shared/registry';
import { fileTimeoutMs } from '../src/federation/fileTimeoutMs.ts';

/**
 * Fetches a published file into the HTTP cache.
 *
 * Not by `<link rel="preload">`, whose request cannot be aborted: if the server hangs, later requests for
 * the file would wait for it.
 */
export async function fetchPublishedFile({ url, integrity }: PublishedFile): Promise<string> {
  const response = await fetch(url, {
    priority: 'high',
    signal: AbortSignal.timeout(fileTimeoutMs),
    ...(integrity === undefined ? {} : { integrity }),
  });
  return response.text();
}
