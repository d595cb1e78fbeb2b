import { fileLink } from './fileLink.ts';

/** The file is not where the table says, it is no readable PDF, it needs a password, or the request failed. */
export type FileFailure = 'missing' | 'damaged' | 'protected' | 'unreachable';

export class FileError extends Error {
  override readonly name = 'FileError';
  readonly reason: FileFailure;

  constructor(reason: FileFailure, cause?: unknown) {
    super(`The file is ${reason}`, { cause });
    this.reason = reason;
  }
}

/** How much must arrive at least in a while: with less, a server has stopped sending, or never ends. */
const progress = { bytes: 2 ** 16, ms: 20_000 };
const mostBytes = 2 ** 28;

/**
 * Fetches the file of a handout.
 *
 * @throws FileError, or the signal's reason when it is aborted.
 */
export async function fetchFile(fileUrl: string | null, signal: AbortSignal): Promise<Blob> {
  const url = await fileLink(fileUrl);
  signal.throwIfAborted();
  if (url === undefined) throw new FileError('missing');
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  let arrived = 0;
  let size = 0;
  const check = setInterval(() => {
    if (arrived < progress.bytes) stop();
    arrived = 0;
  }, progress.ms);
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      arrived += chunk.byteLength;
      size += chunk.byteLength;
      if (size > mostBytes) stop();
      controller.enqueue(chunk);
    },
  });
  signal.addEventListener('abort', stop, { once: true });
  try {
    const response = await fetch(url, { signal: stopping.signal });
    // Supabase Storage responds with 400 when the object does not exist.
    if (response.status >= 400 && response.status < 500) throw new FileError('missing');
    if (!response.ok) throw new FileError('unreachable');
    const { headers, body } = response;
    return await new Response(body?.pipeThrough(count) ?? null, { headers }).blob();
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof FileError ? cause : new FileError('unreachable', cause);
  } finally {
    clearInterval(check);
    signal.removeEventListener('abort', stop);
  }
}
