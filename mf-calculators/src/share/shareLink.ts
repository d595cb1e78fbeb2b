import { type CalculatorType, calculatorParam } from '../calculatorTypes.ts';
import { parseSnapshot, type Snapshot } from '../persistence/snapshot.ts';

/** The fragment's parameter that carries the data. */
const fragmentParam = 'dati';
/** No link of ours is longer; larger data is refused before it is unpacked. */
const maxDataLength = 12_000;
const maxBytes = 100_000;

/**
 * The URL that shows these grades. They are in its fragment, which browsers never send to a server.
 *
 * @param page The URL of the home page, without query or fragment.
 */
export async function shareLink(
  page: string,
  type: CalculatorType,
  snapshot: Snapshot,
): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(snapshot));
  const packed = await through(bytes, new CompressionStream('deflate-raw'));
  return `${page}?${calculatorParam}=${type}#${fragmentParam}=${toBase64Url(packed)}`;
}

/** The data of a fragment such as `#dati=…`; null when it carries none. */
export function sharedData(hash: string): string | null {
  return hash.startsWith(`#${fragmentParam}=`) ? hash.slice(fragmentParam.length + 2) : null;
}

/** @returns null for data that {@link shareLink} did not write: cut off, altered or too large. */
export async function readShared(data: string): Promise<Snapshot | null> {
  if (data.length > maxDataLength) return null;
  try {
    const bytes = await through(fromBase64Url(data), new DecompressionStream('deflate-raw'));
    return parseSnapshot(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}

/** Only the chosen course: a link must not tell which others were tried. */
export function shareable(snapshot: Snapshot): Snapshot {
  const { course, courses } = snapshot;
  const chosen = Object.entries(courses).filter(([name]) => name === course);
  return { ...snapshot, courses: Object.fromEntries(chosen) };
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    // A short text can be packed so that it unpacks to gigabytes.
    if (size > maxBytes) throw new RangeError('Too much shared data.');
    parts.push(read.value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
