import type { PublishedFile, PublishedVersion } from 'shared/registry';
import { fileTimeoutMs } from '../../preload/fetchPublishedFile.ts';
import { RemoteError } from './RemoteError.ts';

/** Finds out why a script did not run, which its error event does not say, by fetching the file again. */
export async function diagnose(url: string, file: PublishedFile | undefined): Promise<RemoteError> {
  const unreachable = (cause?: unknown) => new RemoteError('unreachable', url, cause);
  if (!file?.integrity) return unreachable();
  try {
    const response = await fetchFile(url);
    if (!response.ok) return unreachable(response.status);
  } catch (cause) {
    return unreachable(cause);
  }
  try {
    await fetchFile(url, file.integrity);
    return unreachable();
  } catch (cause) {
    // Either the file differs from the published one, or the network failed just now.
    const isReachable = await fetchFile(url).then(
      (response) => response.ok,
      () => false,
    );
    return isReachable ? new RemoteError('integrity', url, cause) : unreachable(cause);
  }
}

function fetchFile(url: string, integrity = ''): Promise<Response> {
  return fetch(url, { integrity, signal: AbortSignal.timeout(fileTimeoutMs) });
}

/**
 * Why a view did not load. For a lazy chunk the bundler's error names the file only; the published hash
 * is in the release record beside the entry.
 */
export async function diagnoseChunk(
  cause: unknown,
  subject: string,
  version: PublishedVersion,
): Promise<RemoteError> {
  const error = RemoteError.from(cause, subject);
  const url = cause instanceof Error ? Reflect.get(cause, 'request') : undefined;
  if (error.failure !== 'unreachable' || typeof url !== 'string') return error;
  const integrity = await publishedIntegrity(version, url);
  if (integrity === undefined) return error;
  const { failure } = await diagnose(url, { url, integrity });
  return new RemoteError(failure, subject, cause);
}

async function publishedIntegrity(
  version: PublishedVersion,
  url: string,
): Promise<string | undefined> {
  try {
    const { readPublishedFiles } = await import('./publishedRelease.ts');
    const files = await readPublishedFiles(version);
    // The chunks of a retried entry carry its query.
    const withoutQuery = url.replace(/\?.*$/, '');
    return files.find((file) => file.url === withoutQuery)?.integrity;
  } catch {
    return undefined;
  }
}
