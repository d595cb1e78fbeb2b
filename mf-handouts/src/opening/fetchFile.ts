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

/** How much of a file has arrived, in bytes. */
export interface Arrived {
  bytes: number;
  /** Undefined while the server has not said it. */
  of: number | undefined;
}

type OnArrived = (arrived: Arrived) => void;

/** How much must arrive at least in a while: with less, a server has stopped sending, or never ends. */
const progress = { bytes: 2 ** 16, ms: 20_000 };
const mostBytes = 2 ** 28;

/** A response with its whole body. */
interface Received {
  content: Blob;
  status: number;
  headers: Headers;
}

/**
 * Fetches a URL, or a range of it.
 *
 * @throws FileError, or the signal's reason when it is aborted.
 */
async function receive(
  url: string,
  signal: AbortSignal,
  { range, onArrived }: { range?: string; onArrived?: OnArrived | undefined } = {},
): Promise<Received> {
  const stopping = new AbortController();
  const stop = () => stopping.abort();
  let recent = 0;
  let bytes = 0;
  let of: number | undefined;
  const check = setInterval(() => {
    if (recent < progress.bytes) stop();
    recent = 0;
  }, progress.ms);
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      recent += chunk.byteLength;
      bytes += chunk.byteLength;
      if (bytes > mostBytes) stop();
      onArrived?.({ bytes, of });
      controller.enqueue(chunk);
    },
  });
  signal.addEventListener('abort', stop, { once: true });
  try {
    const init = range === undefined ? {} : { headers: { range } };
    const response = await fetch(url, { ...init, signal: stopping.signal });
    const { status, headers, body } = response;
    // Supabase Storage responds with 400 when the object does not exist.
    if (status >= 400 && status < 500 && status !== 416) throw new FileError('missing');
    if (!response.ok) throw new FileError('unreachable');
    of = sizeOf(response);
    const content = await new Response(body?.pipeThrough(count) ?? null, { headers }).blob();
    return { content, status, headers };
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof FileError ? cause : new FileError('unreachable', cause);
  } finally {
    clearInterval(check);
    signal.removeEventListener('abort', stop);
  }
}

/** The size of the whole file in bytes, where the response says it. */
function sizeOf({ status, headers }: { status: number; headers: Headers }): number | undefined {
  const size =
    status === 206
      ? headers.get('content-range')?.split('/').at(-1)
      : headers.get('content-length');
  return size && /^\d+$/.test(size) ? Number(size) : undefined;
}

async function linkOf(fileUrl: string | null, signal: AbortSignal): Promise<string> {
  const url = await fileLink(fileUrl);
  signal.throwIfAborted();
  if (url === undefined) throw new FileError('missing');
  return url;
}

/**
 * Fetches the file of a handout.
 *
 * @throws FileError, or the signal's reason when it is aborted.
 */
export async function fetchFile(fileUrl: string | null, signal: AbortSignal): Promise<Blob> {
  return (await receive(await linkOf(fileUrl, signal), signal)).content;
}

/** A file of which only the beginning was fetched. */
export interface PartialFile {
  /** In bytes. */
  size: number;
  start: Blob;
  /** Fetches the bytes from `begin` up to, but without, `end`. */
  read: (begin: number, end: number, signal: AbortSignal) => Promise<Blob>;
}

/** Smaller files come whole with the first request. */
const startBytes = 2 ** 19;

/**
 * Fetches a file, or only its beginning when it is large and its server answers ranges.
 *
 * @throws FileError, or the signal's reason when it is aborted.
 */
export async function fetchStart(
  fileUrl: string | null,
  signal: AbortSignal,
  onArrived: OnArrived,
): Promise<Blob | PartialFile> {
  const url = await linkOf(fileUrl, signal);
  const whole = async () => (await receive(url, signal, { onArrived })).content;
  const range = `bytes=0-${startBytes - 1}`;
  const first = await receive(url, signal, { range, onArrived }).catch((cause: unknown) => {
    // A server may refuse the header, and an empty file has no range.
    if (cause instanceof FileError && cause.reason === 'unreachable') return undefined;
    throw cause;
  });
  if (first?.status === 200) return first.content;
  const size = first && sizeOf(first);
  // The viewer reserves as much memory as the server says.
  if (size !== undefined && size > mostBytes) throw new FileError('unreachable');
  if (!first || size === undefined) return whole();
  if (size <= first.content.size) return first.content;
  const read = async (begin: number, end: number, reading: AbortSignal) => {
    const part = await receive(url, reading, { range: `bytes=${begin}-${end - 1}` });
    if (part.content.size !== end - begin) throw new FileError('unreachable');
    return part.content;
  };
  return { size, start: first.content, read };
}
