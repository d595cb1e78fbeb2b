import { safeHref } from 'shared/format';
import { z } from 'zod';
import { type Answer, ask, jsonOf } from './ask.ts';
import { networkCode } from './networkFailure.ts';

/** A file as its two ends: enough to know what it is, without loading hundreds of them. */
export type OpenedFile = {
  readonly start: string;
  readonly end: string;
  readonly contentType: string;
  /** In bytes; undefined when the server does not say. */
  readonly size: number | undefined;
};

/** The address does not open; the message says what the server or the network answered. */
export class DeadLink extends Error {
  override readonly name = 'DeadLink';
}

/** What stands there is no address that a link of the site may have. */
export class UnusableLink extends Error {
  override readonly name = 'UnusableLink';
}

const endLength = 1024;
const patience = 15_000;
const storageRefusal = z.object({ statusCode: z.coerce.string(), message: z.string() });

/**
 * Opens an address as a browser would, its first and its last kilobyte.
 *
 * @throws DeadLink, UnusableLink
 */
export async function openFile(text: string): Promise<OpenedFile> {
  const address = safeHref(text);
  // A path of the site itself is allowed there; yet no content lives there, so it is a mistake.
  if (address === undefined || address.startsWith('/')) throw new UnusableLink(text);
  const start = await part(address, `bytes=0-${endLength - 1}`);
  const size = sizeOf(start);
  const isComplete = size !== undefined && size <= start.bytes.byteLength;
  const end = isComplete ? start : await part(address, `bytes=-${endLength}`);
  return {
    start: latin(start.bytes.slice(0, endLength)),
    end: latin(end.bytes.slice(-endLength)),
    contentType: start.headers.get('content-type') ?? '',
    size,
  };
}

async function part(address: string, range: string): Promise<Answer> {
  const answer = await ask(address, { headers: { range } }, patience).catch((error: unknown) =>
    Promise.reject(new DeadLink(networkCode(error))),
  );
  // An empty file has no first kilobyte (416): it opens, and shows nothing.
  if (answer.status >= 300 && answer.status !== 416) throw new DeadLink(refusalOf(answer));
  return answer;
}

function latin(bytes: ArrayBuffer): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** In bytes, of the whole file. */
function sizeOf({ status, headers }: Answer): number | undefined {
  const text =
    status === 206
      ? headers.get('content-range')?.split('/').at(-1)
      : headers.get('content-length');
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The storage hides a 404 in the body of a 400. */
function refusalOf(answer: Answer): string {
  const told = storageRefusal.safeParse(jsonOf(answer));
  if (told.success) return `${told.data.statusCode} ${told.data.message}`;
  return `${answer.status} ${answer.statusText}`.trim();
}
