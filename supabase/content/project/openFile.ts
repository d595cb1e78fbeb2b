import { safeHref } from 'shared/format';
import { z } from 'zod';
import { type BufferedResponse, fetchWithRetry, parseBody } from './fetchWithRetry.ts';
import { networkCode } from './networkFailure.ts';

/** The first and last kilobyte of a file, enough to recognise its type without loading it. */
export type OpenedFile = {
  readonly start: string;
  readonly end: string;
  readonly contentType: string;
  /** In bytes; undefined when the server does not say. */
  readonly size: number | undefined;
};

/** The URL does not open; the message is the server's or the network's error. */
export class DeadLink extends Error {
  override readonly name = 'DeadLink';
}

/** The text is not a URL that the site would link to. */
export class UnusableLink extends Error {
  override readonly name = 'UnusableLink';
}

const rangeBytes = 1024;
const timeoutMs = 15_000;
const storageRefusal = z.object({ statusCode: z.coerce.string(), message: z.string() });

/**
 * Reads the first and the last kilobyte of a file.
 *
 * @throws DeadLink, UnusableLink
 */
export async function openFile(text: string): Promise<OpenedFile> {
  const url = safeHref(text);
  // The site allows paths of its own, but no content is stored there.
  if (url === undefined || url.startsWith('/')) throw new UnusableLink(text);
  const start = await part(url, `bytes=0-${rangeBytes - 1}`);
  const size = sizeOf(start);
  const isComplete = size !== undefined && size <= start.bytes.byteLength;
  // Not every bucket understands a range that counts from the end.
  const last =
    size === undefined ? `-${rangeBytes}` : `${Math.max(0, size - rangeBytes)}-${size - 1}`;
  const end = isComplete ? start : await part(url, `bytes=${last}`);
  return {
    start: latin(start.bytes.slice(0, rangeBytes)),
    end: latin(end.bytes.slice(-rangeBytes)),
    contentType: start.headers.get('content-type') ?? '',
    size,
  };
}

async function part(url: string, range: string): Promise<BufferedResponse> {
  const answer = await fetchWithRetry(url, { headers: { range } }, timeoutMs).catch(
    (error: unknown) => Promise.reject(new DeadLink(networkCode(error))),
  );
  // 416 is an empty file, which opens.
  if (answer.status >= 300 && answer.status !== 416) throw new DeadLink(refusalOf(answer));
  return answer;
}

function latin(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** The size of the whole file in bytes. */
function sizeOf({ status, headers }: BufferedResponse): number | undefined {
  const text =
    status === 206
      ? headers.get('content-range')?.split('/').at(-1)
      : headers.get('content-length');
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The storage reports a 404 in the body of a 400. */
function refusalOf(answer: BufferedResponse): string {
  const refusal = storageRefusal.safeParse(parseBody(answer));
  if (refusal.success) return `${refusal.data.statusCode} ${refusal.data.message}`;
  return `${answer.status} ${answer.statusText}`.trim();
}
