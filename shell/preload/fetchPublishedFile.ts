import type { PublishedFile } from 'shared/registry';

/** How long a published file may take. */
export const fileTimeoutMs = 8000;

/**
 * Fetches a published file to its end, so that the browser's cache has it when the page needs it.
 *
 * Not with `<link rel="preload">`: such a request cannot be aborted, and a section whose server hung once
 * would wait for it at every retry.
 */
export async function fetchPublishedFile(
  { url, integrity }: PublishedFile,
  priority: RequestPriority = 'high',
): Promise<string> {
  const response = await fetch(url, {
    priority,
    signal: AbortSignal.timeout(fileTimeoutMs),
    ...(integrity === undefined ? {} : { integrity }),
  });
  return response.text();
}
