import type { PublishedFile, PublishedVersion } from 'shared/registry';
import { fileTimeoutMs } from './fileTimeoutMs.ts';
import { RemoteError } from './RemoteError.ts';

/** A script's error event does not say why it did not run; looking at the file again does. */
export async function diagnose(url: string, file: PublishedFile | undefined): Promise<RemoteError> {
  const unreachable = (cause?: unknown) => new RemoteError('unreachable', url, cause);
  if (!file?.integrity) return unreachable();
  try {
    const response = await look(url);
    if (!response.ok) return unreachable(response.status);
  } catch (cause) {
    return unreachable(cause);
  }
  try {
    await look(url, file.integrity);
    return unreachable();
  } catch (cause) {
    // It is another file, or the line dropped between two looks.
    const isThere = await look(url).then(
      (response) => response.ok,
      () => false,
    );
    return isThere ? new RemoteError('integrity', url, cause) : unreachable(cause);
  }
}

function look(url: string, integrity = ''): Promise<Response> {
  return fetch(url, { integrity, signal: AbortSignal.timeout(fileTimeoutMs) });
}

/**
 * Why a lazy chunk did not load. The bundler only says which: what it should have been is in the
 * record beside the version's entry.
 */
export async function diagnoseChunk(
  cause: unknown,
  subject: string,
  version: PublishedVersion,
): Promise<RemoteError> {
  const error = RemoteError.from(cause, subject);
  const address = cause instanceof Error ? Reflect.get(cause, 'request') : undefined;
  if (error.failure !== 'unreachable' || typeof address !== 'string') return error;
  const integrity = await publishedHash(version, address);
  if (integrity === undefined) return error;
  const { failure } = await diagnose(address, { url: address, integrity });
  return new RemoteError(failure, subject, cause);
}

/** The hash that a file of a version was published with. */
async function publishedHash(
  version: PublishedVersion,
  address: string,
): Promise<string | undefined> {
  try {
    const { readPublishedFiles } = await import('./publishedRelease.ts');
    const files = await readPublishedFiles(version);
    // Chunks of an entry that was asked for again have its query.
    const plain = address.replace(/\?.*$/, '');
    return files.find((file) => file.address === plain)?.integrity;
  } catch {
    return undefined;
  }
}
