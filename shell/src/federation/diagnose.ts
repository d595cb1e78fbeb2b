import type { PublishedFile, PublishedVersion } from 'shared/registry';
import { RemoteError } from './RemoteError.ts';

/** How long one look may take, in milliseconds. */
const deadline = 8000;

/** A script's error event does not say why it did not run; one more look at the file does. */
export async function diagnose(url: string, file: PublishedFile | undefined): Promise<RemoteError> {
  if (!file?.integrity) return new RemoteError('unreachable', url);
  const options = { signal: AbortSignal.timeout(deadline) };
  try {
    const response = await fetch(url, options);
    if (!response.ok) return new RemoteError('unreachable', url, response.status);
    await fetch(url, { ...options, integrity: file.integrity });
    return new RemoteError('unreachable', url);
  } catch (cause) {
    const reached = await fetch(url, options).then(
      (response) => response.ok,
      () => false,
    );
    return new RemoteError(reached ? 'integrity' : 'unreachable', url, cause);
  }
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
