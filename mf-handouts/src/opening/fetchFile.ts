import { fileLink } from './fileLink.ts';

/** The file is not where the table says, it is no readable PDF, or the request failed. */
export type FileFailure = 'missing' | 'damaged' | 'unreachable';

export class FileError extends Error {
  override readonly name = 'FileError';
  readonly reason: FileFailure;

  constructor(reason: FileFailure, cause?: unknown) {
    super(`The file is ${reason}`, { cause });
    this.reason = reason;
  }
}

/**
 * Fetches the file of a handout.
 *
 * @throws FileError, or the signal's reason when it is aborted.
 */
export async function fetchFile(fileUrl: string | null, signal: AbortSignal): Promise<Blob> {
  const url = await fileLink(fileUrl);
  signal.throwIfAborted();
  if (url === undefined) throw new FileError('missing');
  try {
    const response = await fetch(url, { signal });
    // Supabase Storage responds with 400 when the object does not exist.
    if (response.status >= 400 && response.status < 500) throw new FileError('missing');
    if (!response.ok) throw new FileError('unreachable');
    return await response.blob();
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof FileError ? cause : new FileError('unreachable', cause);
  }
}
